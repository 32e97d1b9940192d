// The table as this browser knows it: the seats it sits on, what is drawn, what has been clicked, what was answered.
import { moment } from "../api";
import type { Card, Choice, Room, Sentence, View } from "../games/room";
import type { ReviewShown, Said, SeatShown, TableShown } from "../protocol";
import { motion, settings } from "../settings.svelte";
import { Chair, type Deed } from "./chair.svelte";
import { Frames, type Length } from "./frames.svelte";
import { lastOf } from "./last";
import { beginning, press } from "./pick";
import { countTurn, endsTurn } from "./turns";

const BREATH = 250; // milliseconds between a move of another seat and the next one
const STILL = 900; // milliseconds for each picture where nothing moves and it is shown again
const ENDS = ["end", "done", "stop", "pass", "halt"]; // clicks that end a turn

export class TableStore {
  chairs = $state.raw<Chair[]>([]);
  active = $state.raw<Chair | null>(null);
  clicks = $state.raw<string[]>([]);
  sending = $state.raw<Choice | null>(null); // chosen and on its way
  pointed = $state.raw<string[]>([]); // squares of the log row under the pointer
  room = $state.raw<Room | null>(null);
  wishesNext = $state(false); // asked for a rematch from here
  hintAsked = $state(false); // at this table
  held = $state.raw<string | null>(null); // taken up beside the board before the first click
  inspected = $state.raw<string | null>(null); // the thing whose card lies open
  past = $state.raw<{ n: number; view: View } | null>(null); // the moment that is looked back at
  private sought: number | null = null; // the row of the moment that is on its way
  private returned = $state.raw<TableShown | null>(null); // what was shown when we came back: it is not played again
  planned = $state.raw<Sentence | null>(null); // what to do next in what the board plans by itself
  knocks = $state(0); // how often something was tried while the table was asleep
  news = $state.raw<Sentence[]>([]); // what has happened to us since we chose last
  private seen = new Map<number, View>(); // what each of our seats was shown last
  private drawn: View | null = null; // what was shown last
  frames = new Frames(
    (before, view) => this.length(before, view),
    (table) => this.arrived(table),
  );

  constructor(tokens: string[]) {
    for (const token of tokens) this.sit(token);
  }

  /** Take another seat of this browser at the same table. */
  sit(token: string): void {
    if (this.chairs.some((chair) => chair.token === token)) return;
    const chair: Chair = new Chair(token, (changed) => this.changed(changed));
    this.chairs = [...this.chairs, chair];
    this.active ??= chair;
  }

  // --- what is the case ---

  shown: TableShown | null = $derived(this.frames.now);
  told: TableShown | null = $derived(this.frames.still ?? this.frames.now); // what is spoken of: nothing before it has been seen
  latest: TableShown | null = $derived(this.active?.heard.shown ?? this.shown); // also what is still to be watched
  view: View | null = $derived(this.shown?.view ?? null);
  drawnView: View | null = $derived(this.past?.view ?? this.view); // what lies on the board
  before: View | null = $derived(this.past || this.returned === this.shown ? null : this.frames.before);
  seats: SeatShown[] = $derived(this.shown?.seats ?? []);
  seat: number | null = $derived(this.shown?.seat ?? null);
  turn: number | string | undefined = $derived(this.told?.view.turn);
  over = $derived(this.turn === "over");
  moving = $derived(this.told !== this.shown);
  mine = $derived(this.chairs.map((chair) => chair.seat).filter((seat) => seat !== null));
  myTurn = $derived(this.seat !== null && this.turn === this.seat);
  private teller = $derived(this.chairs.find((chair) => chair.seat === this.told?.seat) ?? this.active); // not a seat yet unseen
  log: Said[] = $derived((this.teller?.heard.log ?? []).filter((row) => row.n <= (this.told?.ply ?? 0)));
  all: Choice[] = $derived(this.view?.turn === this.seat && this.fresh() ? (this.view?.choices ?? []) : []);
  choices = $derived(this.sending ? [this.sending] : beginning(this.all, this.clicks));
  forked = $derived(this.clicks.length > 1 && !this.sending && this.ways() > 1);
  waits = $derived(this.myTurn && this.told?.view.confirm === true); // for us to end our turn
  refused = $derived(this.active?.heard.refused ?? null);
  hint = $derived(this.active?.heard.hint ?? null);
  declined = $derived(this.active?.heard.declined ?? null);
  stoodIn = $derived(typeof this.turn === "number" && this.told?.stand_in === this.turn); // a bot plays on for it
  again: TableShown[] = $derived(this.moving || this.past ? [] : (this.active?.since ?? [])); // more than one: can be shown again
  review = $derived(latest(this.chairs.map((chair) => chair.heard.review).filter((review) => review !== null)));
  line = $derived(this.active?.line ?? "opening");
  asleep = $derived(this.line === "lost"); // nobody answers; it comes back by itself
  reviewed = $derived(settings.review && this.review?.moves.length ? this.review : null); // what is shown of it
  advice: string[][] = $derived(
    (this.hint ? [this.hint.advised] : (this.reviewed?.moves ?? [])).map((move) => move.clicks),
  );
  nextReady = $derived(this.chairs.every((chair) => chair.heard.shown?.rematch)); // each of our seats has its link there
  card: Card | null = $derived(this.inspected === null ? null : this.cardOf(this.inspected));
  chosen = $derived(this.sending ? null : this.clicks.length ? this.chosenBy(this.clicks) : this.held); // picked up
  next: Sentence | null = $derived(this.canChoose() ? (this.planned ?? this.room?.next?.(this.scene()) ?? null) : null);
  end: Choice | null = $derived(this.canChoose() ? this.endOfTurn() : null); // what ends our turn, as a move

