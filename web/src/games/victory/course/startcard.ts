// The start card lies against the outer line of the road with its arrow at a point by the line, wherever no tile is in its way (V2.7).
import { AHEAD, middleOf, outside, TILE, UNIT, type Spot } from "./geometry";
import type { Tile } from "../view";

export interface Card extends Spot {
  turn: number; // degrees; 0 with the road above it
  at: Spot; // the point that its arrow points at
}
export const DEEP = 40; // from the tip of its arrow to its far edge
const GAP = 6; // between that tip and the point
const OUT = UNIT + GAP + DEEP / 2; // from the middle of the road

/** On the outer side if there is room, and rather at the first row behind the line than at the one before it. */
export function startCard(tiles: Tile[]): Card {
  const [first] = tiles as [Tile];
  const [on, over] = [AHEAD[first.entered]!, AHEAD[(first.entered + 1) % 4]!];
  const taken = new Set(tiles.map(({ x, y }) => `${x} ${y}`));
  const best = outside(tiles);
  const wishes = [best, -best].flatMap((side) => [1, -1].map((ahead) => ({ side: side as 1 | -1, ahead })));
  const isFree = ({ side, ahead }: (typeof wishes)[number]) => !taken.has(placeOf(first, side, ahead));
  const { side, ahead } = wishes.find(isFree) ?? wishes[0]!;
  const middle = middleOf(first);
  const along = (ahead * UNIT - TILE) / 2;
  const beside = (out: number): Spot => ({
    x: middle.x + on.x * along + over.x * side * out,
    y: middle.y + on.y * along + over.y * side * out,
  });
  return { ...beside(OUT), turn: 90 * (first.entered - side), at: beside(UNIT) };
}

/** The place beside the first tile, or beside the place before it. */
function placeOf({ x, y, entered }: Tile, side: number, ahead: number): string {
  const [on, over] = [AHEAD[entered]!, AHEAD[(entered + 1) % 4]!];
  const back = ahead < 0 ? 1 : 0;
  return `${x + over.x * side - on.x * back} ${y - over.y * side + on.y * back}`;
}
