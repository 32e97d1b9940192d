// The hills on the map, drawn as a staff map draws them: one contour inside the other, the same from either side.
import { HIGH, WIDE } from "./geometry";

const OUTLINES = [
  "M0-44c30-4 52 16 48 40S26 40-2 42-50 26-48 0-26-42 0-44Z",
  "M4-46c26 2 46 20 44 44S30 44 6 46-34 38-46 14-30-48 4-46Z",
];

// x, y, turn, width, height, outline, contours
const SOUTH: [number, number, number, number, number, number, number][] = [
  [120, 800, 20, 3.1, 2.1, 0, 4],
  [610, 850, -30, 3.6, 1.9, 1, 4],
  [390, 690, 10, 2.2, 1.5, 1, 3],
  [690, 610, 60, 2.4, 1.8, 0, 4],
  [60, 560, -20, 2.2, 1.9, 1, 3],
  [345, 520, 0, 2.5, 1.3, 0, 2],
];

const outlineOf = (hill: number) => OUTLINES[hill % OUTLINES.length]!;

/** Every contour with its outline, the widest first, so that the tints lie one on the other. */
export function contours(): { d: string; transform: string; tint: number }[] {
  const both = [...SOUTH, ...SOUTH.map(turnedRound)];
  const rings = both.flatMap((hill) => Array.from({ length: hill[6] }, (_, ring) => ringOf(hill, ring)));
  return rings.sort((a, b) => a.tint - b.tint);
}

const turnedRound = ([x, y, turn, w, h, outline, rings]: (typeof SOUTH)[number]): (typeof SOUTH)[number] => [
  WIDE - x,
  HIGH - y,
  turn + 180,
  w,
  h,
  outline,
  rings,
];

function ringOf([x, y, turn, w, h, outline, rings]: (typeof SOUTH)[number], ring: number) {
  const size = 1 - ring / rings;
  const shift = ring * 3; // the steep side is nearer
  const transform = `translate(${x + shift} ${y - shift}) rotate(${turn}) scale(${w * size} ${h * size})`;
  return { d: outlineOf(outline), transform, tint: Math.min(3, ring) };
}
