// A knock of wood when a piece comes to rest; made here, nothing is downloaded.

let audio: AudioContext | null = null;

export function knock(): void {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return; // a browser is silent until a first click
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const loud = audio.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(240, now);
  tone.frequency.exponentialRampToValueAtTime(90, now + 0.08);
  loud.gain.setValueAtTime(0.25, now);
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  tone.connect(loud).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.15);
}
