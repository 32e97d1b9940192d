// How a seat is told apart: a colour, a pattern, and a sign, a number or an initial, as the box of its game says.
import { boxOf } from "./boxes";
import { COLOURS, type Colour, type SeatLook } from "./colours";

const others: Colour[] = ["red", "blue", "green", "yellow", "purple", "black"];

/** The words that name the seats, "side-R", where that depends on the table: each ends in the letters of its side. */
export type Sides = string[] | null | undefined;

/** Which of the colours and signs on the box a seat has: those of its side, or of its number where nobody chooses. */
function placeOf(game: string, seat: number, sides: Sides): number {
  const letters = sides?.[seat]?.split("-").at(-1) ?? "";
  const place = boxOf(game)?.sides?.indexOf(letters) ?? -1;
  return place < 0 ? seat : place;
}

export const seatLook = (game: string, seat: number, sides?: Sides): SeatLook =>
  COLOURS[(boxOf(game)?.colours ?? others)[placeOf(game, seat, sides) % 6] ?? "red"];

export const seatSign = (game: string, seat: number, sides?: Sides): string | null =>
  boxOf(game)?.signs?.[placeOf(game, seat, sides)] ?? null;

export const seatLetter = (game: string, seat: number, name: string): string =>
  boxOf(game)?.numbered ? String(seat + 1) : name.slice(0, 1);
