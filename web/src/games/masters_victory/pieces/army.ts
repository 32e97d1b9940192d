// The pieces as the view tells of them, and what is printed on the map for them.
import type { Piece, View } from "../view";

export type Kind = Piece["type"];

export const MASTER = "3M";

/** A number as people read it: the master’s as the board draws it, a 3 with a crown. */
export const crowned = (number: string) => number.replace(MASTER, "3♛");
export const KINDS: Kind[] = ["F", "B", "T", "S", "A"];

/** The start squares as they are printed: Red's; Green's are the same turned round. */
const STARTS: Record<Kind, string> = {
  F: "B2 B5 B7 B9 B11 B14",
  B: "C5 C8 C11",
  T: "D2 D14 E3 E6 E10 E13",
  S: "F2 F4 F7 F9 F12 F14",
  A: "D4 D7 D9 D12",
};

const turnedRound = (square: string) =>
  `${String.fromCharCode(83 + 64 - square.charCodeAt(0))}${16 - Number(square.slice(1))}`;

/** The type that starts on each square. */
export const startMarks: Map<string, Kind> = new Map(
  KINDS.flatMap((kind) => STARTS[kind].split(" ").map((square) => [square, kind] as const)).flatMap(
    ([square, kind]) => [
      [square, kind],
      [turnedRound(square), kind],
    ],
  ),
);

export const flies = ({ type }: Pick<Piece, "type">) => type === "F" || type === "B";
export const levels = ({ height }: Piece) => (height - 24) / 4; // one to five layers

/** The pieces on the board by their squares. */
export const standing = (view: View): Map<string, Piece> =>
  new Map(view.pieces.filter(({ square }) => square).map((piece) => [piece.square!, piece]));

/** The removed pieces of a side, by type and number. */
export function pileOf(view: View, side: number): Piece[] {
  const lost = view.pieces.filter((piece) => piece.side === side && !piece.square);
  const order = (piece: Piece) => `${KINDS.indexOf(piece.type)}${piece.number ?? ""}`;
  return lost.sort((a, b) => order(a).localeCompare(order(b)));
}

/** "T2", "B": as a piece is written in the pile. */
export const written = ({ type, number }: Piece) => `${type}${number ?? ""}`;
