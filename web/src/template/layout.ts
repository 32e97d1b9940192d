// Where everything lies on the tray, which is 400 wide and 400 high.
export const SLIP = { x: 28, y: 28, wide: 344 }; // the slip of paper at the top
export const LANE = 29; // from one player's line on it to the next
export const FIELD = { y: 300, high: 72, gap: 12 }; // the fields at the bottom

export interface Field {
  name: string; // as it is clicked
  x: number;
  wide: number;
}

/** The fields side by side, as wide as the slip together. */
export function fields(names: string[]): Field[] {
  const wide = (SLIP.wide - FIELD.gap * (names.length - 1)) / names.length;
  return names.map((name, i) => ({ name, wide, x: SLIP.x + i * (wide + FIELD.gap) }));
}

export const slipHigh = (seats: number) => 18 + seats * LANE;

/** The height at which the dice lie: between the slip and the fields. */
export const diceAt = (seats: number) => (SLIP.y + slipHigh(seats) + FIELD.y) / 2;
