// From which side the board is seen.
import { settings } from "../settings.svelte";
import type { TableStore } from "./store.svelte";

/** Whether the board is seen from the far side: seat 1 of 2 sits there; on one screen only if it shall turn along. */
export function farSide(store: TableStore): boolean {
  if (store.seats.length !== 2) return false;
  const seat = store.mine.length > 1 && !settings.turnWithSeat ? Math.min(...store.mine) : store.seat;
  return seat === 1;
}
