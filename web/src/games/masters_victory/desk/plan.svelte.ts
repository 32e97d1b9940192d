// A triple switch as it is planned: nothing is given up and nothing comes back before it is confirmed.
import type { Sentence } from "../../room";
import type { View } from "../view";
import { pileOf, written } from "../pieces/army";

export interface Laid {
  piece: string; // "+T2", as it is clicked in the pile
  square: string;
}

const BUDGET = 3; // what the numbers may add up to (W10.1)
const COUNTS = 2; // bombers and artillery (W10.2)

const cost = (piece: string) => Number(piece.slice(2) || COUNTS);

export class Plan {
  soldier = $state<string | null>(null); // the square of the soldier to be given up
  laid = $state.raw<Laid[]>([]);
  held = $state<string | null>(null); // what has been picked up from the pile
  private queue = $state.raw<string[]>([]); // what was confirmed and is still to be sent
  private sentAt = -1; // the ply at which something was sent last

  left = $derived(BUDGET - this.laid.reduce((sum, { piece }) => sum + cost(piece), 0));

  begin(soldier: string): void {
    this.soldier = soldier;
    this.laid = [];
    this.held = null;
  }

  /** The soldier stays after all. */
  drop(): void {
    this.soldier = this.held = null;
    this.laid = [];
    this.queue = [];
  }

  /** What can still come back, and where. */
  offers(view: View): Laid[] {
    const all: string[] = (this.soldier && view.switches[this.soldier]) || [];
    const open = all.map((text) => text.split("@")).map(([piece, square]) => ({ piece: piece!, square: square! }));
    return open.filter(
      ({ piece, square }) =>
        cost(piece) <= this.left && this.lies(piece, view) && !this.laid.some((one) => one.square === square),
    );
  }

  /** Whether another one of this kind lies in the pile. */
  private lies(piece: string, view: View): boolean {
    const lying = pileOf(view, view.seat!).filter((one) => `+${written(one)}` === piece).length;
    return lying > this.laid.filter((one) => one.piece === piece).length;
  }

  /** The start squares for what is held. */
  places(view: View): Set<string> {
    return new Set(this.offers(view).flatMap(({ piece, square }) => (piece === this.held ? [square] : [])));
  }

  /** Those for what is held, or for whatever can still come back. */
  startSquares(view: View): Set<string> {
    return this.held ? this.places(view) : new Set(this.offers(view).map(({ square }) => square));
  }

  /** What to do next; null while nothing is planned. */
  step(view: View): Sentence | null {
    if (!this.soldier) return null;
    if (this.held) return { id: "next-place" };
    if (!this.laid.length) return { id: "next-plan" };
    return { id: this.offers(view).length ? "next-plan-more" : "next-exchange" };
  }

  take(piece: string): void {
    this.held = this.held === piece ? null : piece;
  }

  put(square: string): void {
    if (this.held) this.laid = [...this.laid, { piece: this.held, square }];
    this.held = null;
  }

  putBack(square: string): void {
    this.laid = this.laid.filter((one) => one.square !== square);
  }

  /** Everything is as it should be: the moves go out one after the other. */
  confirm(): void {
    const moves = [`switch ${this.soldier}`, ...this.laid.map(({ piece, square }) => `${piece}@${square}`), "done"];
    this.drop();
    this.queue = moves;
  }

  /** The move to send now, once for each position; null if there is none, or it is not on offer any more. */
  next(ply: number, moves: string[]): string | null {
    if (!this.queue.length || ply === this.sentAt) return null;
    const move = this.queue[0]!;
    if (!moves.includes(move)) {
      this.drop();
      return null;
    }
    this.queue = this.queue.slice(1);
    this.sentAt = ply;
    return move;
  }

  /** A confirmed switch is under way. */
  get runs(): boolean {
    return this.queue.length > 0;
  }
}
