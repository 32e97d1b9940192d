// Messages in order, out of order, twice and with holes: what the table then shows.
import { describe, expect, it } from "vitest";
import { part } from "../games/part";
import type { View } from "../games/room";
import type { Said, TableShown } from "../protocol";
import { hear, nothing, type Heard } from "./reducer";
import type { Told } from "./socket";

const row = (n: number): Said => ({
  n,
  seat: n % 2,
  text: `m${n}`,
  log: `m${n}`,
  message: "said-die",
  facts: {},
  also: [],
  undoes: [],
});
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => row(from + i));
const table = (ply: number, from: number, more: Partial<TableShown> = {}): TableShown => ({
  t: "table",
  table: "one",
  game: "tactix",
  ply,
  seat: 0,
  seats: [],
  view: part<View>({ ply, choices: [] }),
  said_from: from - 1,
  said: rows(from, ply),
  asks: [],
  agreed: [],
  unanswered: [],
  takeback: null,
  clock: { kind: "none", seconds: 300, out: "loss" },
  running: null,
  stand_in: null,
  trophies: [0, 0],
  champions: [],
  feature: null,
  rematch: null,
  watch: null,
  ...more,
});
const refused = (ply: number): Told => ({ t: "refused", ply, why: "stale", rule: null, facts: {}, squares: ["d1"] });
const advised = (move: string) => ({ move, clicks: move.split(">"), said: { message: "said-die", facts: {} } });
const hint = (ply: number): Told => ({ t: "hint", ply, advised: advised("d1>d7"), reason: null });
const after = (...messages: Told[]) => messages.reduce<Heard>((heard, message) => hear(heard, message), nothing);

describe("hear", () => {
  it("draws from nothing with the first message", () => {
    expect(after(table(3, 1))?.log.map((each) => each.n)).toEqual([1, 2, 3]);
  });

  it("adds the rows that are new", () => {
    expect(after(table(3, 1), table(5, 4))?.log).toHaveLength(5);
  });

  it("ignores a table older than the one shown", () => {
    const heard = after(table(4, 1), table(3, 4));
    expect(heard?.shown?.ply).toBe(4);
    expect(heard?.log).toHaveLength(4);
  });

  it("takes the same ply again: somebody came or asked", () => {
    expect(after(table(4, 1), table(4, 5, { asks: ["draw:1"] }))?.shown?.asks).toEqual(["draw:1"]);
  });

  it("begins the log anew behind rows that were left out", () => {
    expect(after(table(3, 1), table(6, 6))?.log.map((each) => each.n)).toEqual([6]);
    expect(after(table(3, 1), table(6, 7))?.log).toEqual([]);
    expect(after(table(6, 5))?.log.map((each) => each.n)).toEqual([5, 6]);
  });

  it("puts rows that were asked for before the others, and only there", () => {
    const earlier = (from: number, to: number): Told => ({ t: "earlier", said: rows(from, to) });
    expect(after(table(6, 5), earlier(2, 4), earlier(1, 1), earlier(1, 1))?.log.map((each) => each.n)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(after(table(6, 5), earlier(1, 3))?.log).toHaveLength(2);
  });

  it("unfolds the moves on offer", () => {
    const folded = [
      { move: "B2>*", clicks: ["B2"], rule: "W3.1", last: ["B3", "B4"] },
      { move: "end", clicks: ["end"], rule: "W3.2" },
    ];
    const shown = table(0, 1, { view: part<View>({ ply: 0, choices: folded }) });
    expect(after(shown).shown?.view.choices).toEqual([
      { move: "B2>B3", clicks: ["B2", "B3"], rule: "W3.1" },
      { move: "B2>B4", clicks: ["B2", "B4"], rule: "W3.1" },
      { move: "end", clicks: ["end"], rule: "W3.2" },
    ]);
  });

  it("is told everything again after the line was lost, without doubling a row", () => {
    expect(after(table(3, 1), table(7, 1))?.log.map((each) => each.n)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("starts afresh at another table", () => {
    expect(after(table(9, 1), table(1, 1, { table: "two" }))?.log).toHaveLength(1);
  });

  it("shows a refusal until the table moves on", () => {
    expect(after(table(3, 1), refused(3))?.refused?.why).toBe("stale");
    expect(after(table(3, 1), refused(3), table(3, 4))?.refused?.why).toBe("stale");
    expect(after(table(3, 1), refused(3), table(4, 4))?.refused).toBeNull();
  });

  it("shows a review until its seat plays on", () => {
    const review: Told = { t: "review", ply: 4, seat: 0, moves: [advised("W>O8")] };
    expect(after(table(4, 1), review, table(5, 5))?.review?.moves).toEqual([advised("W>O8")]);
    expect(after(table(4, 1), review, table(5, 5), table(6, 6))?.review).toBeNull();
  });

  it("shows a hint only for the position it was asked for", () => {
    expect(after(table(3, 1), hint(3))?.hint?.advised.move).toBe("d1>d7");
    expect(after(table(3, 1), table(4, 4), hint(3))?.hint).toBeNull();
    expect(after(table(3, 1), hint(3), table(4, 4))?.hint).toBeNull();
  });

  it("tells that what we asked for was declined, until the table moves on or we ask again", () => {
    const asked = table(3, 1, { asks: ["draw:0"] });
    const by = (n: number, seat: number) => table(4, 4, { said: [{ ...row(n), seat }] });
    expect(after(asked, table(3, 4)).declined).toBe("draw"); // somebody said no
    expect(after(asked, by(4, 1)).declined).toBe("draw"); // or played on
    expect(after(asked, by(4, 0)).declined).toBeNull(); // we did, or it was granted
    expect(after(asked, table(3, 4), table(4, 4)).declined).toBeNull();
    expect(after(asked, table(3, 4), table(3, 4, { asks: ["takeback:0"] })).declined).toBeNull();
    expect(after(table(3, 1, { asks: ["draw:1"] }), table(3, 4)).declined).toBeNull(); // not ours
    expect(after(asked, table(4, 4, { view: part<View>({ turn: "over", choices: [] }) })).declined).toBeNull();
  });
});
