// What is being shown just now: the story of how one view became the next, and how far it has been played.
import { run, wantsStillness } from "./motion";

export class Playback<Story extends { steps: number }> {
  story = $state.raw<Story | null>(null); // null: everything stands still
  done = $state(0); // steps played, with the part of the one being played

  /** Play a story at this pace, in milliseconds a step; returns how to stop it. */
  play(story: Story | null, pace: number): (() => void) | undefined {
    this.story = pace > 0 && !wantsStillness() ? story : null;
    this.done = 0;
    if (!this.story) return;
    const end = () => (this.story = null);
    return run(this.story.steps, pace, (done) => (this.done = done), end);
  }
}
