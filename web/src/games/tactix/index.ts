// The room of Tactix in the browser: its board, the row of taken dice, and what it tells.
export { default as Board } from "./Board.svelte";
export { default as Taken } from "./Taken.svelte";
export { default as Picture } from "./Picture.svelte";
export { card, crib, news, next, theirs } from "./telling";
