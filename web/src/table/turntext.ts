// Whose turn it is, or what the table does meanwhile, in a sentence of the status.
import { personName, seatName } from "../seatname";
import { say } from "../words.svelte";
import { lastOf } from "./laststep";
import type { TableStore } from "./store.svelte";

/** What is said of the turn; nothing where there is none, or where the board still shows what led to it. */
export function turnText(store: TableStore): string {
  const { turn, next, selection } = store;
  if (store.frames.repeats) return say("status-again");
  if (typeof turn !== "number" || next?.watched) return "";
  const game = store.shown?.game ?? "";
  const side = seatName(game, turn, store.view);
  if (store.stoodIn) return say("status-stand-in", { side });
  if (selection.sending || (store.moving && isOurs(store))) return say("status-sent");
  if (store.waits) return say("status-confirm");
  if (store.active?.underWay?.t === "hint") return say("status-seeking");
  return selection.clicks.length && store.myTurn ? begunText(store, game) : sideText(store, turn, side);
}

/** What is advised, and why; of a move that is begun first what is missing for it. */
export function hintText(store: TableStore): string {
  const { advised, reason } = store.hint!;
  const told = [advised.said, ...(reason ? [reason] : [])];
  const game = store.shown?.game ?? "";
  const hint = say("status-hint", { said: told.map(({ message, facts }) => say(message, facts, game)).join(" ") });
  return store.selection.clicks.length ? `${turnText(store)} ${hint}` : hint;
}

/** Something was chosen: what is missing for a move. */
function begunText({ next, selection }: TableStore, game: string): string {
  if (next) return say(next.id, next.facts, game);
  return selection.forked ? say("status-which", {}, game) : say("status-go-on", {}, game);
}

function sideText(store: TableStore, turn: number, side: string): string {
  const one = store.seats[turn]!;
  if (store.mine.length > 1 && store.mine.includes(turn)) return say("status-side", { side });
  if (store.myTurn) return say(store.view?.sides ? "status-your-turn-named" : "status-your-turn", { side });
  return say(one.kind === "bot" ? "status-thinking" : "status-wait", { name: apart(store, turn, side), side });
}

/** Which of the others sits there; where two are called the same, as bots may be, with the side. */
function apart(store: TableStore, seat: number, side: string): string {
  const names = store.seats.map((one, other) => (store.mine.includes(other) ? "" : personName(one, false)));
  const name = names[seat]!;
  return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name}, ${side}`;
}

/** Whether one of our seats did what is being shown. */
const isOurs = ({ mine, view }: TableStore) => mine.some((seat) => view && seat === lastOf(view)?.seat);
