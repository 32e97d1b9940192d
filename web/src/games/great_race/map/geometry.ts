// The map on the table: hexagons in rows from the north, where each is drawn, and which one a key leads to.
import type { Box, Spot } from "../../lens.svelte";
import type { Space, Town } from "../view";

export type { Box, Spot };

export type Colour = Town["colour"];
export type Atlas = Map<string, Space>;

export const PITCH = 50; // from a space to the next one in its row, in drawing units
export const ROW = 38; // from row to row
export const TIP = (ROW * 4) / 3; // a hexagon from tip to tip
export const FIELD = { x: 60, y: 36 }; // where the hexagons begin on the sheet
export const WIDE = FIELD.x + 9.5 * PITCH + 42;
export const HIGH = FIELD.y + 21 * ROW + TIP + 30;

export const LETTERS: Record<Colour, string> = { purple: "P", blue: "B", green: "G", red: "R", yellow: "Y" };

export const atlasOf = (map: Space[]): Atlas => new Map(map.map((space) => [space.id, space]));

/** "3.0" of every space, of towns too. */
export const numberOf = ({ row, column }: Space) => `${row}.${column}`;

/** What a sentence needs to name a space: no map shows its number. */
export function whereabouts(id: string, map: Space[]): { near: string; side: string } {
  const { near, side } = map.find((space) => space.id === id)!;
  return { near, side };
}

/** Odd rows lie half a space further east. */
export const centre = ({ row, column }: Pick<Space, "row" | "column">): Spot => ({
  x: FIELD.x + PITCH * (column + 0.5 + (row % 2) / 2),
  y: FIELD.y + TIP / 2 + ROW * row,
});

export const placed = (space: Pick<Space, "row" | "column">): string => {
  const { x, y } = centre(space);
  return `translate(${x} ${y})`;
};

/** A hexagon around (0, 0), a little smaller than its space. */
export function hexagon(inset = 0): string {
  const [w, h] = [PITCH / 2 - inset, TIP / 2 - inset * 1.1];
  return `M0 ${-h}L${w} ${-h / 2}V${h / 2}L0 ${h}L${-w} ${h / 2}V${-h / 2}Z`;
}

/** The level in the direction of travel. */
export const levelOf = ({ level }: Space, direction: string) => (direction === "NS" ? level : 10 - level);

/** The spaces beside one, clockwise from the north-east. */
export function beside(space: Space, atlas: Atlas): Space[] {
  const east = space.row % 2;
  const around = [
    [-1, east],
    [0, 1],
    [1, east],
    [1, east - 1],
    [0, -1],
    [-1, east - 1],
  ];
  const found = around.map(([row, column]) => at(atlas, space.row + row!, space.column + column!));
  return found.filter((one) => one !== undefined);
}

const at = (atlas: Atlas, row: number, column: number) =>
  [...atlas.values()].find((space) => space.row === row && space.column === column);

/** The space under a spot of the sheet; null in the sea. */
export function spaceAt(spot: Spot, atlas: Atlas): Space | null {
  const near = nearest([...atlas.values()], spot);
  return near && apart(centre(near), spot) < PITCH * 0.56 ? near : null;
}

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

function nearest(spaces: Space[], spot: Spot): Space | null {
  return spaces.reduce<Space | null>(
    (best, one) => (best && apart(centre(best), spot) <= apart(centre(one), spot) ? best : one),
    null,
  );
}

/** The space a key leads to; null if the key is no way to walk. At the edge one stays. */
export function walk(from: Space, key: string, atlas: Atlas): Space | null {
  const row = (wanted: number) => [...atlas.values()].filter((space) => space.row === wanted);
  const inRow = (wanted: number) => nearest(row(wanted), { ...centre(from), y: 0 }) ?? from;
  const ways: Record<string, () => Space> = {
    ArrowUp: () => inRow(from.row - 1),
    ArrowDown: () => inRow(from.row + 1),
    ArrowLeft: () => at(atlas, from.row, from.column - 1) ?? from,
    ArrowRight: () => at(atlas, from.row, from.column + 1) ?? from,
    Home: () => row(from.row)[0]!,
    End: () => row(from.row).at(-1)!,
    PageUp: () => inRow(0),
    PageDown: () => inRow(Math.max(...[...atlas.values()].map((space) => space.row))),
  };
  return ways[key]?.() ?? null;
}

/** Where vehicles that share a space stand around its upper half: one in the middle, more of them fanned out. */
export function fan(count: number): Spot[] {
  const rows = count <= 2 ? [count] : count === 3 ? [1, 2] : count === 4 ? [2, 2] : [2, 3];
  return rows.flatMap((inRow, i) =>
    Array.from({ length: inRow }, (_, j) => ({
      x: (j - (inRow - 1) / 2) * (inRow === 3 ? 32 : 36),
      y: -(rows.length - 1 - i) * 20,
    })),
  );
}

/** The middle part of the line between two spaces, so that what lies in them stays readable. */
export function crossing(one: Space, other: Space): { d: string; turn: number; end: Spot } {
  const [a, b] = [centre(one), centre(other)];
  const at = (part: number): Spot => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  const [from, end] = [at(0.3), at(0.7)];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { d: `M${from.x} ${from.y}L${end.x} ${end.y}`, turn, end };
}

/** The arrow of a step over land, across the edge, or of a voyage, along its route. */
export function passage(from: Space, to: Space, atlas: Atlas): { d: string; turn: number; end: Spot } {
  if (beside(from, atlas).includes(to)) return crossing(from, to);
  const southward = from.row <= to.row; // as the arcs are drawn
  const { d, along } = southward ? seaRoute(from, to) : seaRoute(to, from);
  const at = (part: number) => along(southward ? part : 1 - part);
  const [before, end] = [at(0.68), at(0.72)]; // the price stands in the middle
  return { d, end, turn: (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI };
}

/** A sea route: an arc that leaves the coast alone; towards the west on the west side of the land, else towards the east. */
export function seaRoute(one: Space, other: Space): { d: string; middle: Spot; along: (part: number) => Spot } {
  const [a, b] = [centre(one), centre(other)];
  const far = apart(a, b);
  const bend = (a.x + b.x) / 2 < FIELD.x + 6 * PITCH ? 118 : -92;
  const control = { x: (a.x + b.x) / 2 - ((b.y - a.y) / far) * bend, y: (a.y + b.y) / 2 + ((b.x - a.x) / far) * bend };
  const along = (t: number): Spot => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * control.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * control.y + t * t * b.y,
  });
  return { d: `M${a.x} ${a.y}Q${control.x} ${control.y} ${b.x} ${b.y}`, middle: along(0.5), along };
}
