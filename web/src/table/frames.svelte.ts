// What is drawn now: tables are shown one after the other, each for as long as its move takes to watch.
import type { View } from "../games/room";
import type { TableShown } from "../protocol";

export interface Length {
  motion: number; // milliseconds until everything lies still
  pause: number; // milliseconds to look at it before the next one
}

export const BREATH = 250; // milliseconds between a move of another seat and the next one
const NO_TIME: Length = { motion: 0, pause: 0 };
const WAITING = 60; // more tables than this are not watched one by one

export class Frames {
  now = $state.raw<TableShown | null>(null);
  before = $state.raw<View | null>(null);
  still = $state.raw<TableShown | null>(null); // the last one whose motion has ended: only that is spoken of
  repeats = $state(false); // what has been seen is shown again
  private queue: TableShown[] = [];
  private least = 0; // milliseconds that each is looked at, where they are shown again
  private busy: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private length: (before: View, view: View) => Length,
    private arrived: (table: TableShown) => void = () => undefined, // each table once, when it is shown
  ) {}

  /** Show this table, after those that are still being watched. */
  show(table: TableShown): void {
    const last = this.queue.at(-1) ?? this.now;
    if (last?.table === table.table && last.ply === table.ply && last.seat === table.seat) return this.renew(table);
    this.queue.push(table);
    if (this.queue.length > WAITING) this.queue = this.queue.slice(-1);
    if (!this.busy) this.next();
  }

  /** The same position with other news: the picture stays, so that nothing is animated twice. */
  private renew(table: TableShown): void {
    if (this.queue.length) this.queue[this.queue.length - 1] = table;
    else if (this.now) {
      const rests = this.still === this.now;
      this.now = sameView(this.now, table) ? { ...table, view: this.now.view } : table;
      if (rests) this.still = this.now;
    }
  }

  private next(): void {
    this.busy = null;
    const table = this.queue.shift();
    if (!table) return this.goOn();
    const old = this.now;
    this.before = old && old.table === table.table && table.ply > old.ply ? old.view : null;
    this.now = table;
    this.arrived(table);
    const { motion, pause } = this.before ? this.length(this.before, table.view) : NO_TIME;
    this.after(motion, () => {
      this.still = this.now;
      this.after(Math.max(pause, this.least), () => this.next());
    });
  }

  /** Nothing is shown again any more. */
  private goOn(): void {
    this.least = 0;
    this.repeats = false;
  }

  /** Show these once more from the first on, each for a while, also where nothing moves. */
  again([first, ...rest]: TableShown[], least: number): void {
    this.stop();
    this.before = null;
    this.now = first!;
    this.still = null;
    this.queue = rest;
    this.least = least;
    this.repeats = true;
    this.busy = setTimeout(() => this.next(), least);
  }

  /** Somebody has seen enough: show how things stand now. Whether anything was left out. */
  hurry(): boolean {
    const last = this.queue.at(-1);
    if (!last) return false;
    this.stop();
    this.before = null;
    this.busy = null;
    this.goOn();
    this.now = this.still = last;
    this.arrived(last);
    return true;
  }

  private after(time: number, then: () => void): void {
    if (time > 0) this.busy = setTimeout(then, time);
    else then();
  }

  stop(): void {
    if (this.busy) clearTimeout(this.busy);
    this.queue = [];
  }
}

const sameView = (a: TableShown, b: TableShown) => JSON.stringify(a.view) === JSON.stringify(b.view);
