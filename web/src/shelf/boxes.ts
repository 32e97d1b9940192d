// The five boxes on the shelf, with what stands on their sides.
import type { Component } from "svelte";
import GreatRace from "../games/great_race/Box.svelte";
import MastersVictory from "../games/masters_victory/Box.svelte";
import Monza from "../games/monza/Box.svelte";
import Tactix from "../games/tactix/Box.svelte";
import Victory from "../games/victory/Box.svelte";

export interface BoxFacts {
  key: string;
  title: string; // a name, the same in all languages
  seats: string;
  minutes: string;
  art: Component; // drawn here until the room brings its own lid
}

export const BOXES: BoxFacts[] = [
  { key: "tactix", title: "Tactix", seats: "2", minutes: "20–40", art: Tactix },
  { key: "monza", title: "Monza", seats: "2–4", minutes: "15", art: Monza },
  { key: "victory", title: "Victory", seats: "2–6", minutes: "15–30", art: Victory },
  { key: "masters_victory", title: "Masters Victory", seats: "2", minutes: "30–45", art: MastersVictory },
  { key: "great_race", title: "The Great Race", seats: "1–5", minutes: "20–60", art: GreatRace },
];

export const titleOf = (key: string) => BOXES.find((box) => box.key === key)?.title ?? key;
