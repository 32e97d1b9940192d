// The room of Tactix in the browser: its board, the art on its box, the row of taken dice, and what it tells.
export { default as Board } from "./Board.svelte";
export { default as Box } from "./Box.svelte";
export { default as Taken } from "./Taken.svelte";
export { default as Picture } from "./Picture.svelte";
export { card, crib, news, next, theirs } from "./telling";
