// What Tactix tells: the next step of a move, what befell us or threatens, and a card for everything.
import { describe, expect, it } from "vitest";
import type { Last, Move, Piece, View } from "./view";
import { card, crib, news, next } from "./telling";
import { part } from "../part";

const seen = part<View>;
const VIEW = seen({
  ply: 4,
  seat: 0,
  turn: 0,
  pieces: {
    e1: { king: true, side: 0 },
    d1: { side: 0, top: 6, moves: 3 },
    e9: { king: true, side: 1 },
    d9: { side: 1, top: 2, moves: 0 },
  },
  kings: ["e1", "e9"],
  centre: "e5",
  home: { d1: 6, d9: 6, a9: 5 },
  threats: [],
  trail: [],
  last: null,
  options: { short: false, king_captures: true, draws: true },
});

const ids = (thing: string, view: View = VIEW) => card(thing, view)?.lines.map(({ id }) => id);
const fact = (thing: string, id: string, view: View = VIEW) =>
  card(thing, view)?.lines.find((line) => line.id === id)?.facts;
const playing = (options: View["options"]): View => ({ ...VIEW, options: { ...VIEW.options, ...options } });

describe("the next step", () => {
  const go = (...clicks: string[]) => part<Move>({ move: clicks.join(">"), clicks, rule: "T3.3" });
  const [corner, other] = [go("d1", "g4", "d4"), go("d1", "g4", "g1")];
  const step = (clicks: string[], choices: Move[]) => next({ view: VIEW, clicks, choices })?.id;

  it("is to choose a piece, its goal, its way where there are two, or to pass", () => {
    expect(step([], [corner, other])).toBe("next-choose");
    expect(step(["d1"], [corner, other])).toBe("next-go");
    expect(step(["d1", "g4"], [corner, other])).toBe("next-route");
    expect(step(["d1", "g4"], [corner])).toBe("next-go");
    expect(step([], [part<Move>({ move: "pass", clicks: ["pass"], rule: "T3.1" })])).toBe("next-pass");
  });
});

describe("news", () => {
  const last = part<Last>({ seat: 1, path: ["d9", "d7"], takes: null });
  const later = (more: Partial<View>) => news(VIEW, { ...VIEW, ply: 5, last, ...more });

  it("tells what the other side has taken, and where", () => {
    const taken = (takes: Partial<Piece>) => later({ last: { ...last, takes: part<Piece>(takes) } });
    expect(taken({ side: 0, top: 6 })).toEqual([{ id: "news-taken", facts: { taken: 6, square: "d7" } }]);
    expect(news(null, seen({ ...VIEW, last: { ...last, takes: { side: 0, top: 6 } } }))).toEqual(
      taken({ side: 0, top: 6 }),
    );
    expect(taken({ side: 0, king: true })).toEqual([{ id: "news-taken", facts: { taken: "king", square: "d7" } }]);
  });

  it("warns of what threatens our king or its square, and by which pieces", () => {
    const warned = (at: string, seat = 0) => later({ threats: [{ seat, at, by: ["d9", "c9"] }] });
    expect(warned("e1")).toEqual([{ id: "news-king", facts: { square: "e1", by: "d9, c9" } }]);
    expect(warned("e9")).toEqual([{ id: "news-home", facts: { square: "e9", by: "d9, c9" } }]);
    expect(warned("e9", 1)).toEqual([]);
  });

  it("is silent about our own move, and where nothing has been played", () => {
    const takes = part<Piece>({ side: 1, top: 2 });
    expect(later({ last: { ...last, seat: 0, takes } })).toEqual([]);
    expect(later({ last: { ...last, takes }, ply: VIEW.ply })).toEqual([]);
    expect(later({ last: null })).toEqual([]);
    expect(later({})).toEqual([]);
  });
});

describe("cards", () => {
  it("lie behind every piece, ours or theirs, every square, and everything on the crib sheet", () => {
    const things = [...Object.keys(VIEW.pieces), "e5", "a5", ...crib.flatMap(({ things }) => things)];
    for (const thing of things)
      for (const line of card(thing, VIEW)!.lines) expect(line.rule ?? line.id, thing).toMatch(/^T\d|card-die-moves/);
    expect(crib.flatMap(({ things }) => things)).toEqual([
      "die",
      "king",
      "king-square",
      "home-square",
      "centre",
      "draw",
    ]);
  });

  it("tell of a die its steps, and how often it can move where it is its turn", () => {
    expect(card("d1", VIEW)?.title).toEqual({ id: "card-die", facts: { side: 0, top: 6 } });
    expect(fact("d1", "card-die-steps")).toEqual({ top: 6 });
    expect(fact("d1", "card-die-moves")).toEqual({ moves: 3 });
    expect(ids("d9")).not.toContain("card-die-moves");
    expect(fact("d9", "card-die-moves", { ...VIEW, turn: 1 })).toEqual({ moves: 0 });
  });

  it("tell of a king where it wins, what threatens it, and what it may do in this game", () => {
    expect(fact("e1", "card-king-wins")).toEqual({ square: "e9" });
    expect(fact("e9", "card-king-wins")).toEqual({ square: "e1" });
    const threats = [{ seat: 0, at: "e1", by: ["d9", "c9"] }];
    expect(fact("e1", "card-threat", { ...VIEW, threats })).toEqual({ by: "d9, c9" });
    expect(ids("e9", { ...VIEW, threats })).not.toContain("card-threat");
    expect(ids("e1")).toContain("card-king-takes");
    expect(ids("e1", playing({ king_captures: false }))).toContain("card-king-spares");
    expect(ids("e1")).not.toContain("card-king-centre");
    expect(ids("e1", playing({ short: true }))).toContain("card-king-centre");
  });

  it("tell of an empty square whether it is a king's, the centre, or any", () => {
    const empty = { ...VIEW, pieces: {} };
    expect(card("e9", empty)?.title).toEqual({ id: "card-king-square", facts: { side: 1 } });
    expect(ids("e5", empty)).toEqual(["card-centre-plain"]);
    expect(ids("e5", { ...playing({ short: true }), pieces: {} })).toEqual(["card-centre-short"]);
    expect(card("a5", empty)?.title).toEqual({ id: "card-square", facts: { square: "a5" } });
    expect(ids("a5", empty)).toEqual(["card-square-free"]);
  });

  it("tell of no centre on the smaller board, which has none", () => {
    expect(card("centre", VIEW)?.title).toEqual({ id: "card-centre" });
    expect(card("centre", { ...VIEW, centre: null })).toBeNull();
  });

  it("tell of an empty home square which die starts there", () => {
    const empty = { ...VIEW, pieces: {} };
    expect(fact("d1", "card-square-home", empty)).toEqual({ top: 6, side: 0 });
    expect(fact("a9", "card-square-home", empty)).toEqual({ top: 5, side: 1 });
  });

  it("tell how a game is drawn, where it can be", () => {
    expect(ids("draw")).toEqual(["card-draw-third", "card-draw-quiet"]);
    expect(ids("draw", playing({ draws: false }))).toEqual(["card-draw-off"]);
  });
});
