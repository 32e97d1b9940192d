// What stands around the track: a grandstand, a pond, trees and bushes, wherever road and paddock leave room.
import { clearance, type Layout } from "../layout";
import type { Spot } from "./line";

export interface Thing extends Spot {
  kind: "stand" | "pond" | "tree" | "bush" | "tent";
  room: number; // how much room it takes around its middle
}
const WISHES: [Thing["kind"], number, number][] = [
  ["stand", 31, 1],
  ["pond", 27, 1],
  ["tent", 20, 2],
  ["tree", 15, 9],
  ["bush", 8, 26],
];

/** Everything that finds a place, the large things first. */
export function scenery(layout: Layout): Thing[] {
  const things: Thing[] = [];
  const spots = scattered(layout);
  for (const [kind, room, count] of WISHES) {
    let left = count;
    for (const spot of spots) {
      if (!left) break;
      if (spot.free < room || things.some((thing) => touches(thing, spot, room))) continue;
      things.push({ ...spot, kind, room });
      left--;
    }
  }
  return things.sort((a, b) => a.y - b.y);
}

const touches = (thing: Thing, { x, y }: Spot, room: number) =>
  Math.hypot(thing.x - x, thing.y - y) < thing.room + room + (thing.kind === "bush" ? 14 : 3);

/** The same spots every time, evenly strewn, each with the room around it. */
function scattered(layout: Layout): (Spot & { free: number })[] {
  const spots = Array.from({ length: 420 }, (_, i) => ({
    x: digits(i + 1, 2) * layout.w,
    y: digits(i + 1, 3) * layout.h,
  }));
  return spots.map((spot) => ({ ...spot, free: clearance(layout, spot) }));
}

/** A number read backwards after the comma: 6 in base 2 is 0.011. */
function digits(number: number, base: number): number {
  let [part, sum] = [1 / base, 0];
  for (let n = number; n; n = Math.floor(n / base), part /= base) sum += (n % base) * part;
  return sum;
}
