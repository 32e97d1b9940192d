// One seat of this browser at the table: its line, what it has been told, and what it has said that is not yet answered.
import type { RefusedShown, Up } from "../protocol";
import { hear, nothing, type Heard } from "./reducer";
import { Socket, type Line, type Told } from "./socket";

/** What changes something at the table, or is worth waiting for: said again if the line was lost before it was answered. */
export type Command = Extract<
  Up,
  { t: "move" | "confirm" | "undo" | "ask" | "answer" | "resign" | "hint" | "rematch" }
>;
const AGREED = ["ask", "answer"]; // adds nothing to the log: any word from the table settles it, on a line that held

export class Connection {
  heard = $state.raw<Heard>(nothing);
  line = $state<Line>("opening");
  heardAt = $state(0); // when the table was told last
  underWay = $state.raw<Command | null>(null);
  private away = false; // the line was lost, and the table has not been told anew
  private repeated = false; // what is under way was said twice: that it is stale by then is no news
  private reviewed = -1; // our last row when a review was asked for
  private socket: Socket;

  constructor(
    readonly token: string,
    private changed: (connection: Connection) => void,
    open = (ears: ConstructorParameters<typeof Socket>[1]) => new Socket(token, ears),
  ) {
    this.socket = open({
      line: (state) => this.lineIs(state),
      heard: (message) => this.hears(message),
    });
  }

  get seat(): number | null {
    return this.heard.shown?.seat ?? null;
  }

  get ply(): number {
    return this.heard.shown?.ply ?? -1;
  }

  // --- what is heard ---

  private lineIs(state: Line): void {
    if (state === "lost") {
      this.away = true;
      this.reviewed = -1;
    }
    this.line = state;
  }

  private hears(message: Told): void {
    if (message.t === "refused" && message.why === "review") return; // not asked for aloud, so not told
    const back = this.away && message.t === "table";
    const stale = message.t === "refused" && message.why === "stale" && this.repeated;
    if (!stale) this.heard = hear(back && message.ply < this.ply ? nothing : this.heard, message);
    if (message.t === "table") this.heardAt = Date.now();
    if (this.underWay && this.isSettled(this.underWay, message)) this.underWay = null;
    if (back) this.comeBack();
    this.changed(this);
  }

  private isSettled(command: Command, message: Told): boolean {
    if (message.t !== "table") return message.t === "refused" || message.t === command.t;
    return (AGREED.includes(command.t) && !this.away) || !this.isOpen(command);
  }

  /** Whether something said could still be done: the table has not moved on since, nor does it show it. */
  private isOpen(command: Command): boolean {
    if (command.t === "rematch") return !this.heard.shown?.rematch;
    const asks = this.heard.shown?.asks ?? [];
    const own = `:${this.seat}`;
    if (command.t === "ask" && asks.includes(command.what + own)) return false;
    if (command.t === "answer" && !asks.some((ask) => ask.startsWith(command.what) && !ask.endsWith(own))) return false;
    return command.ply === this.ply;
  }

  /** The line is there again: what was lost on its way is said once more, with the number it was said with. */
  private comeBack(): void {
    this.away = false;
    if (this.underWay) this.repeated = this.socket.send(this.underWay);
  }

  // --- what is said ---

  /** Say something that waits for no answer, or can simply be said again; false when the line is down. */
  send(message: Up): boolean {
    return this.socket.send(message);
  }

  /** Do something, once; false when the line is down. */
  do(command: Command): boolean {
    if (this.underWay?.t === command.t) return true;
    if (!this.socket.send(command)) return false;
    this.underWay = command;
    this.repeated = false;
    return true;
  }

  /** Say that our turn is over, if it waits for that. */
  confirm(): boolean {
    const view = this.heard.shown?.view;
    if (!view?.confirm || view.turn !== this.seat) return true;
    return this.do({ t: "confirm", ply: this.ply });
  }

  /** Ask what would have been best, once after each turn of ours in which there was something to throw. */
  askReview(): void {
    const { shown, log, review } = this.heard;
    const ours = log.findLast((row) => row.seat === this.seat);
    const during = shown?.view.turn === this.seat && ours === log.at(-1);
    if (!shown || typeof shown.view.promise !== "string" || during) return;
    if (!ours || ours.message.startsWith("row-") || ours.n === this.reviewed || review) return;
    if (!this.send({ t: "review", ply: this.ply })) return;
    this.reviewed = ours.n;
  }

  /** Say here why something cannot be, without asking the table. */
  refuse(why: string): void {
    const refused: RefusedShown = { t: "refused", ply: this.ply, why, rule: null, facts: {}, squares: [] };
    this.heard = { ...this.heard, refused, hint: null };
  }

  /** Take the refusal, the hint and the no to what we asked away again. */
  hush(): void {
    this.heard = { ...this.heard, refused: null, hint: null, declined: null };
  }

  /** Try at once to come back. */
  callAgain(): void {
    if (this.line === "lost") this.socket.again();
  }

  close(): void {
    this.socket.close();
  }
}
