// What stands on the box of Monza, and how its cars are told apart; children play it without reading.
import type { Box } from "../room";
import Lid from "./Box.svelte";
import { SIGNS } from "./dice/signs";

export const box: Box = {
  title: "Monza",
  place: 2,
  seats: "2–4",
  minutes: "15",
  Lid,
  colours: ["red", "yellow", "green", "blue"],
  signs: [..."RYGB"].map((car) => SIGNS[car]!),
  sides: [..."RYGB"],
  children: true,
};
