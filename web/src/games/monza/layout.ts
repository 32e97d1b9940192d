// Where everything is drawn: the track laid into the box it is given, and the paddock with tray, sign and button.
import { oval, winding, type Area } from "./track/circuits";
import { band, distance, lineOf, poseAt, type Line, type Pose, type Spot } from "./track/line";
import { FINISH, spacesOf, type Space } from "./track/track";

export interface Drawn extends Space {
  path: string; // its outline
  middle: Pose;
  wide: number; // the smaller of its two sizes, for what is drawn on it
}
export interface Layout {
  w: number;
  h: number;
  line: Line;
  unit: number; // one step of the track's length
  lane: number; // how wide a lane is
  spaces: Drawn[];
  byName: Map<string, Drawn>;
  sign: Area;
  tray: Area;
  button: Area;
  pitch: number; // from die to die in the tray
}
export interface Plan {
  length: number;
  lanes: Record<string, string[]>;
}

export const VERGE = 6; // asphalt beside the outer and the inner lane
export const KERB = 6;
const RIM = 14; // around a part of the track
const FIELD = 4; // how long the white field is, in steps of the track
const MARGIN = 4;
const OVAL = { short: 470, lane: 37 };
const LONG = { short: 700, lane: 36 };
const isLong = (length: number) => length > 80;

/** Everything in its place, for a box of this shape. */
export function layout({ length, lanes }: Plan, shape: number, big = false): Layout {
  const { short, lane } = isLong(length) ? LONG : OVAL;
  const [w, h] = shape >= 1 ? [short * shape, short] : [short, short / shape];
  const paddock = isLong(length) ? strip(w, h) : infield(w, h, 3 * lane, big);
  const half = 1.5 * lane + VERGE + KERB + MARGIN;
  const area = { x: half, y: half, w: w - 2 * half, h: h - 2 * half - paddock.height };
  const corners = isLong(length) ? winding(area) : oval(area);
  const line = started(lineOf(corners));
  const unit = line.length / (length + FIELD);
  const spaces = spacesOf(lanes).map((space) => drawn(space, line, unit, lane));
  const byName = new Map(spaces.map((space) => [space.name, space]));
  return { w, h, line, unit, lane, spaces, byName, ...paddock };
}

export const halfRoad = (lane: number) => 1.5 * lane + VERGE + KERB;

/** The white field: it closes the loop before the first spaces. */
export function fieldOf({ line, unit, lane }: Layout): string {
  return band(line, -FIELD * unit, 0, 1.5 * lane, -1.5 * lane);
}

/** Where on the line a place lies, and how far to the left; in the white field each car has a stand of its own. */
export function standOf(layout: Layout, name: string, seat = 1.5): { at: number; left: number } {
  const { unit, lane, line, byName } = layout;
  const space = byName.get(name);
  if (space) return { at: ((space.begin + space.end) / 2) * unit, left: (1 - space.lane) * lane };
  const before = (-FIELD / 2) * unit;
  return { at: name === FINISH ? line.length + before : before, left: (1.5 - seat) * lane * 0.74 };
}

export function poseOf(layout: Layout, name: string, seat = 1.5): Pose {
  const { at, left } = standOf(layout, name, seat);
  return poseAt(layout.line, at, left);
}

/** How much room there is around a spot: to the edge, to the paddock and to the road. */
export function clearance(layout: Layout, spot: Spot): number {
  const { line, lane, w, h, sign, tray, button } = layout;
  const edge = Math.min(spot.x, spot.y, w - spot.x, h - spot.y);
  const paddock = Math.min(...[sign, tray, button].map((area) => outside(area, spot))) - 10;
  const least = Math.min(edge, paddock);
  return least > 0 ? Math.min(least, distance(line, spot) - halfRoad(lane)) : least;
}

/** The part of the track around these spaces, or all of it if there are none. */
export function partOf(layout: Layout, names: string[]): Area {
  const { line, unit, lane, w, h } = layout;
  const edges = (space: Drawn) => [(1.5 - space.lane) * lane, (0.5 - space.lane) * lane];
  const stops = ({ begin, end }: Drawn) => [begin, (begin + end) / 2, end];
  const spots = names
    .map((name) => layout.byName.get(name)!)
    .flatMap((space) => edges(space).flatMap((left) => stops(space).map((at) => poseAt(line, at * unit, left))));
  if (!spots.length) return { x: 0, y: 0, w, h };
  const across = span(spots.map(({ x }) => x));
  const down = span(spots.map(({ y }) => y));
  return { x: across.least, y: down.least, w: across.size, h: down.size };
}

/** The same with its tray alone, the dice in one row: it lies under a part of the track. */
export function withRow(layout: Layout): Layout {
  const pitch = 46;
  return { ...layout, pitch, tray: { x: 6, y: 6, w: 6 * pitch + 12, h: pitch + 12 } };
}

// --- the words these are made of ---

