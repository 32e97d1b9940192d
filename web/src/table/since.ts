// The tables since our last choice: what the others have done meanwhile can be shown again from them.
import type { Said, TableShown } from "../protocol";

const MOST = 40; // tables that are kept

/** The tables kept so far and one more; the first is what our choice led to, or what a spectator saw before the last turn. */
export function since(kept: TableShown[], shown: TableShown, log: Said[]): TableShown[] {
  const last = kept.at(-1);
  if (!last || last.table !== shown.table || shown.ply < last.ply) return [shown];
  if (shown.ply === last.ply) return [...kept.slice(0, -1), shown];
  const rows = log.filter((row) => row.n > last.ply && row.seat !== null);
  if (shown.seat === null) return actor(log, shown.ply) === actor(log, last.ply) ? grown(kept, shown) : [last, shown];
  return rows.some((row) => row.seat === shown.seat) ? [shown] : grown(kept, shown);
}

const grown = (kept: TableShown[], shown: TableShown) => [...kept, shown].slice(-MOST);

/** Who had chosen last after so many rows. */
const actor = (log: Said[], n: number) => log.findLast((row) => row.n <= n && row.seat !== null)?.seat;
