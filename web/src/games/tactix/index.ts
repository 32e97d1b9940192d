// The room of Tactix in the browser: its board, the art on its box, and the row of taken dice.
export { default as Board } from "./Board.svelte";
export { default as Box } from "./Box.svelte";
export { default as Taken } from "./Taken.svelte";
