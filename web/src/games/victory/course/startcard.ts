// The start card lies outside against the road, beside the line, wherever no tile is in its way.
import { AHEAD, middleOf, outside, TILE, type Spot } from "./geometry";
import type { Tile } from "../view";

export interface Card extends Spot {
  turn: number; // degrees; 0 with the road above it
  drives: 1 | -1; // whether the driving direction is at the right hand of one who looks at the road, or at the left
}
const OUT = TILE / 2 + 15; // from the middle of the road
const BESIDE = 21; // from the line

/** On the outer side if there is room, and rather before the line than behind it. */
export function startCard(tiles: Tile[]): Card {
  const [first] = tiles as [Tile];
  const [on, over] = [AHEAD[first.entered]!, AHEAD[(first.entered + 1) % 4]!];
  const taken = new Set(tiles.map(({ x, y }) => `${x} ${y}`));
  const best = outside(tiles);
  const wishes = [best, -best].flatMap((side) => [-1, 1].map((ahead) => ({ side: side as 1 | -1, ahead })));
  const isFree = ({ side, ahead }: (typeof wishes)[number]) => !taken.has(placeOf(first, side, ahead));
  const { side, ahead } = wishes.find(isFree) ?? wishes[0]!;
  const line = middleOf(first);
  const along = -TILE / 2 + ahead * BESIDE;
  return {
    x: line.x + on.x * along + over.x * side * OUT,
    y: line.y + on.y * along + over.y * side * OUT,
    turn: 90 * first.entered - 90 * side,
    drives: side,
  };
}

/** The place beside the first tile, or beside the place before it. */
function placeOf({ x, y, entered }: Tile, side: number, ahead: number): string {
  const [on, over] = [AHEAD[entered]!, AHEAD[(entered + 1) % 4]!];
  const back = ahead < 0 ? 1 : 0;
  return `${x + over.x * side - on.x * back} ${y - over.y * side + on.y * back}`;
}
