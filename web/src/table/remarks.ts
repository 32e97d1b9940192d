// Three gentle remarks in a first game, each made once.
import { change, settings } from "../settings.svelte";
import type { TableStore } from "./store.svelte";

export const REMARKS = ["choose", "goal", "help"] as const;
export type Remark = (typeof REMARKS)[number];
const SPEAK_OF_PIECES = ["tactix"]; // where one chooses a piece and then its goal

/** The remark that fits this moment, if it has not been made before. */
export function remarkFor(store: TableStore): Remark | null {
  if (!store.myTurn || store.over || store.waits || store.forked) return null;
  const moved = store.log.some((row) => row.seat === store.seat);
  const fits: Remark = store.clicks.length ? "goal" : moved ? "help" : "choose";
  if (fits !== "choose" && speaksOfKeys()) return null;
  if (fits !== "help" && !SPEAK_OF_PIECES.includes(store.shown!.game)) return null;
  return settings.remarks.includes(fits) ? null : fits;
}

/** The later remarks name keys, which nobody has who taps. */
const speaksOfKeys = () => typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;

/** A remark has done its work as soon as something else happens. */
export function made(remark: Remark): void {
  if (!settings.remarks.includes(remark)) change({ remarks: [...settings.remarks, remark] });
}
