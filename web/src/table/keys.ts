// The keys of the table, in the order they are listed, and where each of them does something.
import type { TableStore } from "./store.svelte";

export interface Key {
  keys: string[]; // as KeyboardEvent names them, small letters
  shown: string; // as it is printed on the key, or a word's id
  word: string; // what it does
  works?: (store: TableStore, children: boolean) => boolean; // at this table; by default at every one
}

const sits = (store: TableStore) => store.seat !== null && !store.over;

export const KEYS: Key[] = [
  { keys: [], shown: "← ↑ ↓ →", word: "key-walk" },
  { keys: ["enter"], shown: "Enter", word: "key-choose", works: sits },
  { keys: ["escape"], shown: "Esc", word: "key-cancel" },
  { keys: ["u"], shown: "U", word: "key-undo", works: sits },
  { keys: ["d"], shown: "D", word: "key-done", works: (store) => sits(store) && endsTurns(store) },
  { keys: ["h"], shown: "H", word: "key-hint", works: (store, children) => sits(store) && !children },
  { keys: ["s"], shown: "S", word: "key-again" },
  { keys: ["i"], shown: "I", word: "key-card", works: (store) => Boolean(store.room?.card) },
  { keys: ["c"], shown: "C", word: "key-crib", works: (store) => Boolean(store.room?.crib?.length) },
  { keys: ["t"], shown: "T", word: "key-turn", works: (store) => !store.room?.upright },
  { keys: ["l"], shown: "L", word: "key-log", works: (_, children) => !children },
  { keys: ["r"], shown: "R", word: "key-rules" },
  { keys: ["?"], shown: "?", word: "key-keys" },
];

/** The keys that do something at this table. */
export const keysAt = (store: TableStore, children: boolean) =>
  KEYS.filter((key) => key.works?.(store, children) ?? true);

/** Whether turns are ended by a word at this table: where throws wait for it, or by a move of its own. */
const endsTurns = (store: TableStore) =>
  store.view?.promise != null || store.room?.done !== undefined || store.end !== null;

/** Whether a key is meant for the table and not for a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const at = event.target as Element | null;
  return !at?.closest("input, select, textarea, dialog");
}
