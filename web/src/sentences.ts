// A row of the log as a sentence.
import type { View } from "./games/room";
import type { Said } from "./protocol";
import { seatName } from "./seatname";
import { say } from "./words.svelte";

/** Rows of the house ("Gave up: White.") are told with the name of the side, rows of a game with its own facts. */
export function sentenceOf(game: string, row: Said, view?: View | null): string {
  const side = row.seat !== null && row.message.startsWith("row-") ? { side: seatName(game, row.seat, view) } : {};
  return say(row.message, { ...side, ...row.facts }, game);
}

/** The same with all that followed by itself, a sentence each. */
export const wholeOf = (game: string, row: Said, view?: View | null): string[] => [
  sentenceOf(game, row, view),
  ...row.also.map((followed) => say(followed.message, followed.facts, game)),
];

/** The rows that later ones have taken back, by their numbers. */
export const undoneIn = (rows: Said[]): Set<number> => new Set(rows.flatMap(({ undoes }) => undoes));
