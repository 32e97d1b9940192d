// How far a piece that is looked at could go, read from the view: "D4 D7-9" are D4 and what is empty from D7 to D9.
import type { Piece, View } from "../view";

export interface Range {
  at: string;
  side: number;
  goals: string[]; // empty squares
  attacks: [square: string, rule: number][]; // 3 is fire
}

/** What the piece on a square could do with one move. */
export const rangeOf = (at: string, { side }: Piece, view: View): Range => ({
  at,
  side,
  goals: (view.ranges[at] ?? "").split(" ").flatMap(spread).filter(isEmpty(view)),
  attacks: Object.entries(view.attacks[at] ?? {}),
});

/** The squares from the first to the last one of a run. */
export function spread(run: string): string[] {
  const [first, last] = run.split("-") as [string, string?];
  const from = Number(first.slice(1));
  const count = first ? Number(last ?? from) - from + 1 : 0;
  return Array.from({ length: count }, (_, i) => `${first[0]}${from + i}`);
}

const isEmpty = (view: View) => {
  const taken = new Set(view.pieces.map(({ square }) => square));
  return (square: string) => !taken.has(square);
};
