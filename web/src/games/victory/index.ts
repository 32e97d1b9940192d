// The room of Victory in the browser: its board, how long a turn is watched, and what it tells.
import type { Facts } from "../../protocol";
import type { Keeps, Room } from "../room";
import type { View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { steps } from "./playback/story";
export { attempt, card, crib, news, next, theirs } from "./telling";

export const noDraws = true;
export const confirms = true;
export const upright = true; // sentences name the ways by the compass

/** The points a row of the log speaks of. */
export function squares(facts: Facts): string[] {
  return [facts.from, facts.to].filter((place) => typeof place === "string" && place !== "") as string[];
}

export const shape = 0.9;

export type Kept = Keeps<Room<View>, typeof import(".")>;
