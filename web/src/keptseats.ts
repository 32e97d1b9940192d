// The tables of this browser: the keys to your seats, the newest first. A key is kept here and nowhere in an address.
import { loadItem, saveItem } from "./storage";
import type { Seated } from "./protocol";

export interface KeptSeat {
  token: string; // the key
  table: string;
  watch?: string; // the spectators' token, which stands for the key in the address; not known of tables of old
  game: string;
  seat: number | null;
  at: number; // when it was last opened
  end?: Seated; // how it ended, once that is known: it stays so
}

const KEY = "seats";
const MOST = 400;

export const keptSeats = () => loadItem<KeptSeat[]>(KEY, []);
const keepAll = (list: KeptSeat[]) => saveItem(KEY, list.slice(0, MOST));

export function remember(seat: Omit<KeptSeat, "at">): void {
  const watch = seat.watch ?? seatAt(seat.token)?.watch;
  keepAll([{ ...seat, watch, at: Date.now() }, ...keptSeats().filter((old) => old.token !== seat.token)]);
}

export function rememberEnd(end: Seated): void {
  keepAll(keptSeats().map((one) => (one.table === end.table ? { ...one, end } : one)));
}

export function forget(token: string): void {
  keepAll(keptSeats().filter((old) => old.token !== token));
}

/** Our seat that an address stands for: by its key, or by what stands there in its place. */
export const seatAt = (address: string): KeptSeat | undefined =>
  keptSeats().find(({ token, watch }) => token === address || watch === address);

/** Where a seat of ours is opened: at an address that tells its key to nobody, if the key is kept here. */
export const addressOf = (key: string) => `/t/${seatAt(key)?.watch ?? key}`;

/** All seats of this browser at one table, in the order of the seats. */
export function seatsAt(table: string): KeptSeat[] {
  return keptSeats()
    .filter((one) => one.table === table && one.seat !== null)
    .sort((a, b) => a.seat! - b.seat!);
}
