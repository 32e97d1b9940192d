// Somebody's first turns at a game: until three are played, the status also says what the game is about.
import type { View } from "../games/room";
import { change, settings } from "../settings.svelte";
import { has } from "../words.svelte";

export const FIRST = 3; // turns in which the aim is said

/** A turn of ours is over: its round is, where a game has rounds, or else it has passed to somebody else. */
export function endsTurn(before: View, view: View, mine: number[]): boolean {
  if (view.round !== undefined) return view.round > (before.round ?? view.round);
  return typeof before.turn === "number" && mine.includes(before.turn) && before.turn !== view.turn;
}

export function countTurn(game: string): void {
  const turns = settings.turns[game] ?? 0;
  if (turns <= FIRST) change({ turns: { ...settings.turns, [game]: turns + 1 } });
}

/** Whether we are in our first turns at a game. */
export const isNew = (game: string) => (settings.turns[game] ?? 0) < FIRST;

/** What is said below the next step: the aim, then once which keys help; later nothing. */
export function remarkFor(game: string): string | null {
  if (isNew(game)) return has("aim", game) ? "aim" : null;
  return settings.turns[game] === FIRST && !taps() ? "remark-help" : null;
}

/** Who taps has no keys. */
const taps = () => typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;
