// What stands on a tile: its symbols, counted in the order fuel, mechanic, danger, stop.
import type { Kind } from "./Symbol.svelte";

const ORDER: Kind[] = ["F", "M", "D", "S"];

/** "FMM" is one fuel and two mechanics. */
export const symbols = (tile: string): { kind: Kind; count: number }[] =>
  ORDER.map((kind) => ({ kind, count: tile.split(kind).length - 1 })).filter(({ count }) => count > 0);

/** Three symbols or more make a tile hard (G16.9). */
export const isHard = (tile: string) => tile.length > 2;

/** Danger and stop are there or not. */
export const isCounted = (kind: Kind) => kind === "F" || kind === "M";
