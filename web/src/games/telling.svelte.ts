// What is being shown just now: the story from one view to the next, and how far it is told.
import { run, wantsStillness } from "./motion";

export class Telling<Story extends { steps: number }> {
  story = $state.raw<Story | null>(null); // null: everything stands still
  done = $state(0); // steps told, with the part of the one being told

  /** Tell a story at this pace, in milliseconds a step; returns how to stop it. */
  tell(story: Story | null, pace: number): (() => void) | undefined {
    this.story = pace > 0 && !wantsStillness() ? story : null;
    this.done = 0;
    if (!this.story) return;
    const end = () => (this.story = null);
    return run(this.story.steps, pace, (done) => (this.done = done), end);
  }
}
