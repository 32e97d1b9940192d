// The tables of this browser: the links to your seats, the newest first.
import { keep, kept } from "./kept";
import type { Seated } from "./protocol";

export interface Mine {
  token: string;
  table: string;
  game: string;
  seat: number | null;
  at: number; // when it was last opened
  end?: Seated; // how it ended, once that is known: it stays so
}

const KEY = "seats";
const MOST = 60;

export const mine = () => kept<Mine[]>(KEY, []);
const keepAll = (list: Mine[]) => keep(KEY, list.slice(0, MOST));

export function remember(seat: Omit<Mine, "at">): void {
  keepAll([{ ...seat, at: Date.now() }, ...mine().filter((old) => old.token !== seat.token)]);
}

export function rememberEnd(end: Seated): void {
  keepAll(mine().map((one) => (one.table === end.table ? { ...one, end } : one)));
}

export function forget(token: string): void {
  keepAll(mine().filter((old) => old.token !== token));
}

/** All seats of this browser at one table, in the order of the seats. */
export function seatsAt(table: string): Mine[] {
  return mine()
    .filter((one) => one.table === table && one.seat !== null)
    .sort((a, b) => a.seat! - b.seat!);
}
