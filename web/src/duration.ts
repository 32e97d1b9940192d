// How long something will take, as one says it: roughly, and not by the second.

const MINUTE = 60;
const STEP = 10; // seconds

export type Rough = { id: "left-soon" } | { id: "left-seconds" | "left-minutes"; n: number };

/** "about 30 s left", "about 2 min left"; nothing but "soon" where it takes longer than was thought. */
export function roughly(seconds: number): Rough {
  if (seconds <= 0) return { id: "left-soon" };
  if (seconds <= 9 * STEP) return { id: "left-seconds", n: Math.ceil(seconds / STEP) * STEP };
  return { id: "left-minutes", n: Math.ceil(seconds / MINUTE) };
}
