// What stands on the box of Victory, and how its cars are told apart.
import type { Box } from "../room";
import Lid from "./Box.svelte";
import { CARS, SIGNS } from "./course/signs";

export const box: Box = {
  title: "Victory",
  place: 3,
  seats: "2–6",
  minutes: "15–30",
  Lid,
  colours: ["red", "blue", "green", "yellow", "white", "black"],
  signs: [...CARS].map((car) => SIGNS[car]!),
  sides: [...CARS],
};
