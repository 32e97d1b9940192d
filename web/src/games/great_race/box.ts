// What stands on the box of The Great Race; its vehicles are told apart by their numbers.
import type { Box } from "../room";
import Lid from "./Box.svelte";

export const box: Box = {
  title: "The Great Race",
  place: 5,
  seats: "1–5",
  minutes: "20–60",
  Lid,
  colours: ["blue", "green", "black", "red", "purple", "white"],
  sides: ["FR", "GB", "BE", "IT", "SU", "IN"],
  numbered: true,
};
