// What is inlaid in a square: a crown, the number of a die that starts there, or the diamond of the centre.
import type { View } from "./view";

export type Sign = "king" | "goal" | "centre" | number; // "goal": the centre where it wins; a number: a home square

type Printed = Pick<View, "kings" | "centre" | "home" | "options">;

/** The sign of a square, if it has one. */
export function signOf(square: string, view: Printed): Sign | null {
  if (view.kings.includes(square)) return "king";
  if (square === view.centre) return centreOf(view);
  return view.home[square] ?? null;
}

/** A king wins on the centre in the short game only (T5.6). */
export const centreOf = ({ options }: Pick<View, "options">): Sign => (options.short ? "goal" : "centre");
