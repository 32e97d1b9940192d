// What a seat is called: by its side in the game, by the person there, or by its bot.
import type { View } from "./games/room";
import type { SeatShown } from "./protocol";
import { has, say } from "./words.svelte";

type Named = { sides?: View["sides"] | null };

/** The side: "White", what the view calls it where that depends on the table, or "Seat 3" where it has no name. */
export function seatName(game: string, seat: number, view?: Named | null): string {
  const own = view?.sides?.[seat];
  if (own) return say(own, {}, game);
  return has(`side-${seat}`, game) ? say(`side-${seat}`, {}, game) : say("seat-number", { n: seat + 1 });
}

/** What tells the seats of a table apart: a person's name or else the side, for two bots may be alike. */
export const toldApart = ({ kind, name }: Pick<SeatShown, "kind" | "name">, side: string) =>
  kind === "person" && name ? name : side;

/** Who sits there. */
export function personName(shown: Pick<SeatShown, "kind" | "name" | "level">, mine: boolean): string {
  if (shown.kind === "bot") return say("bot-name", { level: say(`level-${shown.level ?? 2}`) });
  if (shown.kind === "open") return say("seat-open");
  return shown.name || say(mine ? "you" : "seat-guest");
}
