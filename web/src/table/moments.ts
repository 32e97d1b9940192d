// What the others have done since our last choice, as the moments of the game that are shown again.
import type { Said } from "../protocol";

const MOST = 40; // moments that are shown

/** The numbers of their rows: first our last choice, then every choice since with the throws that followed it; nothing
 *  while nobody else has chosen. Whoever only watches sees the turn of the seat that chose last. What was `answered` by
 *  somebody without a seat is told under the last choice itself: then the moment before that comes first. */
export function since(log: Said[], seat: number | null, answered = false): number[] {
  const chosen = log.filter((row) => row.seat !== null);
  const last = chosen.at(-1);
  const first = chosen.findLast((row) => (seat === null ? row.seat !== last?.seat : row.seat === seat));
  const begin = answered && last ? last.n - 1 : (first?.n ?? (log[0]?.n ?? 1) - 1);
  const after = log.filter((row) => row.n > begin);
  if (!after.some((row) => row.seat !== null)) return [];
  const ends = after.filter((_, i) => after[i + 1]?.seat !== null);
  return [begin, ...ends.map((row) => row.n)].slice(-MOST);
}
