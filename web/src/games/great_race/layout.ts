// Where the map and the desk stand, and how large the map is under its lens.
import { HIGH, PITCH, WIDE } from "./map/geometry";

export const SHEET = { wide: WIDE, high: HIGH, side: PITCH, small: 41 };

/** Where the page itself is one column, the desk stands under the map. */
export const NARROW =
  "(max-width: 34em), (max-width: 47.5em) and (min-height: 34em), (max-width: 60em) and (orientation: portrait)";

/** Low and not wide: text enlarged, or a small phone lying on its side. */
export const LOW = "(max-height: 34em) and (min-width: 34em) and (max-width: 47.5em) and (orientation: landscape)";

const LEAST = 400; // pixels, as if text had its usual size: in less the desk stands under the map
const DESK = 330; // as narrow as the desk may be beside the map,
const SHARE = 0.52; // or this part of a board that is small itself
const NEAR = 0.38; // the part of a low board that is the map's, where it comes near

/** Whether map and desk beside each other would both be too narrow; unknown before the board is measured. */
export const isTight = (wide: number) => wide > 0 && wide < LEAST;

/** How wide the map is beside the desk: as high as it can be, and whole; where it comes near, a part of the board. */
export const mapWide = (wide: number, high: number, near: boolean) =>
  near
    ? Math.round(wide * NEAR)
    : Math.max(160, Math.round(Math.min(wide - Math.min(DESK, wide * SHARE), (high * WIDE) / HIGH)));
