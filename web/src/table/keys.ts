// The keys of the table: what each does now, in the order they are listed; those of the board come before the table's own.
import { apart, type Key } from "../games/keys.svelte";
import type { Choice } from "../games/room";
import { say } from "../words.svelte";
import type { TableStore } from "./store.svelte";

/** What the table around the store can do. */
export interface Hands {
  children: boolean; // children sit here
  lies: (() => void) | null; // closes what lies over the table
  card: () => void; // of what has the focus
  crib: () => void;
  turn: () => void;
  log: () => void;
  rules: () => void;
  list: () => void; // of keys
}

const CANCELS = { card: "key-close", past: "key-back", clicks: "key-cancel", held: "key-cancel", said: "key-close" };

/** The keys that do something at this table now. */
export function keysAt(store: TableStore, hands: Hands, board: Key[]): Key[] {
  return apart([
    ...onTheBoard(store),
    ...closing(store, hands),
    ...board,
    ...leaving(store),
    ...ofTheTable(store, hands),
  ]);
}

/** The row of a key, where what it does can be done. */
const key = (can: unknown, word: string, keys: string[], act?: () => void): Key[] =>
  can ? [{ keys, does: say(word), act }] : [];

/** What the place with the focus hears itself. */
const onTheBoard = ({ selection, past, room }: TableStore): Key[] => [
  ...key(true, "key-walk", ["arrowleft", "arrowup", "arrowdown", "arrowright"]),
  ...key(room?.edges, "key-edges", ["home", "end", "pageup", "pagedown"]),
  ...(selection.choices.length && !past
    ? key(true, "key-choose", ["enter", " "])
    : key(room?.card, "key-look", ["enter", " "])),
];

/** What lies over the board is closed before anything on it is given up. */
const closing = (store: TableStore, { lies }: Hands): Key[] =>
  lies
    ? key(true, "key-close", ["escape"], lies)
    : key(store.inspected !== null, "key-close", ["escape"], () => store.cancel());

const leaving = (store: TableStore): Key[] =>
  store.cancels ? key(true, CANCELS[store.cancels], ["escape"], () => store.cancel()) : [];

function ofTheTable(store: TableStore, hands: Hands): Key[] {
  const { past, room, over } = store;
  const sits = store.seat !== null && !over && !past;
  return [
    ...key(past, "key-back", ["u", "h", "d"], store.back), // nothing is done in the past
    ...key(sits, "key-undo", ["u"], store.takeBack).map((one) => ({
      ...one,
      refuses: store.noTakeback !== null,
    })),
    ...key(sits && store.waits, "key-done", ["d"], () => store.confirm()),
    ...(sits && store.end ? ending(store, store.end) : []),
    ...key(
      sits && store.myTurn && store.all.length && !store.waits && !hands.children,
      "key-hint",
      ["h"],
      store.askHint,
    ),
    ...key(store.again.length, "key-again", ["s"], store.showAgain),
    ...key(room?.card, "key-card", ["i"], hands.card),
    ...key(room?.crib?.length, "key-crib", ["c"], hands.crib),
    ...key(!room?.upright, "key-turn", ["t"], hands.turn),
    ...key(!hands.children, "key-log", ["l"], hands.log),
    ...key(true, "key-rules", ["r"], hands.rules),
    ...key(true, "key-keys", ["?"], hands.list),
  ];
}

/** The room says what its move does that ends a turn. */
function ending(store: TableStore, { clicks }: Choice): Key[] {
  const { id, facts } = store.room!.ends![clicks[0]!]!;
  return [{ keys: ["d"], does: say(id, facts, store.shown?.game), act: () => store.confirm() }];
}

/** Whether a key is meant for the table and not for a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const at = event.target as Element | null;
  return !at?.closest("input, select, textarea, dialog");
}
