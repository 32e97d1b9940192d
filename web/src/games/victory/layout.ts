// How the board is laid on the screen: the course as large as it can be, with the dice and the lap sheet beside or under it.
import { boundsOf, type Box } from "./course/geometry";
import { cardBox } from "./course/scenery";
import type { Tile } from "./view";

export const RIM = 16; // landscape around the tiles at least
export const SLIM = 520; // below this many pixels everything beside the course is small
export const ROOMY = 800; // from here on the crosses have room beside the dice

/** What must be seen of a course: its tiles and the start card. */
export function frameOf(tiles: Tile[]): Box {
  const all = boundsOf(tiles, RIM);
  const card = cardBox(tiles);
  const [x, y] = [Math.min(all.x, card.x - 4), Math.min(all.y, card.y - 4)];
  return {
    x,
    y,
    w: Math.max(all.x + all.w, card.x + card.w + 4) - x,
    h: Math.max(all.y + all.h, card.y + card.h + 4) - y,
  };
}

/** The tiles on which these points lie, for a picture of a part. */
export const partOf = (tiles: Tile[], points: string[]): Box =>
  boundsOf(
    tiles.filter((_, n) => points.some((point) => point.startsWith(`${n}.`))),
    RIM,
  );

/** Whether the crosses stand beside the dice on a small desk: the lap sheet of a few cars is short enough to lie below. */
export const isFlat = (wide: number, seats: number): boolean => wide < SLIM && seats < 5;

/** How high the desk is under the course: the dice and what is to be chosen, or the lap sheet below the cars. */
export function deskHigh(wide: number, seats: number): number {
  const sheet = 22 + 22 * (seats + 1);
  if (isFlat(wide, seats)) return 98 + Math.max(106, sheet);
  if (wide < SLIM) return 36 + Math.max(192, sheet);
  return Math.max(wide < ROOMY ? 204 : 164, 38 + sheet);
}

/** Whether the course is larger with the desk beside it than with the desk under it. */
export function isBeside(frame: Box, wide: number, high: number, seats: number): boolean {
  const slim = wide < SLIM;
  const [desk, low] = [slim ? 152 : 250, deskHigh(wide, seats)];
  const beside = Math.min((wide - desk) / frame.w, high / frame.h);
  const under = Math.min(wide / frame.w, (high - low) / frame.h);
  return beside > under;
}

/** The frame made as wide or as high as its box on the screen, so that the landscape fills it. */
export function filled(frame: Box, wide: number, high: number): Box {
  if (!wide || !high) return frame;
  const scale = Math.min(wide / frame.w, high / frame.h);
  const [w, h] = [wide / scale, high / scale];
  return { x: frame.x - (w - frame.w) / 2, y: frame.y - (h - frame.h) / 2, w, h };
}
