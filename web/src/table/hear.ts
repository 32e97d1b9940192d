// What a message changes: the log grows, an old table is ignored, a gap in the log is noticed.
import type { Down, HintShown, RefusedShown, Said, TableShown } from "../protocol";

export interface Heard {
  shown: TableShown | null; // the table as last told
  log: Said[]; // every row told so far, log[n - 1] is row n
  refused: RefusedShown | null;
  hint: HintShown | null;
}

export const nothing: Heard = { shown: null, log: [], refused: null, hint: null };

/** The state after a message; null when rows are missing and the table must be told anew. */
export function hear(before: Heard, message: Down): Heard | null {
  if (message.t === "refused") return { ...before, refused: message, hint: null };
  if (message.t === "hint")
    return message.ply === before.shown?.ply ? { ...before, hint: message, refused: null } : before;
  return hearTable(before, message);
}

function hearTable(before: Heard, shown: TableShown): Heard | null {
  const other = before.shown && before.shown.table !== shown.table;
  if (other) return hearTable(nothing, shown);
  if (before.shown && shown.ply < before.shown.ply) return before;
  const log = joined(before.log, shown);
  if (!log) return null;
  const moved = shown.ply !== before.shown?.ply;
  return { shown, log, refused: moved ? null : before.refused, hint: moved ? null : before.hint };
}

/** Rows are numbered from 1; those told twice are taken as told last. */
function joined(log: Said[], shown: TableShown): Said[] | null {
  const first = shown.said[0]?.n ?? shown.ply + 1;
  if (first > log.length + 1) return null;
  return [...log.slice(0, first - 1), ...shown.said];
}
