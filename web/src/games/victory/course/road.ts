// The road on a tile: straight on or round a corner, drawn as a driver sees it who comes from below.
import { AHEAD, middleOf, TILE, type Spot } from "./geometry";
import type { Tile } from "../view";

const HALF = TILE / 2;
export const VERGE = 7; // grass beside the road
const EDGE = HALF - VERGE; // from the middle of a tile to the edge of its road
const ROUND = 26; // of the outer corner

/** 1 for a bend to the right, -1 to the left, 0 for straight on. */
export const bendOf = ({ entered, left }: Tile) => (((left - entered + 5) % 4) - 1) as -1 | 0 | 1;

export const turnOf = (tile: Tile) => {
  const { x, y } = middleOf(tile);
  return `translate(${x} ${y}) rotate(${90 * tile.entered})${bendOf(tile) < 0 ? " scale(-1 1)" : ""}`;
};

/** The asphalt of a tile. */
export const surface = (tile: Tile) =>
  bendOf(tile)
    ? `M${-EDGE} ${HALF}V${ROUND - EDGE}A${ROUND} ${ROUND} 0 0 1 ${ROUND - EDGE} ${-EDGE}H${HALF}V${EDGE}A${VERGE} ${VERGE} 0 0 0 ${EDGE} ${HALF}Z`
    : `M${-EDGE} ${HALF}V${-HALF}H${EDGE}V${HALF}Z`;

/** Both edges of the road. */
export const rims = (tile: Tile) => outer(tile) + inner(tile);

/** The edge at the outside of a bend, where the kerb lies. */
export const outer = (tile: Tile) =>
  bendOf(tile)
    ? `M${-EDGE} ${HALF}V${ROUND - EDGE}A${ROUND} ${ROUND} 0 0 1 ${ROUND - EDGE} ${-EDGE}H${HALF}`
    : `M${-EDGE} ${HALF}V${-HALF}`;

const inner = (tile: Tile) =>
  bendOf(tile) ? `M${HALF} ${EDGE}A${VERGE} ${VERGE} 0 0 0 ${EDGE} ${HALF}` : `M${EDGE} ${HALF}V${-HALF}`;

/** The kerb round the corner, in the verge. */
const KERB = EDGE + VERGE / 2;
const WIDE = ROUND + VERGE / 2;
export const kerb = `M${-KERB} 4V${WIDE - KERB}A${WIDE} ${WIDE} 0 0 1 ${WIDE - KERB} ${-KERB}H-4`;

/** The stone with the number of a tile: on its outer side, a little before the middle. */
export function stoneOf(tile: Tile, outside: 1 | -1): Spot {
  const side = bendOf(tile) === outside ? -outside : outside; // not where the road leaves
  const [on, over] = [AHEAD[tile.entered]!, AHEAD[(tile.entered + 1) % 4]!];
  const { x, y } = middleOf(tile);
  const [back, out] = [-TILE / 6, side * (HALF - 1)];
  return { x: x + on.x * back + over.x * out, y: y + on.y * back + over.y * out };
}

/** The cells of the chequered line, for a driver who comes from below: rows of two. */
export const CHECKS = Array.from({ length: 32 }, (_, i) => i)
  .filter((i) => (i + Math.floor(i / 16)) % 2)
  .map((i) => ({ x: -EDGE + ((i % 16) * EDGE) / 8, y: i < 16 ? -EDGE / 8 : 0, size: EDGE / 8 }));
