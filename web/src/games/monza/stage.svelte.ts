// What is being shown just now: the story from one view to the next, and how far it is told.
import { run, wantsStillness } from "../motion";
import type { View } from "../room";
import { story, trailOf, type Story } from "./story";

export class Stage {
  story = $state.raw<Story | null>(null); // null: everything stands still
  done = $state(0); // steps told, with the part of the one being told
  trail = $state.raw<{ seat: number; path: string[] }[]>([]); // where the last cars drove

  /** Tell how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): (() => void) | undefined {
    const told = story(before, view);
    this.trail = told?.drives.length ? trailOf(told.drives) : told ? this.trail : this.remembered(before, view);
    this.story = pace > 0 && !wantsStillness() ? told : null;
    this.done = 0;
    if (!this.story) return;
    return run(
      this.story.steps,
      pace,
      (done) => (this.done = done),
      () => (this.story = null),
    );
  }

  /** Without a view before, or after something was taken back, only where the cars went from and to. */
  private remembered(before: View | null, view: View) {
    const went: { seat: number; from: string; to: string }[] = view.last?.went ?? [];
    if (before && !went.length) return before.laid?.length ? this.trail : [];
    return trailOf(went.map(({ seat, from, to }) => ({ seat, path: [from, to], from: 0, steps: 1, back: false })));
  }
}
