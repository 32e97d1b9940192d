// What a message changes: the log grows at its ends, an old table is ignored.
import type { EarlierShown, HintShown, RefusedShown, ReviewShown, Said, TableShown } from "../protocol";
import { unfold } from "./fold";
import type { Told } from "./socket";

export interface Heard {
  shown: TableShown | null; // the table as last told
  log: Said[]; // the rows told so far, without a gap; those before the first can be asked for
  refused: RefusedShown | null;
  hint: HintShown | null;
  review: ReviewShown | null; // what would have been best, until that seat acts again
  declined: string | null; // what we asked for and did not get: "draw", until the table moves on
}

export const nothing: Heard = { shown: null, log: [], refused: null, hint: null, review: null, declined: null };

/** The state after a message. */
export function hear(before: Heard, message: Told): Heard {
  if (message.t === "refused") return { ...before, refused: message, hint: null };
  if (message.t === "hint")
    return message.ply === before.shown?.ply ? { ...before, hint: message, refused: null } : before;
  if (message.t === "review") return { ...before, review: message };
  if (message.t === "earlier") return { ...before, log: extended(before.log, message) };
  return hearTable(before, { ...message, view: { ...message.view, choices: unfold(message.view.choices) } });
}

function hearTable(before: Heard, shown: TableShown): Heard {
  const other = before.shown && before.shown.table !== shown.table;
  if (other) return hearTable(nothing, shown);
  if (before.shown && shown.ply < before.shown.ply) return before;
  const log = joined(before.log, shown);
  const moved = shown.ply !== before.shown?.ply;
  const review = before.review && acted(log, before.review) ? null : before.review;
  const declined = declinedNow(before.shown, shown) ?? (moved || asks(shown) ? null : before.declined);
  return { shown, log, refused: moved ? null : before.refused, hint: moved ? null : before.hint, review, declined };
}

const asks = ({ asks, seat }: TableShown) => asks.find((ask) => ask.endsWith(`:${seat}`)) ?? null;

/** What we had asked for and is gone without our doing: somebody said no, or played on. */
function declinedNow(before: TableShown | null, shown: TableShown): string | null {
  const ask = before && asks(before);
  if (!ask || shown.asks.includes(ask) || shown.view.turn === "over") return null;
  const ours = shown.said.some((row) => row.n > before.ply && row.seat === shown.seat);
  return ours ? null : ask.split(":")[0]!;
}

/** Whether the seat of a review has played on since. */
const acted = (log: Said[], { seat, ply }: ReviewShown) => log.some((row) => row.n > ply && row.seat === seat);

/** Those told twice are taken as told last; where some were left out, the log begins anew behind the gap. */
function joined(log: Said[], shown: TableShown): Said[] {
  const kept = log.filter((row) => row.n <= shown.said_from);
  return kept.at(-1)?.n === shown.said_from ? [...kept, ...shown.said] : shown.said;
}

/** Rows that were asked for, if they still end where the log begins. */
function extended(log: Said[], { said }: EarlierShown): Said[] {
  return said.at(-1)?.n === (log[0]?.n ?? 0) - 1 ? [...said, ...log] : log;
}
