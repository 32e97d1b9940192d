// What stamps look like: a picture for every mission, an edge for every way, and how a hand puts them on paper.

const round = (n: number) => Math.round(n * 10) / 10;

/** A ring of `n` points, in turn near and far from the middle. */
function ring(n: number, near: number, far: number, turn = 0): string {
  const at = (i: number) => {
    const angle = ((i + turn) / n) * 2 * Math.PI;
    const r = i % 2 ? near : far;
    return `${round(r * Math.sin(angle))} ${round(-r * Math.cos(angle))}`;
  };
  return `M${Array.from({ length: n }, (_, i) => at(i)).join("L")}Z`;
}

/** Pen strokes in a box of 40 around the middle. */
export const PICTURES: Record<string, string> = {
  M01: "M-6-17 4-18 9-13 11-8 17-4 12 4 9 8 8 13 3 18-1 18-4 10-5 3-9 0-15 0-17-6-12-13ZM-3-13Q6-3 1 13",
  M02: "M0-9a12 12 0 1 0 .1 0ZM0-9v-6M-4-15H4M0 3V-4M0 3l5 3M-22-3h6M-23 3h6M-22 9h6",
  M03: "M0-18l7 8-7 8-7-8ZM11-7l7 8-7 8-7-8ZM0 2l7 8-7 8-7-8ZM-11-7l7 8-7 8-7-8Z",
  M04: "M9-16a5 5 0 1 0 .1 0ZM-19 6Q-9-8 3 4T19 1M-19 14Q-6 4 6 11T19 10M-9 0C-10-6-9-9-8-12M-8-12q-6-3-8 2M-8-12q5-4 8 1M-8-12q0-5 4-6",
  M05: "M-15-15C-3-11-11-1-1 2S5 13 17 15M-15 15C-19 5-11 0-5 4-5 12-9 16-15 15Zm0 0 7-7M4-17C14-18 18-9 12-2 4-4 2-10 4-17Zm0 0 6 10",
  M06: "M0-17a3.6 3.6 0 1 0 .1 0ZM0-9.5V16M-8-4H8M-15 5C-13 12-7 16 0 16S13 12 15 5M-18 8l3-4 5 3M18 8l-3-4-5 3",
  M07: `${ring(16, 12, 17, 0.5)}M0-6a6 6 0 1 0 .1 0Z`,
  M08: "M-6-10C-5-15 5-15 6-10L4-6C15 0 15 16 0 16S-15 0-4-6ZM-6-6H6M-3 11V1H4M-3 6H2",
  M09: "M0-17a17 17 0 1 0 .1 0ZM7-10 3 3-7 10-3-3ZM0-17v3M0 14v3M-17 0h3M14 0h3",
  M10: "M-9 8V-13H9V8M-17 8H17M-9 3H9M-17 15 17-16",
  M11: "M-14 16 5-15M14 16-5-15M5-15 17-9 11 0 2-9M-5-15-17-9-11 0-2-9",
  M12: "M-13 6-16-8-7-2 0-12 7-2 16-8 13 6ZM-13 11H13M-17 17 17-18M13-18h4v4",
};

/** The edge, outside and inside, around the middle of a box of 100: the way can be told without its colour. */
export const EDGES: Record<string, string> = {
  prudent: "M0-46a46 46 0 1 0 .1 0ZM0-41a41 41 0 1 0 .1 0Z",
  legendary: `${ring(40, 43, 48)}M0-39a39 39 0 1 0 .1 0Z`,
  alone: "M-40-42H40a6 6 0 0 1 6 6V36a6 6 0 0 1-6 6H-40a6 6 0 0 1-6-6V-36a6 6 0 0 1 6-6ZM-38-37H38V37H-38Z",
};

export const WAYS = ["prudent", "legendary", "alone"] as const;
export type Way = (typeof WAYS)[number];

export const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
export const numeral = (mission: string) => NUMERALS[Number(mission.slice(1)) - 1] ?? "";

/** Degrees, the same every time. */
export function tilt(mission: string, way: string): number {
  const letters = [...mission, ...way].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return (letters % 19) - 9;
}
