// The room of The Great Race in the browser: its map, the art on its box, and how long its motions take.
export { default as Board } from "./Board.svelte";
export { default as Box } from "./Box.svelte";
export { squares, steps } from "./story";

export const race = true;
export const upright = true;
