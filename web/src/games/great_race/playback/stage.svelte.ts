// What is being shown just now: first what a seat did, then T's steps, one after the other or when somebody asks for them.
import { eased, run, wantsStillness } from "../../motion";
import type { AutomaRow, View } from "../view";
import { FRAME, placeOf, story, type Hop, type Shown, type Story } from "./story";

const NOTHING: Story = { hops: [], turned: [], opening: 0, frames: [], shown: [], steps: 0 };
const T = 1;

export class Stage {
  private story = $state.raw<Story>(NOTHING);
  private opened = $state(1); // how much of the opening has been shown, from 0 to 1
  at = $state(0); // steps of T that have been shown or are being shown
  part = $state(1); // how much of the last of them has been shown, from 0 to 1
  running = $state(false);
  begins = $state(false); // how things stood before is known, so that it can be shown once more
  private pace = 0;
  private halt: (() => void) | undefined;

  frames: AutomaRow[] = $derived(this.story.frames);
  ended = $derived(this.opened === 1 && this.part === 1 && this.at === this.story.frames.length);
  shown: Shown = $derived(this.story.shown[this.at]!);

  /** Show how one view became the next; returns how to stop it. */
  show(before: View | null, view: View, pace: number): () => void {
    this.pace = wantsStillness() ? 0 : pace;
    this.story = story(before, view);
    this.begins = before !== null;
    if (!this.pace || !before) this.finish();
    else this.open();
    return () => this.stop();
  }

  step(): void {
    this.stop();
    if (this.opened < 1) this.opened = 1;
    else if (this.part < 1) this.part = 1;
    else this.playNext(() => {});
  }

  run(): void {
    this.stop();
    this.running = true;
    this.playNext(() => this.run());
  }

  replay(): void {
    this.stop();
    [this.at, this.part, this.opened] = [0, 1, 1];
    this.run();
  }

  /** The end at once. */
  finish(): void {
    this.stop();
    [this.at, this.part, this.opened] = [this.story.frames.length, 1, 1];
  }

  // --- what the map asks ---

  /** The vehicles under way, each with how far it has come. */
  hops: (Hop & { part: number })[] = $derived.by(() => {
    const { hops, turned, opening } = this.story;
    if (this.opened < 1) {
      const begins = turned.length ? 1 / opening : 0; // a tile turns over before it is entered
      const part = eased(Math.max(0, (this.opened - begins) / (1 - begins)));
      return hops.map((hop) => ({ ...hop, part }));
    }
    const went = this.hopOfT();
    return went && this.part < 1
      ? [{ ...went, part: eased(Math.min(1, Math.max(0, this.part * 2 - this.wait()))) }]
      : [];
  });

  /** The tiles that are turning over, and how far they are. */
  turning: { spaces: string[]; part: number } = $derived.by(() => {
    if (this.opened < 1) return { spaces: this.story.turned, part: Math.min(1, this.opened * this.story.opening) };
    if (this.part === 1 || !this.at) return { spaces: [], part: 1 };
    const [was, now] = [this.story.shown[this.at - 1]!, this.shown];
    const spaces = Object.keys(now.tiles).filter((space) => !was.tiles[space]);
    return { spaces, part: Math.min(1, this.part * 2.5) };
  });

  /** The ways gone last: those of the seats, or of T as far as it has been shown. */
  went: Hop[] = $derived.by(() => {
    const ofT = this.hopOfT();
    return this.hops.length ? [] : ofT ? [ofT] : this.story.hops;
  });

  // --- the words these are made of ---

  private hopOfT(): Hop | null {
    const frame = this.at ? this.story.frames[this.at - 1] : undefined;
    const to = frame ? placeOf(frame) : null;
    const from = this.at ? this.story.shown[this.at - 1]!.vehicles[T]?.at : null;
    return frame && from && to && from !== to ? { vehicle: T, from, to, sea: frame.text.startsWith("T sail") } : null;
  }

  /** A step into the unknown waits for its tile. */
  private wait = () => (this.turning.spaces.length ? 0.8 : 0);

  private open(): void {
    this.stop();
    [this.at, this.part, this.opened] = [0, 1, this.story.opening ? 0 : 1];
    if (this.opened === 1) return this.run();
    this.running = true;
    const each = this.pace * this.story.opening;
    const frame = (done: number) => (this.opened = done);
    this.halt = run(1, each, frame, () => {
      this.opened = 1;
      this.run();
    });
  }

  /** The next step; then `next`. */
  private playNext(next: () => void): void {
    if (this.part < 1) this.part = 1;
    if (this.at >= this.story.frames.length) return void (this.running = false);
    this.at++;
    if (!this.pace) return next();
    this.part = 0;
    const end = () => {
      this.part = 1;
      next();
    };
    this.halt = run(1, this.pace * FRAME, (done) => (this.part = done), end);
  }

  private stop(): void {
    this.halt?.();
    this.halt = undefined;
    this.running = false;
  }
}
