// The move being shown: it starts when a new view arrives and is over when the piece lies on its goal.

import { run, wantsStillness } from "../motion";
import { journey, type Journey } from "./routes";
import type { View } from "./view";

export class Playback {
  journey = $state.raw<Journey | null>(null); // null: everything lies still
  done = $state(0); // steps made, with the part of the one being made

  /** Show how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): (() => void) | undefined {
    this.journey = pace > 0 && !wantsStillness() ? journey(before, view) : null;
    this.done = 0;
    if (!this.journey) return;
    const end = () => (this.journey = null);
    return run(this.journey.path.length - 1, pace, (done) => (this.done = done), end);
  }
}
