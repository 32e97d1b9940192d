// The table as this browser knows it: beside its own seats what is drawn, what is being chosen, what was answered.
import type { Card, Choice, Planned, Room, View } from "../games/room";
import type { Said, SeatShown, TableShown } from "../protocol";
import { motion, settings } from "../settings.svelte";
import type { Connection } from "./connection.svelte";
import { BREATH, Frames, type Length } from "./frames.svelte";
import { Handover } from "./handover.svelte";
import { lastOf } from "./laststep";
import { LookBack } from "./lookback.svelte";
import { News } from "./news.svelte";
import { OurSeats } from "./ourseats.svelte";
import { Reminder } from "./reminder.svelte";
import { Selection } from "./selection.svelte";

export class TableStore extends OurSeats {
  pointed = $state.raw<string[]>([]); // squares of the log row under the pointer
  room = $state.raw<Room | null>(null);
  inspected = $state.raw<string | null>(null); // the thing whose card lies open
  selection: Selection = new Selection(() => this.all);
  reminder = new Reminder();
  lookBack: LookBack = new LookBack(this);
  private happened = new News();
  private handover = new Handover(() => this.connections);
  frames = new Frames(
    (before, view) => this.length(before, view),
    (table) => (this.handover.drawn(table), this.arrived(table)),
  );

  constructor(tokens: string[]) {
    super();
    for (const token of tokens) this.sit(token);
  }

  // --- what is the case ---

  shown: TableShown | null = $derived(this.frames.now);
  told: TableShown | null = $derived(this.frames.still ?? this.frames.now); // what is spoken of: nothing before it has been seen
  latest: TableShown | null = $derived(this.active?.heard.shown ?? this.shown); // also what is still to be watched
  view: View | null = $derived(this.shown?.view ?? null);
  past = $derived(this.lookBack.past); // the moment that is looked back at
  news = $derived(this.happened.sentences); // what has happened to us since we chose last
  drawnView: View | null = $derived(this.past?.view ?? this.view); // what lies on the board
  before: View | null = $derived(this.past || this.lookBack.returned === this.shown ? null : this.frames.before);
  seats: SeatShown[] = $derived(this.shown?.seats ?? []);
  seat: number | null = $derived(this.shown?.seat ?? null);
  turn: number | string | undefined = $derived(this.told?.view.turn);
  over = $derived(this.turn === "over");
  moving = $derived(this.told !== this.shown);
  myTurn = $derived(this.seat !== null && this.turn === this.seat);
  private teller = $derived(this.connections.find((connection) => connection.seat === this.seat) ?? this.active); // never one that is not drawn
  log: Said[] = $derived((this.teller?.heard.log ?? []).filter((row) => row.n <= (this.told?.ply ?? 0)));
  all: Choice[] = $derived(this.view?.turn === this.seat && this.fresh() ? (this.view?.choices ?? []) : []);
  waits = $derived(this.myTurn && this.told?.view.confirm === true); // for us to end our turn
  stoodIn = $derived(typeof this.turn === "number" && this.told?.stand_in === this.turn); // a bot plays on for it
  again: number[] = $derived(this.moving || this.past ? [] : this.lookBack.moments()); // that can be shown again
  reviewed = $derived(settings.review && this.review?.moves.length ? this.review : null); // what is shown of it
  advice: string[][] = $derived(
    (this.hint ? [this.hint.advised] : (this.reviewed?.moves ?? [])).map((move) => move.clicks),
  );
  covered = $derived(!this.past && !!this.shown && this.handover.covers(this.shown)); // until the next one is there
  card: Card | null = $derived(this.inspected === null ? null : this.cardOf(this.inspected));
  chosen: string | null = $derived(this.thingChosen()); // picked up
  next: Planned | null = $derived(this.nextStep());
  end: Choice | null = $derived(this.canChoose() ? this.endOfTurn() : null); // what ends our turn, as a move
  cancels = $derived(this.toCancel()); // what Escape takes away

