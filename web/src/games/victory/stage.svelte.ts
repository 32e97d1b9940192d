// What is being shown just now: what lies in the tray, where the last car drove, and where it dropped out.
import type { View } from "../room";
import { Telling } from "../telling.svelte";
import { story, trayOf, type Scene, type Story } from "./story";

export interface Leg {
  seat: number;
  path: string[];
}

export class Stage extends Telling<Story> {
  trail = $state.raw<Leg[]>([]); // the lines of the last turn that was driven
  wreck = $state.raw<{ seat: number; at: string } | null>(null); // where the last car dropped out
  private view = $state.raw<View | null>(null);

  /** What lies in the tray now. */
  scene: Scene | null = $derived.by(() => {
    const told = this.story?.scenes.filter(({ from }) => from <= this.done).at(-1);
    return told ?? (this.view && trayOf(this.view));
  });

  /** Tell how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): (() => void) | undefined {
    const told = story(before, view);
    this.view = view;
    this.remember(told, before, view);
    return this.tell(told, pace);
  }

  /** The lines of a turn stay marked until the next car drives, or until they are taken back. */
  private remember(told: Story | null, before: View | null, view: View): void {
    const last: Leg[] = [view.last, view.ended].filter((one) => one?.path?.length > 1).slice(0, 1);
    if (told?.drive) {
      const { seat, path } = told.drive;
      const goesOn = this.trail.at(-1)?.seat === seat && this.trail.at(-1)?.path.at(-1) === path[0];
      this.trail = [...(goesOn ? this.trail : []), { seat, path }];
      this.wreck = null;
    } else if (!before) this.trail = last;
    else if (!told) this.trail = this.trail.filter((leg) => !isTakenBack(leg, view));
    if (told?.wreck) this.wreck = told.wreck;
    else if (!before) this.wreck = wreckOf(view);
  }
}

/** Whether the car stands again where this leg began. */
const isTakenBack = ({ seat, path }: Leg, view: View) => view.cars[seat] === path[0];

function wreckOf(view: View): { seat: number; at: string } | null {
  const out = [view.last, view.ended].find((one) => one?.out);
  return out ? { seat: out.seat, at: out.out } : null;
}
