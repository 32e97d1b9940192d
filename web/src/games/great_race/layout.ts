// Where the map and the desk stand, and how large the map is under its lens.
import { HIGH, PITCH, WIDE } from "./geometry";

export const SHEET = { wide: WIDE, high: HIGH, side: PITCH, small: 41 };

/** Where the page itself is one column, the desk stands under the map. */
export const NARROW = "(max-width: 47.5em), (max-width: 60em) and (orientation: portrait)";

const DESK = 330; // pixels: as narrow as the desk may be beside the map,
const SHARE = 0.52; // or this part of a board that is small itself

/** How wide the map is beside the desk: as high as it can be, and whole. */
export const mapWide = (wide: number, high: number) =>
  Math.max(160, Math.round(Math.min(wide - Math.min(DESK, wide * SHARE), (high * WIDE) / HIGH)));
