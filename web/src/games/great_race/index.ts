// The room of The Great Race in the browser: its map, what it tells, and how long its motions take.
export { default as Board } from "./Board.svelte";
export { default as Picture } from "./Picture.svelte";
export { card, crib } from "./telling/cards";
export { chosen } from "./desk/deeds";
export { squares, steps } from "./telling/story";
export { news, next } from "./telling";

export const race = true;
export const upright = true;
