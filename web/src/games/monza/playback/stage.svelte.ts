// What is being shown just now, and where the last cars drove.
import type { View } from "../view";
import { Playback } from "../../playback.svelte";
import { missAt, story, trailOf, type Story, type Trail } from "./story";

export class Stage extends Playback<Story> {
  trail = $state.raw<Trail[]>([]); // where the last cars drove
  miss = $derived.by(() => missAt(this.story, this.done)); // the throw that fits nowhere and lies there just now

  /** Show how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): (() => void) | undefined {
    const played = story(before, view);
    this.trail = played?.drives.length ? trailOf(played.drives) : played ? this.trail : this.remembered(before, view);
    return this.play(played, pace);
  }

  /** Without a view before, or after something was taken back, only where the cars went from and to. */
  private remembered(before: View | null, view: View): Trail[] {
    const went: { seat: number; from: string; to: string }[] = view.last?.went ?? [];
    if (before && !went.length) return before.laid?.length ? this.trail : [];
    const [first, ...back] = went;
    return first ? [{ seat: first.seat, path: [first.from, first.to], back }] : [];
  }
}
