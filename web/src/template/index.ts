// The room of Template in the browser: its board, how long a throw is watched, and what it tells.
import type { Keeps, Room } from "../games/room";
import type { View } from "./view";

export { default as Board } from "./Board.svelte";
export { steps } from "./throws";
export { news, next } from "./telling";

export const confirms = true; // a turn ends with a throw for the next one
export const upright = true; // it looks alike from every seat
export const ends = { stop: { id: "key-done" } }; // the clicks that end a turn, and what key D does then

export type Kept = Keeps<Room<View>, typeof import(".")>;
