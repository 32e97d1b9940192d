// What we are choosing: the clicks so far, the move that they spelled and that is on its way, and what was clicked meanwhile.
import type { Choice, Planned } from "../games/room";
import { beginning, catchUp, isOnTheWay, press, type Picked } from "./pick";

export class Selection {
  clicks = $state.raw<string[]>([]);
  held = $state.raw<string | null>(null); // taken up beside the board before the first click
  planned = $state.raw<Planned | null>(null); // what to do next in what the board plans by itself
  sending = $state.raw<Choice | null>(null); // chosen and on its way
  private ahead: string[] = []; // clicked while a move of ours was on its way

  /** `offered` are all choices that our seat has now. */
  constructor(private readonly offered: () => Choice[]) {}

  /** What can still be meant. */
  choices: Choice[] = $derived.by(() => (this.sending ? [this.sending] : beginning(this.offered(), this.clicks)));

  /** Whether several ways lead to the goal that was clicked. */
  forked: boolean = $derived.by(() => this.clicks.length > 1 && !this.sending && this.ways() > 1);

  /** How many different clicks lead on from here. */
  private ways(): number {
    return new Set(this.choices.map((choice) => choice.clicks[this.clicks.length])).size;
  }

  /** What one click more would choose. */
  read(click: string): Picked {
    return press(this.offered(), this.clicks, click);
  }

  /** Whether one click more goes on towards what is advised. */
  follows(advised: string[], click: string): boolean {
    return isOnTheWay(advised, [...this.clicks, click]);
  }

  /** A move is chosen and sent. */
  send(choice: Choice): void {
    this.sending = choice;
    this.clicks = choice.clicks;
  }

  /** Keep a click until our move is answered; the move's last click made twice means nothing more. */
  clickAhead(click: string): void {
    if (this.ahead.length || click !== this.sending!.clicks.at(-1)) this.ahead = [...this.ahead, click];
  }

  /** Our move is answered: what was clicked meanwhile chooses, but never plays, for it was meant for another picture.
   *  Returns whether a click went amiss by that. */
  catchUp(): boolean {
    const made = this.ahead;
    this.forgetAhead();
    if (!made.length || !this.offered().length) return false;
    const { clicks, missed } = catchUp(this.offered(), made);
    this.clicks = clicks;
    return missed;
  }

  forgetAhead(): void {
    this.ahead = [];
  }

  /** Nothing is chosen any more; a move that was sent stays on its way. */
  putDown(): void {
    this.clicks = [];
    this.held = null;
  }

  /** Nothing is chosen any more, and nothing is on its way. */
  drop(): void {
    this.putDown();
    this.sending = null;
  }
}
