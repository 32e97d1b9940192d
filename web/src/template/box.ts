// What stands on the box of Template, and how its players are told apart.
import type { Box } from "../games/room";
import Lid from "./Box.svelte";

export const box: Box = {
  title: "Template",
  place: 99, // behind those that stand there
  seats: "2–4",
  minutes: "10",
  Lid,
  colours: ["red", "yellow", "green", "blue"],
};
