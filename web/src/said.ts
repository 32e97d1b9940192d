// A row of the log as a sentence.
import type { Said } from "./protocol";
import { seatName } from "./seatname";
import { say } from "./words.svelte";

/** Rows of the house ("White gives up.") are told with the name of the side, rows of a game with its own facts. */
export function sentenceOf(game: string, row: Said): string {
  const side = row.seat !== null && row.message.startsWith("row-") ? { side: seatName(game, row.seat) } : {};
  return say(row.message, { ...side, ...row.facts }, game);
}
