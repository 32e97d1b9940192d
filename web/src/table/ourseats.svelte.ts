// The seats of this browser at one table: their lines, which of them is to move, and what we say to the table.
import type { ReviewShown } from "../protocol";
import type { Ask } from "./asks";
import { Connection, type Command } from "./connection.svelte";

export abstract class OurSeats {
  connections = $state.raw<Connection[]>([]);
  active = $state.raw<Connection | null>(null); // the one that we look from
  knocks = $state(0); // how often something was tried while the table was asleep
  wishesNext = $state(false); // asked for a rematch from here
  hintAsked = $state(false); // at this table

  /** How many rows the log has in what is shown. */
  abstract get ply(): number;

  /** One of our seats has heard something. */
  protected abstract changed(connection: Connection): void;

  /** Take another seat of this browser at the same table. */
  sit(token: string): void {
    if (this.connections.some((connection) => connection.token === token)) return;
    const connection: Connection = new Connection(token, (changed) => this.changed(changed));
    this.connections = [...this.connections, connection];
    this.active ??= connection;
  }

  // --- what is the case ---

  mine = $derived(this.connections.map((connection) => connection.seat).filter((seat) => seat !== null));
  refused = $derived(this.active?.heard.refused ?? null);
  hint = $derived(this.active?.heard.hint ?? null);
  declined = $derived(this.active?.heard.declined ?? null);
  review = $derived(
    latest(this.connections.map((connection) => connection.heard.review).filter((review) => review !== null)),
  );
  line = $derived(this.active?.line ?? "opening");
  asleep = $derived(this.line === "lost"); // nobody answers; it comes back by itself
  gathered = $derived(
    this.connections.every(({ heard, line }) => heard.shown || line === "lost" || line === "refused"),
  );
  nextReady = $derived(this.connections.every((connection) => connection.heard.shown?.rematch)); // each of our seats has its link there

  /** The connection of ours that may take its last choice back: the one we look from, or another that has chosen in secret. */
  undoes = $derived.by(() => {
    const may = this.connections.filter((connection) => connection.heard.shown?.view.undo);
    return may.find((connection) => connection === this.active) ?? may.at(-1) ?? null;
  });

  /** The seat of ours that is to move, otherwise the one we sit on; null while that one has not heard the news. */
  protected connectionToShow(news: Connection): Connection | null {
    const lead = news.ply > (this.active?.ply ?? -1) ? news : this.active!;
    const turn = lead.heard.shown?.view.turn;
    const mover =
      this.connections.find((connection) => connection.seat !== null && connection.seat === turn) ?? this.active!;
    return mover.ply >= lead.ply ? mover : mover.line === "open" ? null : lead;
  }

  // --- what is said ---

  askHint = () => (this.hintAsked = this.do({ t: "hint", ply: this.ply }));
  refuse = (why: string) => this.active?.refuse(why);
  ask = (what: "draw" | "takeback") => this.do({ t: "ask", ply: this.ply, what });
  resign = () => this.do({ t: "resign", ply: this.ply });
  rename = (name: string) => this.tell({ t: "name", name });
  link = (seat: number) => this.tell({ t: "link", seat });
  leave = () => this.tell({ t: "leave" });

  rematch(): void {
    this.wishesNext = this.do({ t: "rematch" });
  }

  /** Answer what another seat asked, from the first of our seats that has yet to. */
  answer({ what, waiting }: Pick<Ask, "what" | "waiting">, yes: boolean): void {
    const connection = this.connections.find((one) => one.seat !== null && waiting.includes(one.seat));
    if (connection) this.wake(connection.do({ t: "answer", ply: connection.ply, what, yes }));
  }

  protected tell(message: Parameters<Connection["send"]>[0]): boolean {
    return this.wake(this.active?.send(message) ?? false);
  }

  protected do(command: Command): boolean {
    return this.wake(this.active?.do(command) ?? false);
  }

  /** What could not be said is visibly refused. */
  protected wake(said: boolean): boolean {
    if (!said) this.knock();
    return said;
  }

  /** Something was tried at a table that is asleep. */
  knock = (): void => void this.knocks++;

  /** Try at once to come back, with all our seats. */
  tryNow = () => this.connections.forEach((connection) => connection.callAgain());

  close(): void {
    for (const connection of this.connections) connection.close();
  }
}

const latest = (reviews: ReviewShown[]) => reviews.toSorted((a, b) => b.ply - a.ply)[0] ?? null;
