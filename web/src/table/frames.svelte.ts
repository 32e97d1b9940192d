// What is drawn now: tables are shown one after the other, each for as long as its move takes to watch.
import type { View } from "../games/room";
import type { TableShown } from "../protocol";

export type Length = (before: View, view: View) => number; // milliseconds

const WAITING = 3; // more tables than this are not watched one by one

export class Frames {
  now = $state.raw<TableShown | null>(null);
  before = $state.raw<View | null>(null);
  private queue: TableShown[] = [];
  private busy: ReturnType<typeof setTimeout> | null = null;

  constructor(private length: Length) {}

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
    else if (this.now) this.now = sameView(this.now, table) ? { ...table, view: this.now.view } : table;
  }

  private next(): void {
    this.busy = null;
    const table = this.queue.shift();
    if (!table) return;
    const old = this.now;
    this.before = old && old.table === table.table && table.ply > old.ply ? old.view : null;
    this.now = table;
    const time = this.before ? this.length(this.before, table.view) : 0;
    if (time > 0) this.busy = setTimeout(() => this.next(), time);
    else this.next();
  }

  stop(): void {
    if (this.busy) clearTimeout(this.busy);
    this.queue = [];
  }
}

const sameView = (a: TableShown, b: TableShown) => JSON.stringify(a.view) === JSON.stringify(b.view);
