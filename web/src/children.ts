// Children's tables: pictures and colours instead of words, numbers and clocks.
import { keep, kept } from "./kept";

const KEY = "children";
const MOST = 60;

export const isForChildren = (table: string) => kept<string[]>(KEY, []).includes(table);

/** This browser remembers for each table whether children sit there. */
export function layForChildren(table: string, on = true): void {
  const others = kept<string[]>(KEY, []).filter((one) => one !== table);
  keep(KEY, on ? [table, ...others].slice(0, MOST) : others);
}
