// How a piece goes from one view to the next: over which squares, how it lies on each, and what it takes.
import { facesOf, tip, withFaces, type Faces } from "./dice";
import { wayTo } from "./geometry";
import type { Piece, View } from "./view";

export interface Journey {
  path: string[];
  pieces: Piece[]; // the moving piece as it lies on each square of the path
  taken: Piece | null;
  steps: number;
}

/** The move that leads from one view to the next, to be shown step by step; null if there is none. */
export function journey(before: View | null, view: View): Journey | null {
  const path: string[] = view.last?.path ?? [];
  const piece: Piece | undefined = before?.pieces[path[0] ?? ""];
  if (!before || !piece || path.length < 2 || view.ply !== before.ply + 1) return null;
  const taken = before.pieces[path.at(-1) ?? ""] ?? null;
  return { path, pieces: along(piece, path), taken, steps: path.length - 1 };
}

/** The piece as it lies on each square of a path. */
export function along(piece: Piece, path: string[]): Piece[] {
  let faces: Faces = facesOf(piece);
  return path.map((square, step) => {
    const from = path[step - 1];
    if (from && !piece.king) faces = tip(faces, wayTo(from, square));
    return withFaces(piece, faces);
  });
}
