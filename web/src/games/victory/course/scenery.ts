// The landscape around the road: ponds, cornfields, woods and farms, wherever the tiles leave room; always the same.
import { middleOf, TILE, type Box, type Spot } from "./geometry";
import { startCard } from "./startcard";
import type { Tile } from "../view";

export interface Thing extends Spot {
  kind: "rose" | "pond" | "corn" | "farm" | "wood" | "tree" | "hay" | "bush";
  room: number; // how much room it takes around its middle
}
const WISHES: [Thing["kind"], number, number][] = [
  ["rose", 17, 1],
  ["pond", 44, 2],
  ["corn", 40, 2],
  ["farm", 24, 2],
  ["wood", 30, 7],
  ["tree", 13, 10],
  ["hay", 11, 4],
  ["bush", 7, 22],
];

/** Everything that finds a place, the large things first. */
export function scenery(tiles: Tile[], frame: Box, start: boolean): Thing[] {
  const things: Thing[] = [];
  const spots = scattered(tiles, frame, start);
  for (const [kind, room, count] of WISHES) {
    let left = count;
    for (const spot of spots) {
      if (!left) break;
      if (spot.free < room || things.some((thing) => touches(thing, spot, room))) continue;
      things.push({ x: spot.x, y: spot.y, kind, room });
      left--;
    }
  }
  return things.sort((a, b) => a.y - b.y);
}

const touches = (thing: Thing, { x, y }: Spot, room: number) =>
  Math.hypot(thing.x - x, thing.y - y) < thing.room + room + (thing.kind === "bush" ? 16 : 4);

/** The same spots every time, evenly strewn, each with the room around it. */
function scattered(tiles: Tile[], frame: Box, start: boolean): (Spot & { free: number })[] {
  const spots = Array.from({ length: 900 }, (_, i) => ({
    x: Math.round(frame.x + digits(i + 1, 2) * frame.w),
    y: Math.round(frame.y + digits(i + 1, 3) * frame.h),
  }));
  const taken = [...tiles.map(tileBox), ...(start && tiles.length ? [cardBox(tiles)] : []), ...riverBoxes(frame)];
  return spots.map((spot) => ({ ...spot, free: Math.min(...taken.map((box) => away(box, spot)), Infinity) }));
}

function tileBox(tile: Tile): Box {
  const { x, y } = middleOf(tile);
  return { x: x - TILE / 2 - 4, y: y - TILE / 2 - 4, w: TILE + 8, h: TILE + 8 };
}

export function cardBox(tiles: Tile[]): Box {
  const { x, y } = startCard(tiles);
  return { x: x - 22, y: y - 22, w: 44, h: 44 };
}

/** How far a spot is from a box; 0 inside it. */
function away(box: Box, { x, y }: Spot): number {
  const [dx, dy] = [Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h)];
  return Math.hypot(dx, dy);
}

/** A number read backwards after the comma: 6 in base 2 is 0.011. */
function digits(number: number, base: number): number {
  let [part, sum] = [1 / base, 0];
  for (let n = number; n; n = Math.floor(n / base), part /= base) sum += (n % base) * part;
  return sum;
}

// --- what lies under it all ---

const BENDS = 24;

/** A stream from the top of the sheet to its bottom, in three slow bends. */
export function river({ x, y, w, h }: Box): Spot[] {
  return Array.from({ length: BENDS + 1 }, (_, i) => {
    const part = i / BENDS;
    const swing = Math.sin(part * 9.4 + 0.6) * Math.min(70, w * 0.12);
    return { x: Math.round(x + w * (0.4 + 0.2 * part) + swing), y: Math.round(y - 20 + (h + 40) * part) };
  });
}

const riverBoxes = (frame: Box): Box[] => river(frame).map(({ x, y }) => ({ x: x - 12, y: y - 14, w: 24, h: 28 }));

/** A soft line through spots. */
export function curve(spots: Spot[]): string {
  const between = (a: Spot, b: Spot) => `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`;
  return spots.reduce(
    (d, spot, i) => (i ? `${d}Q${spots[i - 1]!.x} ${spots[i - 1]!.y} ${between(spots[i - 1]!, spot)}` : d),
    `M${spots[0]!.x} ${spots[0]!.y}`,
  );
}

/** Rolling hills: one wavy edge after the other down the sheet, closed at its bottom. */
export function hills({ x, y, w, h }: Box): string[] {
  const count = Math.max(3, Math.round(h / 110));
  return Array.from({ length: count }, (_, i) => {
    const top = y + ((i + 0.35) * h) / count;
    const [swing, shift] = [16 + ((i * 7) % 5) * 6, (i * 67) % 150];
    let d = `M${x - 160} ${top}`;
    for (let at = x - 160 - shift; at < x + w + 160; at += 150) {
      d += `C${at + 50} ${top - swing} ${at + 100} ${top - swing} ${at + 75 + 75} ${top}`;
      d += `S${at + 200} ${top + swing * 0.7} ${at + 300} ${top}`;
      at += 150;
    }
    return `${d}V${y + h}H${x - 160}Z`;
  });
}
