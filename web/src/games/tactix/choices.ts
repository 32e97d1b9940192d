// What the offered moves mean on the board: who can go, where to, over which squares, and what will be up there.

import { withFaces, type Faces } from "./dice";
import type { Move, Piece } from "./view";

export interface Stop {
  square: string;
  piece: Piece; // the piece as it will lie there
}

export interface Route {
  number: number; // 1 along the file first, 2 along the rank first; 0 where there is nothing to choose
  via: string | null; // the turning square
  path: string[];
  stops: Stop[]; // one for each step; the last is the goal
  takes: Piece | null;
}

type Pieces = Record<string, Piece>;

/** The pieces that can be chosen: the first clicks, as long as nothing is clicked. */
export function movable(choices: Move[], clicks: string[]): string[] {
  return clicks.length
    ? []
    : unique(choices.map((choice) => choice.clicks[0] ?? "")).filter((click) => click !== "pass");
}

/** The goals of the chosen piece, each with the routes that lead there. */
export function goals(choices: Move[], clicks: string[], pieces: Pieces): Map<string, Route[]> {
  const found = new Map<string, Route[]>();
  if (!clicks.length) return found;
  for (const choice of choices) {
    const goal = choice.path.at(-1);
    if (goal) found.set(goal, [...(found.get(goal) ?? []), route(choice, pieces)]);
  }
  for (const routes of found.values()) routes.sort((a, b) => a.number - b.number);
  return found;
}

/** What a click on a square means: on an arrow it names the arrow's turning square, elsewhere the square itself. */
export function clickOn(square: string, offered: Route[]): string {
  const under = offered.filter((one) => one.path.slice(1, -1).includes(square));
  return (under.length === 1 && under[0]?.via) || square;
}

/** The square where a path turns; null on a straight one. */
export function turning(path: string[]): string | null {
  const bend = path.findIndex((square, step) => {
    const [before, after] = [path[step - 1], path[step + 1]];
    return before && after && before[0] !== after[0] && before.slice(1) !== after.slice(1);
  });
  return path[bend] ?? null;
}

function route({ clicks, path, tips, takes }: Move, pieces: Pieces): Route {
  const piece = pieces[path[0] ?? ""]!;
  const stops = path.slice(1).map((square, step) => ({ square, piece: lying(piece, tips[step] ?? []) }));
  return { number: clicks.length > 2 ? leg(path) : 0, via: turning(path), path, stops, takes };
}

function lying(piece: Piece, faces: number[]): Piece {
  return faces.length ? withFaces(piece, faces as unknown as Faces) : piece;
}

function leg([from, to]: string[]): number {
  return from?.[0] === to?.[0] ? 1 : 2;
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}
