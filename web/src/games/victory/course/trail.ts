// What the cars drove: the lines that are drawn and numbered, and the marks where a turn came to nothing.
import type { View } from "../view";

export interface Leg {
  seat: number;
  path: string[]; // the points it passes
  n: number; // which line of its turn it is
}

export const isPoint = (name: string, tiles: number) => /^\d+\.[1-9]$/.test(name) && Number.parseInt(name, 10) < tiles;

/** The lines of the others' last turns; where they have not driven since, those of our own turn. */
export function legsOf(view: View, own: { seat: number; path: string[] }[]): Leg[] {
  const others = view.trail.filter(({ path }) => path.length > 1);
  const driven = others.length ? others : own;
  return driven.map(({ seat, path }, i) => {
    const before = driven.slice(0, i).filter((leg) => leg.seat === seat);
    return { seat, path, n: before.length + 1 };
  });
}

/** Where cars have dropped out. */
export const wrecksOf = (view: View) => view.trail.flatMap(({ seat, fell }) => fell.map((at) => ({ seat, at })));

/** Cars that stayed where they stood, though they threw: they missed the turn, or no line was open. */
export const stoodStill = (view: View) =>
  view.trail.flatMap(({ seat, at, missed, lapsed, path }) =>
    at && !path.length && (missed || lapsed) ? [{ seat, at, missed }] : [],
  );
