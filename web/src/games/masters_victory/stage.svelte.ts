// What is being shown just now: the story from one view to the next, and how far it is told.
import { eased, run, wantsStillness } from "../motion";
import type { View } from "../room";
import { centre, type Spot } from "./geometry";
import { story, type Story } from "./story";

export class Stage {
  story = $state.raw<Story | null>(null); // null: everything stands still
  done = $state(0); // steps told, with the part of the one being told

  /** How much of the falling is over, from 0 to 1. */
  falling = $derived(this.story ? part(this.done - this.story.going, this.story.steps - this.story.going) : 0);

  /** Tell how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): (() => void) | undefined {
    this.story = pace > 0 && !wantsStillness() ? story(before, view) : null;
    this.done = 0;
    if (!this.story) return;
    const end = () => (this.story = null);
    return run(this.story.steps, pace, (done) => (this.done = done), end);
  }

  /** Where the piece that goes is now. */
  spot(turned: boolean): Spot {
    const { from, to } = this.story!.goer!;
    const [a, b] = [centre(from, turned), centre(to, turned)];
    const way = eased(part(this.done, this.story!.going));
    return { x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way };
  }
}

const part = (done: number, of: number) => (of > 0 ? Math.min(1, Math.max(0, done / of)) : 1);
