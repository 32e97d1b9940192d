// What is being shown just now: what lies in the tray, and where our own car drove in its last turn.
import type { View } from "../view";
import { Playback } from "../../playback.svelte";
import { story, trayOf, type Scene, type Story } from "./story";

interface Driven {
  seat: number;
  path: string[];
}

export class Stage extends Playback<Story> {
  own = $state.raw<Driven[]>([]); // the lines of our last turn
  private view = $state.raw<View | null>(null);
  private thrown?: number; // the throw that these lines were driven with

  /** What lies in the tray now. */
  scene: Scene | null = $derived.by(() => {
    const scene = this.story?.scenes.filter(({ from }) => from <= this.done).at(-1);
    return scene ?? (this.view && trayOf(this.view));
  });

  /** Show how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): (() => void) | undefined {
    const played = story(before, view);
    this.view = view;
    this.remember(played, before, view);
    return this.play(played, pace);
  }

  /** The lines of our turn are kept until we drive in the next one, or until they are taken back. */
  private remember(played: Story | null, before: View | null, view: View): void {
    const drive = played?.drive?.seat === view.seat ? played!.drive! : null;
    if (drive) {
      const [thrown, from] = [before!.thrown?.n, this.own.at(-1)?.path.at(-1)];
      const goesOn = this.thrown === thrown && from === drive.path[0];
      this.own = [...(goesOn ? this.own : []), { seat: drive.seat, path: drive.path }];
      this.thrown = thrown;
    } else if (!before) {
      this.own = view.last?.seat === view.seat && view.last.path.length > 1 ? [view.last] : [];
      this.thrown = view.thrown?.n;
    } else if (!played) this.own = this.own.filter((leg) => !isTakenBack(leg, view));
  }
}

/** Whether the car stands again where this line began. */
const isTakenBack = ({ seat, path }: Driven, view: View) => view.cars[seat] === path[0];
