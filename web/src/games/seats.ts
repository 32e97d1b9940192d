// How a seat is told apart: a colour, a pattern, and a sign or an initial, never the colour alone.
import { SIGNS as MONZA } from "./monza/dice/signs";
import { CARS, SIGNS as VICTORY } from "./victory/course/signs";

export interface SeatLook {
  ink: string; // a custom property of tokens.css
  on: string; // what is legible on it
  pattern: "plain" | "rim" | "stripes" | "dots" | "rays" | "grid";
}

const look = (name: string, on: "light" | "dark", pattern: SeatLook["pattern"]): SeatLook => ({
  ink: `var(--seat-${name})`,
  on: on === "light" ? "#fff8ea" : "#241c16",
  pattern,
});

const cars = {
  red: look("red", "light", "stripes"),
  yellow: look("yellow", "dark", "dots"),
  green: look("green", "light", "grid"),
  blue: look("blue", "light", "rays"),
  white: look("white", "dark", "plain"),
  black: look("black", "light", "rim"),
  purple: look("purple", "light", "dots"),
};

const tables: Record<string, SeatLook[]> = {
  tactix: [cars.white, cars.black],
  monza: [cars.red, cars.yellow, cars.green, cars.blue],
  victory: [cars.red, cars.blue, cars.green, cars.yellow, cars.white, cars.black],
  masters_victory: [cars.red, cars.green],
  great_race: [cars.blue, cars.green, cars.black, cars.red, cars.purple],
};
const others = [cars.red, cars.blue, cars.green, cars.yellow, cars.purple, cars.black];

export const seatLook = (game: string, seat: number): SeatLook => (tables[game] ?? others)[seat % 6] ?? cars.red;

/** The shape on the cars of a race, the same in every language: names of colours begin alike (Gelb and Grün). */
const signs: Record<string, string[]> = {
  monza: [..."RYGB"].map((car) => MONZA[car]!),
  victory: [...CARS].map((car) => VICTORY[car]!),
};

export const seatSign = (game: string, seat: number): string | null => signs[game]?.[seat] ?? null;

export const seatLetter = (game: string, seat: number, name: string): string =>
  game === "great_race" ? String(seat + 1) : name.slice(0, 1);
