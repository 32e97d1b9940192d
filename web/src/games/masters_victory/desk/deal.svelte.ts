// The deal in hand: which numbers lie where, and the one that has been picked up.
import type { View } from "../view";
import { inTray, isFull, lay, NOTHING, saved, shuffled, slots, swap, takeBack, type Laid } from "./deal";

/** What is held: a number from the tray, or one that lies on a square. */
export type Held = { number: string } | { slot: number };

export class Dealing {
  laid = $state.raw<Laid>(NOTHING);
  held = $state.raw<Held | null>(null);
  squares = $state.raw<string[]>([]); // the six start squares
  tray = $derived(inTray(this.laid));
  full = $derived(isFull(this.laid));

  /** A new type is dealt: everything lies in the tray again. */
  begin(view: View): void {
    this.squares = slots(view);
    this.laid = NOTHING;
    this.held = null;
  }

  take(number: string): void {
    const again = this.held && "number" in this.held && this.held.number === number;
    this.held = again ? null : { number };
  }

  /** A square is chosen: what is held goes there, or what lies there is picked up, or what is advised, or the first. */
  choose(slot: number, advised?: string): void {
    const number = advised && this.tray.includes(advised) ? advised : this.tray[0];
    if (this.held) this.put(this.held, slot);
    else if (this.laid[slot]) this.held = { slot };
    else if (number) this.put({ number }, slot);
  }

  put(held: Held, slot: number): void {
    this.laid = "number" in held ? lay(this.laid, held.number, slot) : swap(this.laid, held.slot, slot);
    this.held = null;
  }

  /** A number is dropped beside the squares: back to the tray. */
  drop(held: Held): void {
    if ("slot" in held) this.laid = takeBack(this.laid, held.slot);
    this.held = null;
  }

  shuffle(): void {
    this.laid = shuffled();
    this.held = null;
  }

  use(type: string): void {
    this.laid = saved(type) ?? this.laid;
    this.held = null;
  }

  /** What lies on a square of the map. */
  numberAt(square: string): string | null {
    return this.laid[this.squares.indexOf(square)] ?? null;
  }
}
