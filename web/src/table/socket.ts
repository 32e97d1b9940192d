// The open line to the table: says hello, carries messages, notices when it is dead and comes back by itself.
import { backoff } from "../backoff";
import type { Down, Up } from "../protocol";

export type Line = "opening" | "open" | "lost" | "refused";
export type Told = Exclude<Down, { t: "pong" }>; // what the line itself does not keep

export interface Ears {
  heard: (message: Told) => void;
  line: (state: Line) => void;
}

const SILENCE = 20_000; // after which one asks whether anybody is there
const ANSWER = 6_000; // within which every message is answered by something
const THOUGHT = 120_000; // the same where a bot has to think first
const GONE = [1008, 4401, 4404]; // the link stands for nothing: coming back would not help
const SLOW = ["hint", "review"];

export class Socket {
  private wire: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined; // over a line that may be dead
  private thinks = false; // a bot does, for us
  private closed = false;

  constructor(
    private token: string,
    private ears: Ears,
    private make = (): WebSocket => new WebSocket(address()),
  ) {
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const wire = (this.wire = this.make());
    wire.onopen = () => wire.send(JSON.stringify({ t: "hello", token: this.token }));
    wire.onmessage = (event) => this.hear(wire, String(event.data));
    wire.onclose = (event) => this.broken(wire, event.code);
    this.thinks = false;
    this.expectAnswer();
  }

  private hear(wire: WebSocket, text: string): void {
    if (wire !== this.wire) return;
    const message = JSON.parse(text) as Down;
    this.attempt = 0;
    if (message.t === "refused" || SLOW.includes(message.t)) this.thinks = false;
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.send({ t: "ping" }), SILENCE);
    this.ears.line("open");
    if (message.t !== "pong") this.ears.heard(message);
  }

  private broken(wire: WebSocket, code: number): void {
    if (this.closed || wire !== this.wire) return;
    clearTimeout(this.watch);
    if (GONE.includes(code)) return this.ears.line("refused");
    this.ears.line("lost");
    this.timer = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  /** Whatever is said is answered: a line on which nothing comes is dead, though nobody has hung up. */
  private expectAnswer(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.giveUp(), this.thinks ? THOUGHT : ANSWER);
  }

  private giveUp(): void {
    const dead = this.wire!;
    this.broken(dead, 0);
    this.wire = null;
    dead.close();
  }

  /** Send a message; false when the line is down. */
  send(message: Up): boolean {
    if (this.wire?.readyState !== 1) return false;
    this.wire.send(JSON.stringify(message));
    this.thinks ||= SLOW.includes(message.t);
    this.expectAnswer();
    return true;
  }

  /** Hang up and call again: the table tells everything from the start. */
  again(): void {
    const old = this.wire;
    this.wire = null;
    old?.close();
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.wire?.close();
  }
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
