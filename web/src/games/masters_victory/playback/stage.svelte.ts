// What is being shown just now: a piece on its way, and others that fall.
import { eased } from "../../motion";
import type { View } from "../view";
import { Playback } from "../../playback.svelte";
import { centre, type Spot } from "../map/geometry";
import { story, type Story } from "./story";

export class Stage extends Playback<Story> {
  /** How much of the falling is over, from 0 to 1. */
  falling = $derived(this.story ? part(this.done - this.story.going, this.story.steps - this.story.going) : 0);

  /** Show how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): (() => void) | undefined {
    return this.play(story(before, view), pace);
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
