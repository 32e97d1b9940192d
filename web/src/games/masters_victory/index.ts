// The room of Masters Victory in the browser: its map, its motions, and what it tells.
import type { Keeps, Room } from "../room";
import type { View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Picture } from "./Picture.svelte";
export { crowned as noted } from "./pieces/army";
export { card, crib, theirs } from "./telling/cards";
export { squares, steps } from "./playback/story";
export { news, next, undone } from "./telling";

export const ends = { end: { id: "key-done" } };
export const edges = true;

export type Kept = Keeps<Room<View>, typeof import(".")>;
