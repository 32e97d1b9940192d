// The moves on offer as they travel: those that differ in their last click alone stand together, "*" for that click.
import type { Choice } from "../games/room";
import type { Folded } from "../protocol";

/** The moves one by one. */
export const unfold = (folded: Folded[]): Choice[] => folded.flatMap(spread);

function spread({ last, ...shape }: Folded): Choice[] {
  if (!last) return [shape as Choice];
  return last.map((click) => ({
    ...(shape as Choice),
    move: shape.move.replaceAll("*", () => click),
    clicks: [...shape.clicks, click],
  }));
}
