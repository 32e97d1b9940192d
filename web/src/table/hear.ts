// What a message changes: the log grows, an old table is ignored, a gap in the log is noticed.
import type { Down, HintShown, RefusedShown, ReviewShown, Said, TableShown } from "../protocol";

export interface Heard {
  shown: TableShown | null; // the table as last told
  log: Said[]; // every row told so far, log[n - 1] is row n
  refused: RefusedShown | null;
  hint: HintShown | null;
  review: ReviewShown | null; // what would have been best, until that seat acts again
}

export const nothing: Heard = { shown: null, log: [], refused: null, hint: null, review: null };

/** The state after a message; null when rows are missing and the table must be told anew. */
export function hear(before: Heard, message: Down): Heard | null {
  if (message.t === "refused") return { ...before, refused: message, hint: null };
  if (message.t === "hint")
    return message.ply === before.shown?.ply ? { ...before, hint: message, refused: null } : before;
  if (message.t === "review") return { ...before, review: message };
  return hearTable(before, message);
}

function hearTable(before: Heard, shown: TableShown): Heard | null {
  const other = before.shown && before.shown.table !== shown.table;
  if (other) return hearTable(nothing, shown);
  if (before.shown && shown.ply < before.shown.ply) return before;
  const log = joined(before.log, shown);
  if (!log) return null;
  const moved = shown.ply !== before.shown?.ply;
  const review = before.review && acted(log, before.review) ? null : before.review;
  return { shown, log, refused: moved ? null : before.refused, hint: moved ? null : before.hint, review };
}

/** Whether the seat of a review has played on since. */
const acted = (log: Said[], { seat, ply }: ReviewShown) => log.slice(ply).some((row) => row.seat === seat);

/** Rows are numbered from 1; those told twice are taken as told last. */
function joined(log: Said[], shown: TableShown): Said[] | null {
  const first = shown.said[0]?.n ?? shown.ply + 1;
  if (first > log.length + 1) return null;
  return [...log.slice(0, first - 1), ...shown.said];
}
