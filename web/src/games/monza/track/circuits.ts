// The two sides of the board as shapes: a stadium for the oval, a winding line for the long track.
import type { Corner } from "./line";

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A stadium as long as its area, rounder than a box and roomier than a ring. */
export function oval({ x, y, w, h }: Area): Corner[] {
  const r = 0.43 * Math.min(w, h);
  const corners = [
    { x, y, r },
    { x: x + w, y, r },
    { x: x + w, y: y + h, r },
    { x, y: y + h, r },
  ];
  return w >= h ? corners : [corners[3]!, ...corners.slice(0, 3)]; // the start lies on the longer side
}

// as parts of the area, in driving order, from the lower left: up the start straight, a loop, down, and home by an S
const WINDING: [number, number, number][] = [
  [0, 1, 104],
  [0, 0, 95],
  [0.35, 0, 95],
  [0.35, 0.57, 82],
  [0.65, 0.57, 82],
  [0.65, 0, 95],
  [1, 0, 95],
  [1, 1, 104],
  [0.7, 1, 90],
  [0.58, 0.9, 90],
  [0.38, 0.9, 90],
  [0.26, 1, 90],
];

export function winding({ x, y, w, h }: Area): Corner[] {
  return WINDING.map(([across, down, r]) => ({ x: x + across * w, y: y + down * h, r }));
}
