// Where the map and the desk stand, and how large the map is under its lens.
import { HIGH, SIDE, WIDE } from "./map/geometry";

export const SHEET = { wide: WIDE, high: HIGH, side: SIDE, small: 34 };

const [DESK, LOW] = [208, 150]; // pixels that the desk takes beside the map, or under it

/** Whether the map is larger with the desk beside it than with the desk under it. */
export function isBeside(wide: number, high: number): boolean {
  const beside = Math.min((wide - DESK) / WIDE, high / HIGH);
  return beside > Math.min(wide / WIDE, (high - LOW) / HIGH);
}
