// The die: where its pips lie, which throws are laid beside it, and how long one is watched.
import type { View } from "./view";

export interface Spot {
  x: number;
  y: number;
}

type Thrown = Pick<View, "thrown">;

export const TUMBLE = 2; // steps that a throw rolls
const BESIDE = 18; // earlier throws of a turn that find room
const ROW = 6;
const PITCH = 32; // from one small die to the next

const [LEFT, MIDDLE, RIGHT] = [-0.5, 0, 0.5];
const CORNERS: Spot[][] = [
  [
    { x: RIGHT, y: LEFT },
    { x: LEFT, y: RIGHT },
  ],
  [
    { x: LEFT, y: LEFT },
    { x: RIGHT, y: RIGHT },
  ],
  [
    { x: LEFT, y: MIDDLE },
    { x: RIGHT, y: MIDDLE },
  ],
];

/** The pips of a face, from -1 to 1: pairs of them, and one in the middle where the number is odd. */
export function pips(face: number): Spot[] {
  const pairs = CORNERS.slice(0, Math.floor(face / 2)).flat();
  return face % 2 ? [...pairs, { x: MIDDLE, y: MIDDLE }] : pairs;
}

/** The earlier throws of a turn, the latest of them, and where each lies; the middle of the rows is 0. */
export function beside(thrown: number[]): (Spot & { face: number })[] {
  const earlier = thrown.slice(0, -1).slice(-BESIDE);
  const top = -((Math.ceil(earlier.length / ROW) - 1) * PITCH) / 2;
  return earlier.map((face, i) => ({ face, x: (i % ROW) * PITCH, y: top + Math.floor(i / ROW) * PITCH }));
}

/** How long the way from one view to the next is watched: a throw rolls, a word is heard at once. */
export const steps = (before: Thrown, view: Thrown): number => (isThrow(before, view) ? TUMBLE : 0);

/** Whether the die has been thrown since. */
export const isThrow = (before: Thrown | null, view: Thrown): boolean =>
  before !== null && view.thrown.length > 0 && before.thrown.join() !== view.thrown.join();