  /** How many different clicks lead on from here. */
  private ways(): number {
    return new Set(this.choices.map((choice) => choice.clicks[this.clicks.length])).size;
  }

  private chosenBy(clicks: string[]): string | null {
    return this.room?.chosen ? this.room.chosen(clicks) : clicks[0]!;
  }

  cardOf(thing: string): Card | null {
    return (this.drawnView && this.room?.card?.(thing, this.drawnView)) ?? null;
  }

  private canChoose(): boolean {
    return (
      this.myTurn && !this.past && !this.over && !this.waits && !this.sending && !this.moving && this.all.length > 0
    );
  }

  private scene() {
    return { view: this.view!, clicks: this.clicks, choices: this.choices, held: this.held };
  }

  private endOfTurn(): Choice | null {
    const ends = this.room?.done ?? ENDS;
    const found = this.all.filter(({ clicks }) => clicks.length === 1 && ends.includes(clicks[0]!));
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

  private changed(chair: Chair): void {
    if (!this.asleep) this.knocks = 0;
    if (this.sending && this.active?.underWay?.t !== "move") this.drop();
    if (!settings.confirm) chair.confirm();
    if (settings.review) chair.askReview();
    const next = this.chairToShow(chair);
    if (!next?.heard.shown) return;
    if (next.ply !== this.shown?.ply || next !== this.active) this.drop();
    if (next.seat !== this.seat) this.back(); // whoever sits down now did not look back
    this.active = next;
    this.frames.show(next.heard.shown);
  }

  /** The seat of ours that is to move, otherwise the one we sit on; null while that one has not heard the news. */
  private chairToShow(news: Chair): Chair | null {
    const lead = news.ply > (this.active?.ply ?? -1) ? news : this.active!;
    const turn = lead.heard.shown?.view.turn;
    const mover = this.chairs.find((chair) => chair.seat !== null && chair.seat === turn) ?? this.active!;
    return mover.ply >= lead.ply ? mover : mover.line === "open" ? null : lead;
  }

  /** A table is drawn: what it brings our seat is told until we choose again, and our first turns are counted. */
  private arrived({ game, seat, view }: TableShown): void {
    if (!this.room || seat === null || (this.seen.get(seat)?.ply ?? -1) > view.ply) return; // not told yet, or shown again
    if (this.drawn && this.drawn.ply < view.ply && endsTurn(this.drawn, view, this.mine)) countTurn(game);
    this.drawn = view;
    const before = this.seen.get(seat);
    this.seen.set(seat, view);
    if (before && before.ply >= view.ply) return;
    const told = this.room.news?.(before ?? null, view) ?? [];
    this.news = before && before.turn !== seat ? [...this.news, ...told] : told;
    if (!before || this.inspected === null) return;
    if (!sameTitle(this.room.card, this.inspected, before, view)) this.inspected = null;
  }

  private length(before: View, view: View): Length {
    const last = lastOf(view);
    const steps = this.room?.steps?.(before, view) ?? Math.max(1, (last?.path?.length ?? 2) - 1);
    const ours = this.mine.some((seat) => seat === last?.seat);
    const pace = isSeen() ? motion() : 0;
    return { motion: pace * steps, pause: pace && !ours ? BREATH : 0 };
  }

  /** The chair of ours that may take its last choice back: the one we look from, or another that has chosen in secret. */
  undoes = $derived.by(() => {
    const may = this.chairs.filter((chair) => chair.heard.shown?.view.undo);
    return may.find((chair) => chair === this.active) ?? may.at(-1) ?? null;
  });
  noTakeback: string | null = $derived(this.undoes ? null : (this.latest?.takeback ?? null)); // why not

  // --- what is done ---

  pick(click: string): void {
    if (this.past) return void this.looksAt(click);
    if (this.asleep) return this.knock();
    if (this.frames.hurry() || this.sending) return;
    if (this.refused || this.declined || (this.hint && !this.isOnTheWay(click))) this.active?.hush();
    const picked = press(this.all, this.clicks, click);
    if (picked.nothing && !this.clicks.length && this.looksAt(click)) return;
    this.inspected = null;
    if (this.seat === null || this.over) return;
    this.clicks = picked.clicks;
    if (picked.move) this.play(picked.move);
    else if (picked.nothing) {
      if (this.room?.theirs?.(click, this.view!)) this.inspect(click); // what it is, beside why it cannot be taken
      this.tell({ t: "why", ply: this.ply, clicks: picked.nothing.slice(0, 12) });
    }
  }

  /** Whether a click follows the hint, and more of it is to come: then it stays to be seen. */
  private isOnTheWay(click: string): boolean {
    const made = [...this.clicks, click];
    const { clicks } = this.hint!.advised;
    return made.length < clicks.length && made.every((one, i) => one === clicks[i]);
  }

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
    this.held = thing;
  }

