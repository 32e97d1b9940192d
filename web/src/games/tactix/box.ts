// What stands on the box of Tactix, and how its two sides are told apart.
import type { Box } from "../room";
import Lid from "./Box.svelte";

export const box: Box = {
  title: "Tactix",
  place: 1,
  seats: "2",
  minutes: "20–40",
  Lid,
  colours: ["white", "black"],
};
