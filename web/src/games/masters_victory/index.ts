// The room of Masters Victory in the browser: its map, its motions, and what it tells.
import type { Keeps, Room } from "../room";
import type { View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { crowned as noted } from "./pieces/army";
export { card, crib, theirs } from "./telling/cards";
export { squares, steps } from "./telling/story";
export { news, next } from "./telling";

export const done = ["end"];

export type Kept = Keeps<Room<View>, typeof import(".")>;
