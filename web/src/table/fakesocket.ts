// For tests: a socket without a network, and the table as the server tells it.
import { afterEach, beforeEach, vi } from "vitest";
import type { Choice } from "../games/room";

export class FakeSocket {
  static all: FakeSocket[] = []; // in the order in which they were opened
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    FakeSocket.all.push(this);
  }

  // --- what the page does with it ---

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }

  // --- what happens to it ---

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** Every test of this `describe` has a browser whose sockets are fake. */
export function withFakeSockets(): void {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

export const d1d7: Choice = { move: "d1>d7", clicks: ["d1", "d7"], rule: "T3.3" };
const someone = { kind: "person", name: "", level: null, here: true, left: null, link: null };

/** The table as one of its two seats is told it after so many rows: whoever is to move can play d1>d7. */
export const tableShown = (
  seat: number | null,
  ply: number,
  turn: number | string,
  view: object = {},
  more: object = {},
) => ({
  t: "table",
  table: "one",
  game: "g",
  ply,
  seat,
  seats: [someone, someone],
  view: { turn, ply, choices: turn === seat ? [d1d7] : [], last: null, ...view },
  said_from: 0,
  said: Array.from({ length: ply }, (_, i) => row(i + 1, i % 2)),
  asks: [],
  agreed: [],
  unanswered: [],
  rematch: null,
  ...more,
});

/** A row of the log. */
export const row = (n: number, seat: number, text = "m") => ({
  ...{ n, seat, text, log: text, message: "said-moved", facts: {} },
  also: [],
  undoes: [],
});
