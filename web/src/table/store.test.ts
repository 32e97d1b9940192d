// A table with fake lines: clicks that spell a move, answers, and two seats on one screen.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableShown } from "../protocol";
import { farSide, TableStore } from "./store.svelte";

class Line {
  static all: Line[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  hears(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const d1d7 = { move: "d1>d7", clicks: ["d1", "d7"], rule: "T3.3" };
const someone = { kind: "person", name: "", level: null, here: true, left: null, link: null };
const shown = (seat: number | null, ply: number, turn: number | string): Partial<TableShown> => ({
  t: "table",
  table: "one",
  game: "tactix",
  ply,
  seat,
  seats: [someone, someone] as TableShown["seats"],
  view: { turn, ply, choices: turn === seat ? [d1d7] : [], last: null },
  said_from: 0,
  said: Array.from({ length: ply }, (_, i) => ({
    n: i + 1,
    seat: i % 2,
    text: "m",
    log: "m",
    message: "said-die",
    facts: {},
  })),
  asks: [],
});

describe("the table in this browser", () => {
  beforeEach(() => {
    Line.all = [];
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("sends the move that two clicks spell, with the ply it was chosen at", () => {
    const store = new TableStore(["a"]);
    Line.all[0]!.hears(shown(0, 0, 0));
    store.pick("d1");
    expect(store.choices).toHaveLength(1);
    store.pick("d7");
    expect(Line.all[0]!.sent).toEqual([{ t: "move", ply: 0, move: "d1>d7" }]);
    expect(store.sending?.move).toBe("d1>d7");
    Line.all[0]!.hears(shown(0, 1, 1));
    expect(store.sending).toBeNull();
    expect(store.clicks).toEqual([]);
  });

  it("asks why when a click leads nowhere, and shows the answer until the next click", () => {
    const store = new TableStore(["a"]);
    Line.all[0]!.hears(shown(0, 0, 0));
    store.pick("d1");
    store.pick("d5");
    expect(Line.all[0]!.sent.at(-1)).toEqual({ t: "why", ply: 0, clicks: ["d1", "d5"] });
    Line.all[0]!.hears({ t: "refused", ply: 0, why: "steps", rule: "T3.3", facts: {}, squares: ["d5"] });
    expect(store.refused?.rule).toBe("T3.3");
    expect(store.clicks).toEqual(["d1"]);
    store.pick("d1");
    expect(store.refused).toBeNull();
    expect(store.clicks).toEqual([]);
  });

  it("gives a stale move up and offers the choice again", () => {
    const store = new TableStore(["a"]);
    Line.all[0]!.hears(shown(0, 0, 0));
    store.pick("d1");
    store.pick("d7");
    Line.all[0]!.hears({ t: "refused", ply: 0, why: "stale", rule: null, facts: {}, squares: [] });
    expect(store.sending).toBeNull();
    expect(store.clicks).toEqual([]);
  });

  it("shows the seat of this screen that is to move, once it has heard the news", () => {
    const store = new TableStore(["a", "b"]);
    Line.all[0]!.hears(shown(0, 0, 0));
    Line.all[1]!.hears(shown(1, 0, 0));
    expect(store.seat).toBe(0);
    Line.all[0]!.hears(shown(0, 1, 1));
    expect(store.seat).toBe(0);
    Line.all[1]!.hears(shown(1, 1, 1));
    expect(store.seat).toBe(1);
    expect(store.all).toEqual([d1d7]);
    expect(farSide(store)).toBe(false); // the board stays as it lies on the table
  });

  it("lets a seat of this screen answer what the other one asked", () => {
    const store = new TableStore(["a", "b"]);
    Line.all[0]!.hears(shown(0, 2, 0));
    Line.all[1]!.hears(shown(1, 2, 0));
    store.answer("draw", 0, true);
    expect(Line.all[1]!.sent).toEqual([{ t: "answer", ply: 2, what: "draw", yes: true }]);
  });

  it("lets a spectator only look", () => {
    const store = new TableStore(["w"]);
    Line.all[0]!.hears(shown(null, 0, 0));
    store.pick("d1");
    expect(Line.all[0]!.sent).toEqual([]);
  });
});