  private toCancel(): "card" | "past" | "clicks" | "held" | "said" | null {
    if (this.inspected !== null) return "card";
    if (this.past) return "past";
    if (this.selection.clicks.length && !this.selection.sending) return "clicks";
    if (this.selection.held !== null) return "held";
    return this.refused || this.hint || this.declined || this.reminder.told ? "said" : null;
  }

  private thingChosen(): string | null {
    const { sending, clicks, held } = this.selection;
    if (sending) return null;
    if (!clicks.length) return held;
    return this.room?.chosen ? this.room.chosen(clicks) : clicks[0]!;
  }

  cardOf(thing: string): Card | null {
    return (this.drawnView && this.room?.card?.(thing, this.drawnView)) ?? null;
  }

  private nextStep(): Planned | null {
    if (!this.myTurn || this.frames.repeats) return null;
    const { planned, clicks, choices, held } = this.selection;
    if (planned || !this.canChoose()) return planned;
    return this.room?.next?.({ view: this.view!, clicks, choices, held }) ?? null;
  }

  private canChoose(): boolean {
    const waits = this.waits || this.moving || this.selection.sending !== null;
    return this.myTurn && !this.past && !this.over && !waits && this.all.length > 0;
  }

  private endOfTurn(): Choice | null {
    const ends = this.room?.ends ?? {};
    const found = this.all.filter(({ clicks }) => clicks.length === 1 && clicks[0]! in ends);
    return found.length === 1 ? found[0]! : null;
  }

  private fresh(): boolean {
    return this.shown?.ply === this.active?.ply;
  }

  // --- what is heard ---

  /** The room is open: from now on it tells what happens, and first what happened while nobody looked. */
  furnish(room: Room): void {
    this.room = room;
    if (this.shown) this.arrived(this.shown);
  }

  protected override changed(connection: Connection): void {
    if (!this.asleep) this.knocks = 0;
    if (this.selection.sending && this.active?.underWay?.t !== "move") this.drop();
    if (!settings.confirm) connection.confirm();
    if (settings.review) connection.askReview();
    const next = this.connectionToShow(connection);
    if (!next?.heard.shown) return;
    if (next.ply !== this.shown?.ply || next !== this.active) this.drop();
    if (next.seat !== this.seat) this.standUp();
    this.active = next;
    this.frames.show(next.heard.shown);
    if (!this.selection.sending) this.catchUp();
  }

  private catchUp(): void {
    if (this.refused) this.selection.forgetAhead();
    else if (this.selection.catchUp()) this.active?.refuse("stale");
  }

  /** Whoever sits down now has neither looked back nor at a card. */
  private standUp(): void {
    this.back();
    this.selection.forgetAhead();
    this.inspected = null;
  }

  /** A table is drawn: what it brings our seat is told, and a card that is no longer true is closed. */
  private arrived(table: TableShown): void {
    if (!this.room || table.seat === null) return;
    const before = this.happened.arrive(this.room, table, this.mine);
    if (!before || this.inspected === null) return;
    if (!sameTitle(this.room.card, this.inspected, before, table.view)) this.inspected = null;
  }

  private length(before: View, view: View): Length {
    const last = lastOf(view);
    const steps = this.room?.steps?.(before, view) ?? Math.max(1, (last?.path?.length ?? 2) - 1);
    const ours = this.mine.some((seat) => seat === last?.seat);
    const pace = isSeen() ? motion() : 0;
    return { motion: pace * steps, pause: pace && !ours ? BREATH : 0 };
  }

  noTakeback: string | null = $derived(this.undoes ? null : (this.latest?.takeback ?? null)); // why not

  // --- what is done ---

  pick(click: string): void {
    if (this.past) return void this.looksAt(click);
    if (this.asleep) return this.knock();
    if (this.frames.hurry()) return;
    const { selection } = this;
    if (selection.sending) return selection.clickAhead(click);
    this.reminder.hush();
    const follows = this.hint && selection.follows(this.hint.advised.clicks, click); // then it stays to be seen
    if (this.refused || this.declined || (this.hint && !follows)) this.active?.hush();
    const picked = selection.read(click);
    const attempt = this.isAttempt(click);
    if (picked.nothing && !selection.clicks.length && !attempt && this.looksAt(click)) return;
    this.inspected = null;
    if (this.seat === null || this.over) return;
    selection.clicks = picked.clicks;
    if (picked.move) this.play(picked.move);
    else if (picked.nothing) {
      if (attempt || this.room?.theirs?.(click, this.view!)) this.inspect(click); // what it is, beside why it cannot be taken
      this.tell({ t: "why", ply: this.ply, clicks: picked.nothing.slice(0, 12) });
    }
  }

