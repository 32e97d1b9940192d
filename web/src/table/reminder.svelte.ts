// Before a turn ends: what could still be done in it is told once, and again only where there is something new.
import type { Sentence, Undone } from "../games/room";

const DOUBLE = 500; // milliseconds in which a second click belongs to the first

export class Reminder {
  told = $state.raw<Sentence | null>(null);
  private known = new Map<number | null, Set<string>>(); // what each of our seats has been told of, as far as it is still the case
  private at = -DOUBLE; // when something was told last

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Whether the turn goes on for now: something is left to be done of which this seat has not been told. */
  holds(seat: number | null, undone: Undone | null): boolean {
    const known = this.known.get(seat) ?? new Set();
    const fresh = undone?.things.some((thing) => !known.has(thing)) ?? false;
    this.known.set(seat, new Set(undone?.things));
    if (fresh) this.at = this.now();
    const holds = undone !== null && this.now() - this.at < DOUBLE;
    this.told = holds ? undone.told : null;
    return holds;
  }

  hush(): void {
    this.told = null;
  }
}