  play(choice: Choice): void {
    this.sending = choice;
    this.clicks = choice.clicks;
    if (!this.do({ t: "move", ply: this.ply, move: choice.move })) this.drop();
  }

  /** Close the card, or else come back from the past, or else take the choice back, or else close what was said. */
  cancel(): void {
    if (this.inspected !== null) this.inspected = null;
    else if (this.past) this.back();
    else if (this.clicks.length && !this.sending) this.clicks = [];
    else if (this.held !== null) this.held = null;
    else this.active?.hush();
  }

  // --- what is looked at again ---

  /** Look back at the moment after a row, as our seat saw it then; the game goes on meanwhile. */
  async look(n: number): Promise<void> {
    const chair = this.active!;
    this.sought = n;
    const found = await moment(chair.token, n).catch(() => null);
    if (this.sought !== n || chair !== this.active) return;
    this.frames.hurry();
    this.putDown();
    this.inspected = null;
    if (found) this.past = found;
    else chair.refuse("no-answer");
  }

  /** Back to the game as it stands. */
  back = (): void => {
    this.sought = null;
    if (!this.past) return;
    this.past = null;
    this.returned = this.shown;
  };

  /** Show what the others did since we chose last once more. */
  showAgain = (): void => {
    const { again, latest } = this;
    if (again.length < 2) return;
    this.putDown();
    this.frames.again(
      again.map(({ ply, view }) => ({ ...latest!, ply, view })),
      motion() ? BREATH : STILL,
    );
  };

  /** End the turn: the next throw may be made, or the move that ends it is played. */
  confirm(): void {
    if (this.waits) this.wake(this.active!.confirm());
    else if (this.end) this.play(this.end);
  }

  /** Take our last choice back; not while another one is on its way, for then an older one would be meant. */
  undo = () => !this.sending && this.undoes !== null && this.wake(this.undoes.do({ t: "undo", ply: this.undoes.ply }));
  askHint = () => (this.hintAsked = this.do({ t: "hint", ply: this.ply }));
  refuse = (why: string) => this.active?.refuse(why);
  ask = (what: "draw" | "takeback") => this.do({ t: "ask", ply: this.ply, what });
  resign = () => this.do({ t: "resign", ply: this.ply });
  earlier = () => this.teller?.send({ t: "earlier", before: this.log[0]?.n ?? this.ply + 1 }) ?? false;
  rename = (name: string) => this.tell({ t: "name", name });
  link = (seat: number) => this.tell({ t: "link", seat });
  leave = () => this.tell({ t: "leave" });

  rematch(): void {
    this.wishesNext = this.do({ t: "rematch" });
  }

  /** Answer what another seat asked, from a seat of ours that did not ask it. */
  answer(what: "draw" | "takeback", asker: number, yes: boolean): void {
    const chair = this.chairs.find((one) => one.seat !== null && one.seat !== asker);
    if (chair) this.wake(chair.do({ t: "answer", ply: chair.ply, what, yes }));
  }

  point(squares: string[]): void {
    this.pointed = squares;
  }

  close(): void {
    this.frames.stop();
    for (const chair of this.chairs) chair.close();
  }

  get ply(): number {
    return this.shown?.ply ?? 0;
  }

  private tell(message: Parameters<Chair["send"]>[0]): boolean {
    return this.wake(this.active?.send(message) ?? false);
  }

  private do(deed: Deed): boolean {
    return this.wake(this.active?.do(deed) ?? false);
  }

  /** What could not be said is visibly refused. */
  private wake(said: boolean): boolean {
    if (!said) this.knock();
    return said;
  }

  /** Something was tried at a table that is asleep. */
  knock = (): void => void this.knocks++;

  /** Try at once to come back, with all our seats. */
  tryNow = () => this.chairs.forEach((chair) => chair.callAgain());

  private putDown(): void {
    this.clicks = [];
    this.held = null;
  }

  private drop(): void {
    this.putDown();
    this.sending = null;
  }
}

/** Whether a thing is still what its card says. */
function sameTitle(card: Room["card"], thing: string, before: View, view: View): boolean {
  return JSON.stringify(card?.(thing, before)?.title) === JSON.stringify(card?.(thing, view)?.title);
}

const latest = (reviews: ReviewShown[]) => reviews.toSorted((a, b) => b.ply - a.ply)[0] ?? null;

/** A page that nobody looks at moves nothing. */
const isSeen = () => typeof document === "undefined" || !document.hidden;

/** Whether the board is seen from the far side: seat 1 of 2 sits there; on one screen only if it shall turn along. */
export function farSide(store: TableStore): boolean {
  if (store.seats.length !== 2) return false;
  const seat = store.mine.length > 1 && !settings.turnWithSeat ? Math.min(...store.mine) : store.seat;
  return seat === 1;
}
