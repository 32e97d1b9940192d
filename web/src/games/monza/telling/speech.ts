// What children hear: the colour of a die that is laid, and the colours that a throw brings.
import type { Words } from "../../room";
import type { View } from "../view";
import { COLOURS } from "../track/track";

/** Say what has just happened, if somebody listens. */
export function tell(before: View | null, view: View, words: Words, speak?: (text: string) => void): void {
  const colours = heard(before, view);
  if (speak && colours.length) speak(colours.map((colour) => words("of-colour", { colour })).join(", "));
}

/** The colours to be said, each once. */
export function heard(before: View | null, view: View): string[] {
  if (!before) return [];
  const { thrown } = view;
  if (thrown && thrown.n > (before.thrown?.n ?? -1)) return [...COLOURS].filter((c) => thrown.dice.includes(c));
  const [, colour] = /^\+?([RYGBPW])>/.exec(view.last?.move ?? "") ?? [];
  const isUndone = view.laid.length < before.laid.length && !view.last?.went.length;
  return colour && !isUndone ? [colour] : [];
}
