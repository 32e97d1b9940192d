// How a seat is told apart: a colour, a pattern, and a sign, a number or an initial, as the box of its game says.
import { boxOf } from "./boxes";
import { COLOURS, type Colour, type SeatLook } from "./colours";

const others: Colour[] = ["red", "blue", "green", "yellow", "purple", "black"];

export const seatLook = (game: string, seat: number): SeatLook =>
  COLOURS[(boxOf(game)?.colours ?? others)[seat % 6] ?? "red"];

export const seatSign = (game: string, seat: number): string | null => boxOf(game)?.signs?.[seat] ?? null;

export const seatLetter = (game: string, seat: number, name: string): string =>
  boxOf(game)?.numbered ? String(seat + 1) : name.slice(0, 1);
