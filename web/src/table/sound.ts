// A knock of wood when a piece comes to rest; made here, nothing is downloaded.

let audio: AudioContext | null = null;

export function knock(): void {
  audio ??= new AudioContext();
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
