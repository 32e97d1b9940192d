// The colours in which seats are told apart, each with a pattern, never by the colour alone.
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

export const COLOURS = {
  red: look("red", "light", "stripes"),
  yellow: look("yellow", "dark", "dots"),
  green: look("green", "light", "grid"),
  blue: look("blue", "light", "rays"),
  white: look("white", "dark", "plain"),
  black: look("black", "light", "rim"),
  purple: look("purple", "light", "dots"),
};
export type Colour = keyof typeof COLOURS;
