// Words said aloud by the browser, in the language of the page.
import { language } from "../words.svelte";

export const canSpeak = typeof speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

/** The newest word counts: what is still being said is broken off. */
export function speak(text: string): void {
  if (!canSpeak) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language();
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
