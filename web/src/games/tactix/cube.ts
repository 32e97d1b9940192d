// A cube on its square, drawn slantwise: the top stays square, the near and the right side lean away below it.

import { SIDE } from "./geometry";
import { pips, type Spot } from "./dice";
import type { Piece } from "./view";

export const EDGE = 53; // the top face, in drawing units
export const LEAN = 24; // how far the bottom lies to the right of the top, and below it
const MARGIN = (SIDE - EDGE - LEAN) / 2;

export interface Tilt {
  x: number; // towards the right 1, left -1
  y: number; // towards the viewer 1, away -1
  done: number; // 0 still standing, 1 lying on the next square
}

export interface DrawnFace {
  name: string;
  matrix: string; // takes the unit square onto the drawing
  outline: string; // the face's four corners as path data
  shade: number; // 0 in full light; 1 as dark as an edge
  pips: Spot[];
}

type Point = readonly [x: number, y: number, z: number]; // right, towards the viewer, up; the cube is 1 wide

interface Side {
  name: string;
  from: Point; // the upper left corner of the face, seen from outside
  across: Point;
  down: Point;
  normal: Point;
  shows: (t: number, n: number, r: number) => [value: number, across: number, down: number]; // and its neighbours
}

// prettier-ignore
const SIDES: Side[] = [
  { name: "top",   from: [0, 0, 1], across: [1, 0, 0],  down: [0, 1, 0],  normal: [0, 0, 1],  shows: (t, n, r) => [t, r, n] },
  { name: "near",  from: [0, 1, 1], across: [1, 0, 0],  down: [0, 0, -1], normal: [0, 1, 0],  shows: (t, n, r) => [n, r, 7 - t] },
  { name: "right", from: [1, 0, 1], across: [0, 0, -1], down: [0, 1, 0],  normal: [1, 0, 0],  shows: (t, n, r) => [r, 7 - t, n] },
  { name: "left",  from: [0, 0, 0], across: [0, 0, 1],  down: [0, 1, 0],  normal: [-1, 0, 0], shows: (t, n, r) => [7 - r, t, n] },
  { name: "far",   from: [0, 0, 0], across: [1, 0, 0],  down: [0, 0, 1],  normal: [0, -1, 0], shows: (t, n, r) => [7 - n, r, t] },
  { name: "under", from: [0, 1, 0], across: [1, 0, 0],  down: [0, -1, 0], normal: [0, 0, -1], shows: (t, n, r) => [7 - t, r, 7 - n] },
];

const STANDING: Tilt = { x: 0, y: 0, done: 0 };

/** The faces one can see, of a standing die or of one that is being tipped. */
export function facesSeen(piece: Piece, tilt: Tilt = STANDING): DrawnFace[] {
  return SIDES.map((side) => draw(side, piece, tilt)).filter((face) => face !== null);
}

function draw(side: Side, piece: Piece, tilt: Tilt): DrawnFace | null {
  const from = project(turn(side.from, tilt));
  const across = minus(project(turn(plus(side.from, side.across), tilt)), from);
  const down = minus(project(turn(plus(side.from, side.down), tilt)), from);
  if (across.x * down.y - across.y * down.x < 1) return null; // it looks away
  return {
    name: side.name,
    matrix: `matrix(${[across.x, across.y, down.x, down.y, from.x, from.y].map(short).join(" ")})`,
    outline: outline(from, across, down),
    shade: shade(side.normal, tilt),
    pips: piece.king ? [] : pips(...side.shows(piece.top, piece.near, piece.right)),
  };
}

/** Where a point of the cube is while it falls over its edge; dice are smaller than squares, so it glides a little too. */
function turn([x, y, z]: Point, tilt: Tilt): Point {
  const glide = (SIDE / EDGE - 1) * tilt.done;
  const angle = (tilt.done * Math.PI) / 2;
  if (tilt.x) {
    const [fallen, up] = fall(tilt.x > 0 ? x : 1 - x, z, angle);
    return [tilt.x > 0 ? fallen + glide : 1 - fallen - glide, y, up];
  }
  if (tilt.y) {
    const [fallen, up] = fall(tilt.y > 0 ? y : 1 - y, z, angle);
    return [x, tilt.y > 0 ? fallen + glide : 1 - fallen - glide, up];
  }
  return [x, y, z];
}

function fall(ahead: number, up: number, angle: number): [ahead: number, up: number] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [1 + (ahead - 1) * cos + up * sin, (1 - ahead) * sin + up * cos];
}

/** The light comes from above: the near side lies in half shade, the right one deeper. */
function shade(normal: Point, tilt: Tilt): number {
  const [x, y] = minusPoint(turn(normal, tilt), turn([0, 0, 0], tilt));
  return 0.5 * Math.max(0, y) + 0.9 * Math.max(0, x);
}

function project([x, y, z]: Point): Spot {
  return { x: MARGIN + x * EDGE + (1 - z) * LEAN, y: MARGIN + y * EDGE + (1 - z) * LEAN };
}

function outline(from: Spot, across: Spot, down: Spot): string {
  const far = { x: from.x + across.x + down.x, y: from.y + across.y + down.y };
  const points = [
    from,
    { x: from.x + across.x, y: from.y + across.y },
    far,
    { x: from.x + down.x, y: from.y + down.y },
  ];
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

function plus(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function minusPoint(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function minus(a: Spot, b: Spot): Spot {
  return { x: a.x - b.x, y: a.y - b.y };
}

function short(number: number): number {
  return Math.round(number * 100) / 100;
}
