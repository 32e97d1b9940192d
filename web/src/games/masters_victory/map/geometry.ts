// The map on the table: 18 lines of 15 squares, where each is drawn, and which one lies beside it.

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  w: number;
  h: number;
}

export const LINES = "ABCDEFGHIJKLMNOPQR";
export const COLUMNS = 15;
export const SIDE = 48; // a square, in drawing units
export const FRAME = 20; // the margin with letters and numbers
export const WIDE = COLUMNS * SIDE + 2 * FRAME;
export const HIGH = LINES.length * SIDE + 2 * FRAME;

const line = (square: string) => LINES.indexOf(square[0] ?? "");
const column = (square: string) => Number(square.slice(1)) - 1;
export const isSquare = (name: string) => /^[A-R]\d+$/.test(name);
export const nameOf = (atLine: number, atColumn: number) => `${LINES[atLine]}${atColumn + 1}`;
const isOnMap = (atLine: number, atColumn: number) =>
  atLine >= 0 && atLine < LINES.length && atColumn >= 0 && atColumn < COLUMNS;

/** The squares row by row as seen from the chair, the farthest row first. */
export function rowsSeen(turned: boolean): string[][] {
  const rows = [...LINES].reverse().map((letter) => Array.from({ length: COLUMNS }, (_, i) => `${letter}${i + 1}`));
  return turned ? rows.reverse().map((row) => row.reverse()) : rows;
}

/** Row and column on the screen. */
function place(square: string, turned: boolean): [number, number] {
  const [row, at] = [LINES.length - 1 - line(square), column(square)];
  return turned ? [LINES.length - 1 - row, COLUMNS - 1 - at] : [row, at];
}

/** The upper left corner of a square in the drawing. */
export function corner(square: string, turned: boolean): Spot {
  const [row, at] = place(square, turned);
  return { x: FRAME + at * SIDE, y: FRAME + row * SIDE };
}

export function centre(square: string, turned: boolean): Spot {
  const { x, y } = corner(square, turned);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

export const placed = (square: string, turned: boolean) => {
  const { x, y } = corner(square, turned);
  return `translate(${x} ${y})`;
};

/** The square under a spot of the drawing; null in the margin. */
export function squareAt({ x, y }: Spot, turned: boolean): string | null {
  const [row, at] = [Math.floor((y - FRAME) / SIDE), Math.floor((x - FRAME) / SIDE)];
  return rowsSeen(turned)[row]?.[at] ?? null;
}

const KEYS: Record<string, (row: number, at: number) => [number, number]> = {
  ArrowUp: (row, at) => [row - 1, at],
  ArrowDown: (row, at) => [row + 1, at],
  ArrowLeft: (row, at) => [row, at - 1],
  ArrowRight: (row, at) => [row, at + 1],
  Home: (row) => [row, 0],
  End: (row) => [row, COLUMNS - 1],
  PageUp: (_, at) => [0, at],
  PageDown: (_, at) => [LINES.length - 1, at],
};

/** The square a key leads to, by what is seen; null if the key is no way to walk. At the edge one stays. */
export function walk(square: string, key: string, turned: boolean): string | null {
  const next = KEYS[key]?.(...place(square, turned));
  return next ? (rowsSeen(turned)[next[0]]?.[next[1]] ?? square) : null;
}

/** The squares beside one, to the north, east, south and west. */
export function beside(square: string): string[] {
  const [up, right] = [line(square), column(square)];
  const near: [number, number][] = [
    [up + 1, right],
    [up, right + 1],
    [up - 1, right],
    [up, right - 1],
  ];
  return near.filter((at) => isOnMap(...at)).map((at) => nameOf(...at));
}

export const apart = (one: string, other: string) =>
  Math.abs(line(one) - line(other)) + Math.abs(column(one) - column(other));

/** The squares that artillery fires at from a square: three by three in front of it, northward for Red. */
export function zoneFrom(square: string, side: number): string[] {
  const ahead = side === 0 ? 1 : -1;
  const nine = [1, 2, 3].flatMap((far) =>
    [-1, 0, 1].map((wide) => [line(square) + ahead * far, column(square) + wide]),
  );
  return nine.filter(([at, wide]) => isOnMap(at!, wide!)).map(([at, wide]) => nameOf(at!, wide!));
}

/** What the map shows on a square: its lines are told from A on. */
export function terrainAt(map: string[], square: string): "mines" | "bunker" | "open" {
  const sign = map[line(square)]?.[column(square)];
  return sign === "m" ? "mines" : sign === "#" ? "bunker" : "open";
}

export const isOnBaseLine = (square: string) => square[0] === LINES[0] || square[0] === LINES.at(-1);

/** Steps of the shortest way from a square to each goal: straight for what flies, else over goals one can stand on. */
export function stepsTo(from: string, goals: Set<string>, blocked: Set<string>, flies: boolean): Map<string, number> {
  if (flies) return new Map([...goals].map((goal) => [goal, apart(from, goal)]));
  const found = new Map<string, number>();
  let edge = [from];
  for (let steps = 1; edge.length; steps++) {
    const next = new Set(edge.flatMap(beside).filter((square) => goals.has(square) && !found.has(square)));
    for (const square of next) found.set(square, steps);
    edge = [...next].filter((square) => !blocked.has(square));
  }
  return found;
}
