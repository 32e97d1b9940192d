// The keys of the table, in the order they are listed.

export interface Key {
  keys: string[]; // as KeyboardEvent names them, small letters
  shown: string; // as it is printed on the key, or a word's id
  word: string; // what it does
}

export const KEYS: Key[] = [
  { keys: [], shown: "← ↑ ↓ →", word: "key-walk" },
  { keys: ["enter"], shown: "Enter", word: "key-choose" },
  { keys: ["escape"], shown: "Esc", word: "key-cancel" },
  { keys: ["u"], shown: "U", word: "key-undo" },
  { keys: ["d"], shown: "D", word: "key-done" },
  { keys: ["h"], shown: "H", word: "key-hint" },
  { keys: ["t"], shown: "T", word: "key-turn" },
  { keys: ["l"], shown: "L", word: "key-log" },
  { keys: ["r"], shown: "R", word: "key-rules" },
  { keys: ["?"], shown: "?", word: "key-keys" },
];

/** Whether a key is meant for the table and not for a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const at = event.target as Element | null;
  return !at?.closest("input, select, textarea, dialog");
}
