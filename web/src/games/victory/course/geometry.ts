// Where everything lies: square tiles of nine points each, red lines between neighbours and blue ones across.
import type { Tile } from "../view";

export interface Spot {
  x: number; // in the drawing, to the right
  y: number; // downwards
}
export interface Box extends Spot {
  w: number;
  h: number;
}

export const UNIT = 40; // from point to point
export const TILE = 3 * UNIT;
const HALF = TILE / 2;

/** One step in each heading, as it is drawn. */
export const AHEAD: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The middle of a tile. */
export const middleOf = ({ x, y }: { x: number; y: number }): Spot => ({ x: x * TILE, y: 0 - y * TILE });

/** Where a point lies: "3.7" is on tile 3, at the 7 of a number pad with north up. */
export function pointAt(tiles: Tile[], name: string): Spot {
  const [tile, key] = name.split(".").map(Number) as [number, number];
  const { x, y } = middleOf(tiles[tile]!);
  return { x: x + (((key - 1) % 3) - 1) * UNIT, y: y - (Math.floor((key - 1) / 3) - 1) * UNIT };
}

/** All points of a course, tile by tile. */
export const pointNames = (tiles: Tile[]): string[] =>
  tiles.flatMap((_, tile) => Array.from({ length: 9 }, (_, i) => `${tile}.${i + 1}`));

/** What a set of tiles covers, with a rim around it. */
export function boundsOf(tiles: Tile[], rim = 0): Box {
  const spots = tiles.length ? tiles.map(middleOf) : [{ x: 0, y: 0 }];
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)].map((low) => low - HALF - rim) as [number, number];
  return { x: left, y: top, w: Math.max(...xs) + HALF + rim - left, h: Math.max(...ys) + HALF + rim - top };
}

export const viewBoxOf = ({ x, y, w, h }: Box) => `${x} ${y} ${w} ${h}`;

// --- joints ---

export interface Joint extends Spot {
  heading: number; // in which it is crossed
  line: boolean; // start and finish
}

/** The middle of every side that two tiles share, one after the other; the last one is the line. */
export function jointsOf(tiles: Tile[], closed: boolean): Joint[] {
  const crossed = closed ? tiles : tiles.slice(0, -1);
  return crossed.map((tile, i) => {
    const { x, y } = middleOf(tile);
    const ahead = AHEAD[tile.left]!;
    return { x: x + ahead.x * HALF, y: y + ahead.y * HALF, heading: tile.left, line: i === tiles.length - 1 };
  });
}

/** Both ends of every joint, where bushes hold the tiles together. */
export function bushesOf(tiles: Tile[], closed: boolean): Spot[] {
  const ends = jointsOf(tiles, closed).flatMap(({ x, y, heading }) => {
    const across = AHEAD[(heading + 1) % 4]!;
    return [-HALF, HALF].map((by) => ({ x: x + across.x * by, y: y + across.y * by }));
  });
  return [...new Map(ends.map((spot) => [`${spot.x} ${spot.y}`, spot])).values()];
}

/** 1 where the outside of the circuit is at the driver's right hand, -1 where it is at the left. */
export function outside(tiles: Tile[]): 1 | -1 {
  const turns = tiles.reduce((sum, { entered, left }) => sum + ((left - entered + 5) % 4) - 1, 0);
  return turns < 0 ? 1 : -1;
}

// --- lines ---

/** The colour of the line from one point to another: red lines run along the tiles, blue ones across. */
export const colourOf = (from: Spot, to: Spot): "red" | "blue" => (from.x === to.x || from.y === to.y ? "red" : "blue");

/** The lines of both colours as paths, each edge a stroke of its own. */
export function linesOf(tiles: Tile[], closed: boolean): { red: string; blue: string } {
  const inside = tiles.map((tile) => grid(middleOf(tile)));
  const across = jointsOf(tiles, closed).map(bridge);
  const drawn = [...inside, ...across];
  return { red: drawn.map(({ red }) => red).join(""), blue: drawn.map(({ blue }) => blue).join("") };
}

const stroke = (x: number, y: number, to: Spot) => `M${x} ${y}L${to.x} ${to.y}`;

/** The edges inside a tile. */
function grid({ x, y }: Spot): { red: string; blue: string } {
  let [red, blue] = ["", ""];
  for (let i = -1; i <= 1; i++) {
    for (const j of [-1, 0]) {
      red += stroke(x + i * UNIT, y + j * UNIT, { x: x + i * UNIT, y: y + (j + 1) * UNIT });
      red += stroke(x + j * UNIT, y + i * UNIT, { x: x + (j + 1) * UNIT, y: y + i * UNIT });
      if (i < 1) blue += stroke(x + i * UNIT, y + j * UNIT, { x: x + (i + 1) * UNIT, y: y + (j + 1) * UNIT });
      if (i > -1) blue += stroke(x + i * UNIT, y + j * UNIT, { x: x + (i - 1) * UNIT, y: y + (j + 1) * UNIT });
    }
  }
  return { red, blue };
}

/** The edges over a joint: three red, four blue. */
function bridge({ x, y, heading }: Joint): { red: string; blue: string } {
  const [on, over] = [AHEAD[heading]!, AHEAD[(heading + 1) % 4]!];
  const at = (ahead: number, across: number) => ({
    x: x + on.x * ahead * UNIT + over.x * across * UNIT,
    y: y + on.y * ahead * UNIT + over.y * across * UNIT,
  });
  let [red, blue] = ["", ""];
  for (let lane = -1; lane <= 1; lane++) {
    const from = at(-0.5, lane);
    red += stroke(from.x, from.y, at(0.5, lane));
    if (lane < 1) blue += stroke(from.x, from.y, at(0.5, lane + 1));
    if (lane > -1) blue += stroke(from.x, from.y, at(0.5, lane - 1));
  }
  return { red, blue };
}
