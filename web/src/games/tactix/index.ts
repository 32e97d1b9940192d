// The room of Tactix in the browser: its board, the row of taken dice, and what it tells.
import type { Keeps, Room } from "../room";
import type { View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Taken } from "./Taken.svelte";
export { default as Picture } from "./Picture.svelte";
export { card, crib, news, next, theirs } from "./telling";

export const ends = { pass: { id: "offer-pass" } };
export const edges = true;

export type Kept = Keeps<Room<View>, typeof import(".")>;
