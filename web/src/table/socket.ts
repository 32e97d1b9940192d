// The open line to the table: says hello, carries messages, and comes back by itself when it breaks.
import type { Down, Up } from "../protocol";

export type Line = "opening" | "open" | "lost" | "refused";

export interface Ears {
  heard: (message: Down) => void;
  line: (state: Line) => void;
}

const FIRST = 400; // milliseconds until the first attempt to come back
const LONGEST = 15_000;
const GONE = [1008, 4401, 4404]; // the link stands for nothing: coming back would not help

/** How long to wait before attempt n, spread out so that not everybody comes back at once. */
export function pause(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + chance / 2);
}

export class Socket {
  private wire: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
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
  }

  private hear(wire: WebSocket, text: string): void {
    if (wire !== this.wire) return;
    this.attempt = 0;
    this.ears.line("open");
    this.ears.heard(JSON.parse(text) as Down);
  }

  private broken(wire: WebSocket, code: number): void {
    if (this.closed || wire !== this.wire) return;
    if (GONE.includes(code)) return this.ears.line("refused");
    this.ears.line("lost");
    this.timer = setTimeout(() => this.open(), pause(this.attempt++));
  }

  /** Send a message; false when the line is down. */
  send(message: Up): boolean {
    if (this.wire?.readyState !== 1) return false;
    this.wire.send(JSON.stringify(message));
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
    this.wire?.close();
  }
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
