// How a seat is told apart: a colour, a pattern and an initial, never the colour alone.

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

/** The signs that stand on the cars, where names in some languages begin alike (Gelb and Grün, Blue and Black). */
const letters: Record<string, string> = { monza: "RYGB", victory: "RBGYWK", great_race: "12345" };

export const seatLetter = (game: string, seat: number, name: string): string =>
  letters[game]?.[seat] ?? name.slice(0, 1);
