// How long to wait before one tries again: longer each time, so that a server that comes back is not overrun.

const FIRST = 400; // milliseconds
const LONGEST = 15_000;

/** How long to wait before attempt n, spread out so that not everybody comes back at once. */
export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + chance / 2);
}
