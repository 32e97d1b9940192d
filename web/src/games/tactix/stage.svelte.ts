// What is being shown just now: a piece on its way, from when a new view arrives until it lies on its goal.
import { Playback } from "../playback.svelte";
import { journey, type Journey } from "./journey";
import type { View } from "./view";

export class Stage extends Playback<Journey> {
  /** Show how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): (() => void) | undefined {
    return this.play(journey(before, view), pace);
  }
}
