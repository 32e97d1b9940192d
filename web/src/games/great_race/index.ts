// The room of The Great Race in the browser: its map, what it tells, and how long its motions take.
import type { Keeps, Room } from "../room";
import type { View } from "./view";

export { default as Board } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Picture } from "./Picture.svelte";
export { card, crib } from "./telling/cards";
export { chosen } from "./desk/actions";
export { answered, squares, steps } from "./playback/story";
export { news, next } from "./telling";

export const noDraws = true;
export const upright = true;
export const ownLayout = true; // inks.css: the map is wide, and the desk lies beside it
export const ends = { halt: { id: "desk-answer", facts: { answer: "halt" } } }; // to pass ends a round, not a turn
export const edges = true;

export type Kept = Keeps<Room<View>, typeof import(".")>;
