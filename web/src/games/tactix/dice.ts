// A die: which faces it shows, how they change when it is tipped, and where its pips lie.
import type { Piece } from "./view";

export type Faces = readonly [top: number, near: number, right: number]; // as seen from White, e.g. [6, 3, 2]

export type Way = "north" | "south" | "east" | "west";

export function facesOf(piece: Piece): Faces {
  return [piece.top, piece.near, piece.right];
}

export function withFaces(piece: Piece, [top, near, right]: Faces): Piece {
  return { ...piece, top, near, right };
}

/** The faces after one step over an edge (3.2). */
export function tip([top, near, right]: Faces, way: Way): Faces {
  if (way === "north") return [near, 7 - top, right];
  if (way === "south") return [7 - near, top, right];
  if (way === "east") return [7 - right, near, top];
  return [right, near, 7 - top];
}

/** The same piece from the chair one sits on: from Black's the other two sides are seen. */
export function fromChair(piece: Piece, turned: boolean): Piece {
  return turned && !piece.king ? { ...piece, near: 7 - piece.near, right: 7 - piece.right } : piece;
}

export interface Spot {
  x: number;
  y: number;
}

const OUT = 0.26; // from the middle of a face to its outer pips; a face is 1 wide

// On one real die the 2, the 3 and the 6 lie in a fixed way to their neighbours:
const LEANS: Record<number, readonly number[]> = { 2: [1, 3], 3: [1, 2] }; // a pip lies in the corner between these two
const ROWS_OF_SIX = [3, 4]; // the rows of three run towards these two

/** The pips of a face; `across` and `down` are the faces beyond its right and its lower edge. */
export function pips(value: number, across: number, down: number): Spot[] {
  const middle = [{ x: 0.5, y: 0.5 }];
  if (value === 1) return middle;
  if (value === 2) return diagonal(2, across, down);
  if (value === 3) return [...diagonal(3, across, down), ...middle];
  if (value === 4) return corners();
  if (value === 5) return [...corners(), ...middle];
  if (value === 6) return [...corners(), ...between(ROWS_OF_SIX.includes(across))];
  return [];
}

function diagonal(value: number, across: number, down: number): Spot[] {
  const leans = LEANS[value] ?? [];
  const falling = leans.includes(across) === leans.includes(down);
  return corners().filter((spot) => (spot.x === spot.y) === falling);
}

function corners(): Spot[] {
  const [low, high] = [0.5 - OUT, 0.5 + OUT];
  return [low, high].flatMap((x) => [low, high].map((y) => ({ x, y })));
}

function between(rowsRunAcross: boolean): Spot[] {
  return [0.5 - OUT, 0.5 + OUT].map((out) => (rowsRunAcross ? { x: 0.5, y: out } : { x: out, y: 0.5 }));
}
