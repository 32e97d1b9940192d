// The board as it lies on the table: where each square is drawn and which one is next to it.

import type { Spot, Way } from "./dice";

export const SIDE = 100; // a square, in drawing units
export const FRAME = 44; // the wooden frame around the squares
const FILES = "abcdefghi";

export const width = FILES.length * SIDE + 2 * FRAME;

export function height(ranks: number): number {
  return ranks * SIDE + 2 * FRAME;
}

/** The squares row by row as seen from the chair, the farthest row first. */
export function rowsSeen(ranks: number, turned: boolean): string[][] {
  const rows = Array.from({ length: ranks }, (_, far) => [...FILES].map((file) => `${file}${ranks - far}`));
  return turned ? rows.reverse().map((row) => row.reverse()) : rows;
}

/** The upper left corner of a square in the drawing. */
export function corner(square: string, ranks: number, turned: boolean): Spot {
  const { column, row } = place(square, ranks, turned);
  return { x: FRAME + column * SIDE, y: FRAME + row * SIDE };
}

export function centre(square: string, ranks: number, turned: boolean): Spot {
  const { x, y } = corner(square, ranks, turned);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** Whether the square is one of the darker ones; a1 is. */
export function isDark(square: string): boolean {
  return (file(square) + rank(square)) % 2 === 0;
}

/** The way from a square to its neighbour on the board, whatever the chair. */
export function wayTo(from: string, to: string): Way {
  if (file(from) === file(to)) return rank(to) > rank(from) ? "north" : "south";
  return file(to) > file(from) ? "east" : "west";
}

/** One step on the screen: x to the right, y downwards. */
export function stepSeen(from: string, to: string, turned: boolean): Spot {
  const sign = turned ? -1 : 1;
  return { x: sign * Math.sign(file(to) - file(from)), y: -sign * Math.sign(rank(to) - rank(from)) };
}

const KEYS: Record<string, (row: number, column: number, lastRow: number, lastColumn: number) => [number, number]> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row, _, __, lastColumn) => [row, lastColumn],
  PageUp: (_, column) => [0, column],
  PageDown: (_, column, lastRow) => [lastRow, column],
};

/** The square a key leads to, by what is seen; null if the key is no way to walk. At the edge one stays. */
export function walk(square: string, key: string, ranks: number, turned: boolean): string | null {
  const { row, column } = place(square, ranks, turned);
  const next = KEYS[key]?.(row, column, ranks - 1, FILES.length - 1);
  return next ? (rowsSeen(ranks, turned)[next[0]]?.[next[1]] ?? square) : null;
}

function place(square: string, ranks: number, turned: boolean): { column: number; row: number } {
  const [column, row] = [file(square), ranks - 1 - rank(square)];
  return turned ? { column: FILES.length - 1 - column, row: ranks - 1 - row } : { column, row };
}

function file(square: string): number {
  return FILES.indexOf(square[0] ?? "");
}

function rank(square: string): number {
  return Number(square.slice(1)) - 1;
}
