// What a table tells besides its picture: the spoken log, a knock, the title of the page, a note from the browser.
import { untrack } from "svelte";
import { wholeOf } from "../sentences";
import { settings } from "../settings.svelte";
import { say } from "../words.svelte";
import { knock } from "./sound";
import type { TableStore } from "./store.svelte";

export class Notices {
  spoken = $state(""); // for screen readers: what has just been played
  card = $derived.by(() => this.cardText()); // for screen readers: the card that lies open
  private told: number | null = null; // rows that were there when we came, or were told since

  /** To be called while a component is made. */
  constructor(private readonly store: TableStore) {
    $effect(() => this.tell());
    $effect(() => this.entitle());
    $effect(() => this.call());
  }

  private get yours(): boolean {
    return this.store.myTurn && !this.store.over;
  }

  private get title(): string {
    const game = this.store.shown?.game;
    return game && this.store.room ? say("title", {}, game) : "Ludothek";
  }

  private titleNow(): string {
    return this.yours ? say("title-your-turn", { game: this.title }) : this.title;
  }

  private cardText(): string {
    const { card, shown } = this.store;
    return card ? [card.title, ...card.lines].map((line) => say(line.id, line.facts, shown!.game)).join(" ") : "";
  }

  /** What happened to us while this page was not open. */
  private newsText(): string {
    const { news, shown } = this.store;
    return news.map(({ id, facts }) => say(id, facts, shown!.game)).join(" ");
  }

  private tell(): void {
    const { log, shown, room } = this.store;
    if (!shown || !room) return;
    if (this.told === null) this.spoken = untrack(() => this.newsText());
    const fresh = log.slice(this.told ?? log.length);
    this.told = log.length;
    if (!fresh.length) return;
    this.spoken = fresh.flatMap((row) => wholeOf(shown.game, row, shown.view)).join(" ");
    if (settings.sound) knock();
  }

  private entitle(): void {
    document.title = this.titleNow();
  }

  private call(): void {
    if (!this.store.room || !this.yours || !settings.notify || !document.hidden) return;
    untrack(() => note(this.titleNow(), this.store.told!.table));
  }
}

/** A note from the browser; a newer one of the same table takes its place. */
function note(text: string, table: string): void {
  try {
    const shown = new Notification(text, { tag: table });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    // some browsers show notes only from elsewhere, or the leave to was taken back
  }
}
