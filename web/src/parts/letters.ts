// A small alphabet drawn with a pen: each letter as strokes in a box 10 high.

export interface Letter {
  width: number;
  strokes: string;
}

export const LETTERS: Record<string, Letter> = {
  A: { width: 8, strokes: "M0 10 4 0 8 10M1.4 6.5H6.6" },
  C: { width: 7, strokes: "M7 1.6C6 .4 5.2 0 4 0 1.4 0 0 2 0 5s1.4 5 4 5c1.2 0 2-.4 3-1.6" },
  D: { width: 7, strokes: "M0 0V10H2.6C5.4 10 7 8 7 5S5.4 0 2.6 0Z" },
  E: { width: 5.5, strokes: "M5.5 0H0V10H5.5M0 4.8H4.6" },
  G: { width: 7.5, strokes: "M7 1.6C6 .4 5.2 0 4 0 1.4 0 0 2 0 5s1.4 5 4 5c1.4 0 2.4-.4 3.4-1.2V5.4H4.4" },
  H: { width: 7, strokes: "M0 0V10M7 0V10M0 4.9H7" },
  I: { width: 0, strokes: "M0 0V10" },
  K: { width: 6.5, strokes: "M0 0V10M6.3 0 0 5.6M2.3 3.7 6.5 10" },
  L: { width: 5, strokes: "M0 0V10H5" },
  M: { width: 9, strokes: "M0 10V0L4.5 6.5 9 0V10" },
  N: { width: 7, strokes: "M0 10V0L7 10V0" },
  O: { width: 8, strokes: "M4 0C1.4 0 0 2 0 5s1.4 5 4 5 4-2 4-5-1.4-5-4-5Z" },
  R: { width: 6.5, strokes: "M0 10V0H3.2C5.2 0 6.2 1 6.2 2.7S5.2 5.4 3.2 5.4H0M3.4 5.4 6.5 10" },
  S: {
    width: 6,
    strokes: "M5.7 1.5C5 .5 4.2 0 3 0 1.3 0 .3 1 .3 2.4c0 3.4 5.5 1.8 5.5 5.1C5.8 9 4.7 10 3 10 1.7 10 .8 9.5 0 8.4",
  },
  T: { width: 7, strokes: "M0 0H7M3.5 0V10" },
  U: { width: 7, strokes: "M0 0V6.3C0 8.7 1.3 10 3.5 10S7 8.7 7 6.3V0" },
  V: { width: 8, strokes: "M0 0 4 10 8 0" },
  X: { width: 7, strokes: "M0 0 7 10M7 0 0 10" },
  Y: { width: 7.5, strokes: "M0 0 3.75 5.2 7.5 0M3.75 5.2V10" },
  Z: { width: 6.5, strokes: "M0 0H6.5L0 10H6.5" },
  " ": { width: 3, strokes: "" },
};

export interface Placed {
  strokes: string;
  x: number;
}

/** The letters of a word, one beside the other, and how wide they are together. */
export function lay(text: string, gap: number): { letters: Placed[]; width: number } {
  let x = 0;
  const letters = [...text.toUpperCase()].map((sign) => {
    const letter = LETTERS[sign] ?? LETTERS[" "]!;
    const placed = { strokes: letter.strokes, x };
    x += letter.width + gap;
    return placed;
  });
  return { letters, width: x - gap };
}