  /** Whether a click can only be meant as a move; the second one on what lies open closes its card. */
  private isAttempt = (click: string) =>
    this.all.length > 0 && click !== this.inspected && (this.room?.attempt?.(click, this.view!) ?? false);

  /** Whether a click that chooses nothing was for a card: it opens one, or closes the one that lies open. */
  private looksAt(click: string): boolean {
    const open = this.inspected;
    if (click === open) this.inspected = null;
    else this.inspect(click);
    return open !== null || this.inspected !== null;
  }

  /** Show the card of a thing, if it has one. */
  inspect(thing: string): void {
    this.inspected = this.cardOf(thing) ? thing : null;
  }

  /** Take something up beside the board before anything is clicked, or put it down. */
  hold(thing: string | null): void {
    if (this.refused || this.hint || this.declined) this.active?.hush();
    this.inspected = null;
    this.selection.held = thing;
  }

  play(choice: Choice): void {
    if (choice === this.endOfTurn() && this.reminds()) return;
    this.selection.send(choice);
    if (!this.do({ t: "move", ply: this.ply, move: choice.move })) this.drop();
  }

  /** Whether something is told that could still be done, instead of ending the turn. */
  private reminds(): boolean {
    const holds = this.reminder.holds(this.seat, this.room?.undone?.(this.view!) ?? null);
    if (!holds) return false;
    this.active?.hush();
    this.selection.putDown();
    return true;
  }

  /** Close the card, or else come back from the past, or else take the choice back, or else close what was said. */
  cancel(): void {
    const { cancels } = this;
    if (cancels === "card") this.inspected = null;
    else if (cancels === "past") this.back();
    else if (cancels === "clicks") this.selection.clicks = [];
    else if (cancels === "held") this.selection.held = null;
    else if (cancels === "said") {
      this.active?.hush();
      this.reminder.hush();
    }
  }

  look = (n: number) => this.lookBack.look(n);
  back = () => this.lookBack.leave();
  showAgain = () => this.lookBack.showAgain();

  /** The one whose secret is covered is there, and nobody else looks. */
  uncover = (): void => this.handover.lift(this.seat);

  /** End the turn: the next throw may be made, or the move that ends it is played. */
  confirm(): void {
    if (this.waits) this.wake(this.active!.confirm());
    else if (this.end) this.play(this.end);
  }

  /** Take our last choice back; not while another one is on its way, for then an older one would be meant. */
  undo = () =>
    !this.selection.sending && this.undoes !== null && this.wake(this.undoes.do({ t: "undo", ply: this.undoes.ply }));

  /** Take our last choice back, or ask the others whether we may; nothing of that in the past. */
  takeBack = (): void => {
    if (this.past) return;
    if (this.undoes) this.undo();
    else if (this.noTakeback) this.refuse(this.noTakeback);
    else this.ask("takeback");
  };

  earlier = () => this.teller?.send({ t: "earlier", before: this.log[0]?.n ?? this.ply + 1 }) ?? false;

  point(squares: string[]): void {
    this.pointed = squares;
  }

  override close(): void {
    this.frames.stop();
    super.close();
  }

  override get ply(): number {
    return this.shown?.ply ?? 0;
  }

  private drop(): void {
    this.selection.drop();
    this.reminder.hush();
  }
}

/** Whether a thing is still what its card says. */
function sameTitle(card: Room["card"], thing: string, before: View, view: View): boolean {
  return JSON.stringify(card?.(thing, before)?.title) === JSON.stringify(card?.(thing, view)?.title);
}

/** A page that nobody looks at moves nothing. */
const isSeen = () => typeof document === "undefined" || !document.hidden;
