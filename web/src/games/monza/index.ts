// The room of Monza in the browser: its board, the lid of its box, how long a turn is watched, and what a log row concerns.
export { default as Board } from "./Board.svelte";
export { default as Box } from "./Box.svelte";
export { steps } from "./story";

export const race = true;

/** The spaces a row of the log speaks of. */
export function squares(facts: Record<string, unknown>): string[] {
  const places = [facts.from, facts.to, facts.back_from, facts.back_to];
  return [...new Set(places.filter((place) => typeof place === "string" && place !== ""))] as string[];
}
