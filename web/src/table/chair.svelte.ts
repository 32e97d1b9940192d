// One seat of this browser at the table: its line, and what it has been told.
import type { Up } from "../protocol";
import { hear, nothing, type Heard } from "./hear";
import { Socket, type Line } from "./socket";

export class Chair {
  heard = $state.raw<Heard>(nothing);
  line = $state<Line>("opening");
  private socket: Socket;
  private confirmed = -1; // the ply at which the end of the turn was said
  private reviewed = -1; // our last row when a review was asked for

  constructor(
    readonly token: string,
    changed: (chair: Chair) => void,
    open = (ears: ConstructorParameters<typeof Socket>[1]) => new Socket(token, ears),
  ) {
    this.socket = open({
      line: (state) => {
        if (state !== "open") this.forgetSent();
        this.line = state;
      },
      heard: (message) => {
        if (message.t === "refused" && message.why === "review") return; // not asked for aloud, so not told
        this.heard = hear(this.heard, message);
        changed(this);
      },
    });
  }

  get seat(): number | null {
    return this.heard.shown?.seat ?? null;
  }

  get ply(): number {
    return this.heard.shown?.ply ?? -1;
  }

  send(message: Up): boolean {
    return this.socket.send(message);
  }

  /** Say that our turn is over, once, if it waits for that. */
  confirm(): void {
    const view = this.heard.shown?.view;
    if (!view?.confirm || view.turn !== this.seat || this.confirmed === this.ply) return;
    if (this.send({ t: "confirm", ply: this.ply })) this.confirmed = this.ply;
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

  /** The line is down: what was on its way is lost. */
  private forgetSent(): void {
    this.confirmed = this.reviewed = -1;
  }

  /** Take the refusal and the hint away again. */
  hush(): void {
    this.heard = { ...this.heard, refused: null, hint: null };
  }

  close(): void {
    this.socket.close();
  }
}
