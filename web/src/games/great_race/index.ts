// The room of The Great Race in the browser: its map, what it tells, and how long its motions take.
import type { Keeps, Room } from "../room";
import type { View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { card, crib } from "./telling/cards";
export { chosen } from "./desk/actions";
export { squares, steps } from "./telling/story";
export { news, next } from "./telling";

export const race = true;
export const upright = true;

export type Kept = Keeps<Room<View>, typeof import(".")>;