/** From the least to the largest, with a rim. */
function span(numbers: number[]) {
  const least = Math.min(...numbers) - RIM;
  return { least, size: Math.max(...numbers) + RIM - least };
}

const outside = ({ x, y, w, h }: Area, spot: Spot) => Math.max(x - spot.x, y - spot.y, spot.x - x - w, spot.y - y - h);

/** The line, counted from the middle of its first straight. */
function started(line: Line): Line {
  const first = line.pieces[0]!;
  const shift = first.length * 0.5;
  const head = { ...poseAt(line, shift), begin: 0, length: first.length - shift, bend: 0 };
  const rest = line.pieces.slice(1).map((piece) => ({ ...piece, begin: piece.begin - shift }));
  const tail = { ...first, begin: line.length - shift, length: shift };
  return { pieces: [head, ...rest, tail], length: line.length };
}

function drawn(space: Space, line: Line, unit: number, lane: number): Drawn {
  const left = (1.5 - space.lane) * lane;
  const path = band(line, space.begin * unit, space.end * unit, left, left - lane);
  const middle = poseAt(line, ((space.begin + space.end) / 2) * unit, left - lane / 2);
  const rear = poseAt(line, space.begin * unit, left - lane / 2);
  const front = poseAt(line, space.end * unit, left - lane / 2);
  return { ...space, path, middle, wide: Math.min(lane, Math.hypot(front.x - rear.x, front.y - rear.y)) };
}

/** The oval has its paddock in the middle: sign, tray and button under each other; without words both are larger. */
function infield(w: number, h: number, road: number, big: boolean) {
  const edge = road + 2 * (VERGE + KERB) + MARGIN + 4;
  const inside = { w: w - 2 * edge, h: h - 2 * edge };
  return { height: 0, ...(big ? pictured(w, h, inside) : worded(w, h, inside)) };
}

type Size = Pick<Area, "w" | "h">;

/** The tray in a room of this size, its dice as far apart as they can be. */
function trayIn({ w, h }: Size, most: number) {
  const pitchIn = (columns: number) => Math.min(most, (w - 44) / columns, ((h - 30) * columns) / 6);
  const columns = [3, 2, 6].reduce((best, one) => (pitchIn(one) > pitchIn(best) ? one : best));
  const pitch = pitchIn(columns);
  return { pitch, w: columns * pitch + 12, h: (6 / columns) * pitch + 12 };
}

function worded(w: number, h: number, inside: Size) {
  const [bar, foot] = [38, 44];
  const { pitch, ...size } = trayIn({ w: inside.w, h: inside.h - bar - foot }, 66);
  const tray = { ...size, x: (w - size.w) / 2, y: (h - size.h + bar - foot) / 2 };
  const wide = Math.max(122, Math.min(inside.w - 84, 190));
  const sign = { x: (w - wide) / 2, y: tray.y - bar - 7, w: wide, h: bar };
  return { pitch, tray, sign, button: { ...sign, y: tray.y + tray.h + 6, h: 44 } };
}

/** Without words the sign has pictures: above the tray or beside it, wherever that leaves more room to the dice. */
function pictured(w: number, h: number, inside: Size) {
  const [bar, beam] = [44, 84]; // the least height above, and the width beside
  const above = trayIn({ w: inside.w, h: inside.h - bar - 16 }, 84); // its lower corners stay off the kerb
  const beside = trayIn({ w: inside.w - beam, h: inside.h }, 84);
  const { pitch, ...size } = beside.pitch > above.pitch ? beside : above;
  const [dx, dy] = beside.pitch > above.pitch ? [beam, 0] : [0, Math.max(bar, Math.min(120, inside.h - size.h - 36))];
  const tray = { ...size, x: (w - size.w + dx) / 2, y: (h - size.h + dy) / 2 };
  const wide = Math.max(128, Math.min(inside.w - 50, 200));
  const sign = dx
    ? { x: tray.x - beam, y: tray.y, w: beam - 8, h: tray.h }
    : { x: (w - wide) / 2, y: tray.y - dy - 1, w: wide, h: dy - 6 };
  return { pitch, tray, sign, button: { x: (w - wide) / 2, y: tray.y + tray.h + 6, w: wide, h: 44 } };
}

/** The long track has it below: in one row where there is room, else in two. */
function strip(w: number, h: number) {
  const pitch = 78;
  const tray = { w: 6 * pitch + 12, h: pitch + 10, x: w / 2 - 3 * pitch - 6, y: h - pitch - 18 };
  const side = (w - tray.w) / 2 - 24;
  if (side > 120) {
    const sign = { x: 12, y: tray.y + 4, w: side, h: tray.h - 8 };
    return { height: tray.h + 12, pitch, tray, sign, button: { ...sign, x: w - side - 12 } };
  }
  const y = tray.y - 84;
  const sign = { x: tray.x, y, w: tray.w * 0.46, h: 72 };
  return { height: tray.h + 98, pitch, tray, sign, button: { ...sign, x: tray.x + tray.w - sign.w } };
}
