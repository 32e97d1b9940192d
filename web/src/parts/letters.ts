// A small alphabet: each letter as strokes in a box 10 high.

export interface Letter {
  width: number;
  strokes: string;
}

export const LETTERS: Record<string, Letter> = {
  A: { width: 8, strokes: "M0 10 4 0 8 10M1.4 6.5H6.6" },
  B: {
    width: 6.5,
    strokes: "M0 0V10H3.6C5.4 10 6.5 9 6.5 7.4S5.4 4.8 3.6 4.8H0M3.2 4.8C4.9 4.8 5.8 3.9 5.8 2.4S4.9 0 3.2 0H0",
  },
  C: { width: 7, strokes: "M7 1.6C6 .4 5.2 0 4 0 1.4 0 0 2 0 5s1.4 5 4 5c1.2 0 2-.4 3-1.6" },
  D: { width: 7, strokes: "M0 0V10H2.6C5.4 10 7 8 7 5S5.4 0 2.6 0Z" },
  E: { width: 5.5, strokes: "M5.5 0H0V10H5.5M0 4.8H4.6" },
  F: { width: 5.5, strokes: "M5.5 0H0V10M0 4.8H4.6" },
  G: { width: 7.5, strokes: "M7 1.6C6 .4 5.2 0 4 0 1.4 0 0 2 0 5s1.4 5 4 5c1.4 0 2.4-.4 3.4-1.2V5.4H4.4" },
  H: { width: 7, strokes: "M0 0V10M7 0V10M0 4.9H7" },
  I: { width: 0, strokes: "M0 0V10" },
  J: { width: 5, strokes: "M5 0V6.8C5 8.9 4.1 10 2.5 10 1.2 10 .3 9.4 0 8.1" },
  K: { width: 6.5, strokes: "M0 0V10M6.3 0 0 5.6M2.3 3.7 6.5 10" },
  L: { width: 5, strokes: "M0 0V10H5" },
  M: { width: 9, strokes: "M0 10V0L4.5 6.5 9 0V10" },
  N: { width: 7, strokes: "M0 10V0L7 10V0" },
  O: { width: 8, strokes: "M4 0C1.4 0 0 2 0 5s1.4 5 4 5 4-2 4-5-1.4-5-4-5Z" },
  P: { width: 6.2, strokes: "M0 10V0H3.2C5.2 0 6.2 1.1 6.2 2.9S5.2 5.8 3.2 5.8H0" },
  Q: { width: 8, strokes: "M4 0C1.4 0 0 2 0 5s1.4 5 4 5 4-2 4-5-1.4-5-4-5ZM5.2 7 8 10.6" },
  R: { width: 6.5, strokes: "M0 10V0H3.2C5.2 0 6.2 1 6.2 2.7S5.2 5.4 3.2 5.4H0M3.4 5.4 6.5 10" },
  S: {
    width: 6,
    strokes: "M5.7 1.5C5 .5 4.2 0 3 0 1.3 0 .3 1 .3 2.4c0 3.4 5.5 1.8 5.5 5.1C5.8 9 4.7 10 3 10 1.7 10 .8 9.5 0 8.4",
  },
  T: { width: 7, strokes: "M0 0H7M3.5 0V10" },
  U: { width: 7, strokes: "M0 0V6.3C0 8.7 1.3 10 3.5 10S7 8.7 7 6.3V0" },
  V: { width: 8, strokes: "M0 0 4 10 8 0" },
  W: { width: 11, strokes: "M0 0 2.6 10 5.5 2.4 8.4 10 11 0" },
  X: { width: 7, strokes: "M0 0 7 10M7 0 0 10" },
  Y: { width: 7.5, strokes: "M0 0 3.75 5.2 7.5 0M3.75 5.2V10" },
  Z: { width: 6.5, strokes: "M0 0H6.5L0 10H6.5" },
  "0": { width: 6.5, strokes: "M3.25 0C1.1 0 0 1.9 0 5s1.1 5 3.25 5S6.5 8.1 6.5 5 5.4 0 3.25 0Z" },
  "1": { width: 3, strokes: "M0 2.4 3 0V10" },
  "2": { width: 6, strokes: "M.2 2.6C.5 1 1.5 0 3 0c1.7 0 2.8 1 2.8 2.6C5.8 4.8 2.4 6.6 0 10H6" },
  "3": {
    width: 6,
    strokes:
      "M.3 1.6C.9.6 1.8 0 3 0c1.6 0 2.6.9 2.6 2.4S4.6 4.7 2.6 4.7C4.8 4.7 6 5.8 6 7.4S4.8 10 3 10C1.6 10 .6 9.4 0 8.3",
  },
  "4": { width: 6.5, strokes: "M4.8 10V0L0 6.8H6.5" },
  "5": {
    width: 6,
    strokes: "M5.5 0H.8L.4 4.6C1.1 4 1.9 3.7 2.9 3.7 4.8 3.7 6 4.9 6 6.8S4.8 10 2.9 10C1.5 10 .6 9.5 0 8.5",
  },
  "6": {
    width: 6.2,
    strokes: "M5.2.8C2.2.8 0 3.2 0 6.6 0 8.7 1.2 10 3.1 10s3.1-1.3 3.1-3.2-1.2-3.1-3-3.1C1.8 3.7.6 4.6.1 6",
  },
  "7": { width: 6, strokes: "M0 0H6L2.2 10" },
  "8": {
    width: 6.2,
    strokes:
      "M3.1 4.7C1.4 4.7.4 3.8.4 2.3S1.4 0 3.1 0s2.7.8 2.7 2.3-1 2.4-2.7 2.4ZM3.1 4.7C1.1 4.7 0 5.7 0 7.4S1.1 10 3.1 10s3.1-.9 3.1-2.6-1.1-2.7-3.1-2.7Z",
  },
  "9": {
    width: 6.2,
    strokes: "M1 9.2c3 0 5.2-2.4 5.2-5.8C6.2 1.3 5 0 3.1 0S0 1.3 0 3.2s1.2 3.1 3 3.1c1.4 0 2.6-.9 3.1-2.3",
  },
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
