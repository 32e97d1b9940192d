// The tables of this browser as rows: which of the seats there are ours, how it stands, and what comes first.
import type { KeptSeat } from "../keptseats";
import type { Seated } from "../protocol";
import { winnersOf } from "../table/winners";

export interface Row {
  kept: KeptSeat; // the link that was used last
  ours: number[]; // seats of this browser
  now: Seated;
}
export type Standing = "your-turn" | "free" | "their-turn" | "won" | "lost" | "drawn" | "nobody" | "won-by";

const SHOWN = 5; // rows that are always to be seen

/** A row for each table, from what is told of its links; what is told of none is left out. */
export function rowsOf(list: KeptSeat[], told: Record<string, Seated | null>): Row[] {
  const newest = list.filter((one, i) => list.findIndex((other) => other.table === one.table) === i);
  const rows = newest.flatMap((kept) => {
    const ours = list.filter((one) => one.table === kept.table && one.seat !== null).map((one) => one.seat!);
    const now = told[kept.token];
    return now ? [{ kept, ours, now }] : [];
  });
  return rows.sort((a, b) => rank(a) - rank(b) || (b.now.moved ?? 0) - (a.now.moved ?? 0));
}

/** Those that wait for us, those that are played, those that are over. */
const rank = (row: Row) => (row.now.over ? 2 : isOurTurn(row) ? 0 : 1);

export const isOurTurn = ({ ours, now }: Row) => typeof now.turn === "number" && ours.includes(now.turn);

export const winners = ({ now }: Row) => winnersOf(now);

export function standingOf(row: Row): Standing {
  const { now, ours } = row;
  if (isOurTurn(row)) return "your-turn";
  if (!now.over) return now.seats[now.turn as number]?.kind === "open" ? "free" : "their-turn";
  const won = winners(row);
  if (!won.length) return now.seats.length === 1 ? "lost" : now.winners ? "nobody" : "drawn";
  if (ours.length !== 1) return "won-by";
  return won.includes(ours[0]!) ? "won" : "lost";
}

/** The seats of others. */
export const others = ({ now, ours }: Row) => now.seats.map((_, seat) => seat).filter((seat) => !ours.includes(seat));

/** The rows to see at once: the first ones, and all that wait for us; and those folded away. */
export function folded(rows: Row[]): { first: Row[]; more: Row[] } {
  const shown = (row: Row, i: number) => i < SHOWN || isOurTurn(row);
  return { first: rows.filter(shown), more: rows.filter((row, i) => !shown(row, i)) };
}
