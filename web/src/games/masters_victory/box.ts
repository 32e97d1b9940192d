// What stands on the box of Masters Victory, and how its two armies are told apart.
import type { Box } from "../room";
import Lid from "./Box.svelte";

export const box: Box = {
  title: "Masters Victory",
  place: 4,
  seats: "2",
  minutes: "30–45",
  Lid,
  colours: ["red", "green"],
};
