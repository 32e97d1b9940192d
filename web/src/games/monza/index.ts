// The room of Monza in the browser: its board, how long a turn is watched, and what it tells.
import type { Facts } from "../../protocol";
import type { Keeps, Room } from "../room";
import type { View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Celebration } from "./Celebration.svelte";
export { default as Picture } from "./Picture.svelte";
export { attempt, card, crib, theirs } from "./telling/cards";
export { steps } from "./playback/story";
export { news, next } from "./telling";

export const noDraws = true;
export const confirms = true;
export const upright = true; // a rematch changes the seats: whoever plays on sees the track as before
export const ends = { stop: { id: "do-stop" }, decline: { id: "do-decline" } };

/** The spaces a row of the log speaks of. */
export function squares(facts: Facts): string[] {
  const places = [facts.from, facts.to, facts.back_from, facts.back_to];
  return [...new Set(places.filter((place) => typeof place === "string" && place !== ""))] as string[];
}

export type Kept = Keeps<Room<View>, typeof import(".")>;
