// Where the cars stand, and where they are while they drive: along a straight line, turning into it and out of it.
import type { Drive } from "../playback/story";
import { AHEAD, middleOf, pointAt, UNIT, type Spot } from "./geometry";
import { bendOf } from "./road";
import type { Tile } from "../view";

export interface Pose extends Spot {
  heading: number; // degrees clockwise, 0 upwards
}
export interface Standing extends Pose {
  seat: number;
  moving: boolean;
}
export interface Ground {
  tiles: Tile[];
}

export const spotOf = ({ tiles }: Ground, name: string): Spot => pointAt(tiles, name);

/** A car at rest looks the way its tile is driven: in a bend still as it came, halfway round, or as it will leave. */
export function restAt(ground: Ground, name: string): Pose {
  const tile = ground.tiles[Number.parseInt(name, 10)]!;
  const [spot, middle] = [spotOf(ground, name), middleOf(tile)];
  const isAt = (side: Spot, way: 1 | -1) => (spot.x - middle.x) * side.x + (spot.y - middle.y) * side.y === way * UNIT;
  const [enters, leaves] = [isAt(AHEAD[tile.entered]!, -1), isAt(AHEAD[tile.left]!, 1)];
  const part = enters === leaves ? 0.5 : leaves ? 1 : 0;
  return { ...spot, heading: 90 * (tile.entered + bendOf(tile) * part) };
}

/** All cars on the track; the one that drives is drawn last, above the others. */
export function standings(ground: Ground, cars: (string | null)[], drive: Drive | null, done: number): Standing[] {
  const still = cars.flatMap((at, seat) =>
    at && seat !== drive?.seat ? [{ seat, moving: false, ...restAt(ground, at) }] : [],
  );
  return drive ? [...still, { seat: drive.seat, moving: true, ...onTheWay(ground, drive, done) }] : still;
}

/** So many steps after setting out. */
export function onTheWay(ground: Ground, { path, steps }: Drive, done: number): Pose {
  const [from, to] = [restAt(ground, path[0]!), restAt(ground, path.at(-1)!)];
  const part = Math.min(1, Math.max(0, done / steps));
  const share = part * part * (3 - 2 * part);
  const line = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const heading = part < 0.5 ? turned(from.heading, line, part * 5) : turned(to.heading, line, (1 - part) * 5);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, heading };
}

/** From one heading part of the way to another, by the shorter way. */
function turned(from: number, to: number, part: number): number {
  const by = ((((to - from) % 360) + 540) % 360) - 180;
  return from + by * Math.min(1, part);
}
