// What the set-up calls an option and its values; everything else that speaks of them calls them so too.
import type { Value } from "./protocol";
import { has, say } from "./words.svelte";

export const optionName = (game: string, option: string) => say(`option-${option}`, {}, game);

/** The word for a value where the game has one, otherwise the value itself. */
export function valueName(game: string, option: string, value: Value): string {
  const own = `option-${option}-${value}`;
  return has(own, game) ? say(own, {}, game) : String(value);
}

/** An option with its value, as a sentence quotes it: “Sharp corners” switched off. */
export function quoted(game: string, name: string, value: Value): string {
  const option = optionName(game, name);
  if (typeof value === "boolean") return say(value ? "reading-on" : "reading-off", { option });
  return say("reading-value", { option, value: valueName(game, name, value) });
}
