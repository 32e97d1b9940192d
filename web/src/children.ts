// Children's tables: pictures and colours instead of words, numbers and clocks.
import { loadItem, saveItem } from "./storage";

const KEY = "children";
const MOST = 60;

export const isForChildren = (table: string) => loadItem<string[]>(KEY, []).includes(table);

/** This browser remembers for each table whether children sit there. */
export function layForChildren(table: string, on = true): void {
  const others = loadItem<string[]>(KEY, []).filter((one) => one !== table);
  saveItem(KEY, on ? [table, ...others].slice(0, MOST) : others);
}
