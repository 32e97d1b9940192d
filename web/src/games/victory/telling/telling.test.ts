// What Victory tells: the next step in every state of a turn, what befell us, and a card for everything.
import { describe, expect, it } from "vitest";
import type { Move, Step, View } from "../view";
import { attempt, card, crib, news, next, theirs } from "./index";
import { part } from "../../part";

const seen = part<View>;
const TILE = { x: 0, y: 0, entered: 0, left: 0 };
const VIEW = seen({
  ply: 5,
  seat: 0,
  turn: 0,
  driver: 0,
  phase: "drive",
  tiles: Array(12).fill(TILE),
  circuit: "SRSSRSSRSSRS",
  laps: 3,
  colours: ["K", "W", "Y"],
  cars: ["0.1", "0.2", null],
  counts: [0, -1, 3],
  crosses: 1,
  dice: "RRB",
  sheet: [3, 2, 1, 0].map((to_go) => ({ to_go, cars: to_go === 0 ? [2] : [] })),
  home: [2],
  out: [],
  trail: [],
  choices: [],
});

const drive = (colour: "R" | "B", goal: string, more: Partial<Move> = {}): Move =>
  ({
    move: `${colour}>${goal}`,
    clicks: [colour, goal],
    kind: "move",
    colour,
    goal,
    length: 2,
    laps: 0,
    ...more,
  }) as Move;

const ids = (thing: string, view: View = VIEW) => card(thing, view)?.lines.map(({ id }) => id);

describe("the next step", () => {
  const both = [drive("R", "0.7"), drive("B", "0.5")];
  const step = (view: Partial<View>, clicks: string[] = [], choices = both) =>
    next({ view: { ...VIEW, ...view }, clicks, choices });

  it("is to throw, to choose a die, a point, or where the last dice go", () => {
    expect(step({ phase: "take", crosses: 2 })).toEqual({ id: "next-take", facts: { crosses: 2 } });
    expect(step({})).toEqual({ id: "next-die" });
    expect(step({}, ["R"], [both[0]!])).toEqual({ id: "next-point", facts: { colour: "R" } });
    const last = [drive("B", "0.5", { clicks: ["0.5"] })];
    expect(step({ dice: "BB" }, [], last)).toEqual({ id: "next-last", facts: { colour: "B", count: 2 } });
  });
});

describe("news", () => {
  const later = (more: Partial<View>) =>
    news({ ...VIEW, phase: "take" }, { ...VIEW, ply: 9, turn: 1, ...more }).map(({ id }) => id);
  const step: Step = { seat: 0, path: [], fell: [], home: false, missed: false, lapsed: "", at: "0.1" };

  it("tells what a throw of ours came to, and who has left the track", () => {
    expect(later({ trail: [{ ...step, missed: true }] })).toEqual(["news-missed"]);
    expect(later({ trail: [{ ...step, lapsed: "RB" }] })).toEqual(["news-lapsed"]);
    expect(later({ trail: [{ ...step, fell: ["0.1"] }], out: [0] })).toEqual(["news-out"]);
    expect(later({ out: [1] })).toEqual(["news-out-other"]);
    expect(later({ home: [2, 0] })).toEqual(["news-home"]);
    expect(later({})).toEqual([]);
  });
  it("tells whoever comes back what the trail knows", () => {
    const found = (more: Partial<View>) => news(null, { ...VIEW, ...more }).map(({ id }) => id);
    expect(found({ trail: [{ ...step, missed: true }] })).toEqual(["news-missed"]);
    const trail = [
      { ...step, seat: 1, fell: ["0.1"] },
      { ...step, seat: 2, home: true },
    ];
    expect(found({ trail, out: [1], home: [2] })).toEqual(["news-out-other", "news-home-other"]);
    expect(found({ trail: [], out: [1], home: [2] })).toEqual([]);
  });
});

describe("cards", () => {
  it("lie behind every point, car, die and tile, and everything on the crib sheet", () => {
    const things = [
      "0.1",
      "0.2",
      "3.3",
      "R",
      "B",
      "X",
      "tile:4",
      "car:2",
      "column:0",
      ...crib.flatMap(({ things }) => things),
    ];
    for (const thing of things) expect(card(thing, VIEW)?.lines.length, thing).toBeGreaterThan(0);
    for (const thing of ["99.1", "take 1", "throw"]) expect(card(thing, VIEW), thing).toBeNull();
  });

  it("tell of a point whether a die leads there and what that brings", () => {
    expect(ids("0.7", { ...VIEW, choices: [drive("R", "0.7", { laps: 1 })] })).toContain("card-point-over");
    expect(ids("0.7", { ...VIEW, choices: [drive("R", "0.7", { laps: 1, finish: true })] })).toContain(
      "card-point-finish",
    );
    expect(ids("0.8", { ...VIEW, choices: [drive("R", "0.7")] })).toContain("card-point-far");
    expect(ids("0.8")).not.toContain("card-point-far");
  });

  it("tell of a car its laps, what it owes before the first, or where it ended", () => {
    expect(ids("car:0")).not.toContain("card-car-owes");
    expect(ids("0.2")).toContain("card-car-owes");
    expect(ids("car:2")).toEqual(["card-car-home"]);
    expect(ids("car:1", { ...VIEW, out: [1] })).toEqual(["card-car-out"]);
  });
});

describe("a car is called by its colour, whoever drives it", () => {
  const facts = (thing: string) => card(thing, VIEW)!;
  it("on its card, on the lap sheet and in the news", () => {
    expect(facts("0.1").title.facts).toEqual({ side: "K", mine: 1 });
    expect(facts("car:1").title.facts).toEqual({ side: "W", mine: 0 });
    expect(facts("column:0").lines[0]).toEqual({ id: "card-column-car", facts: { place: 1, side: "Y" } });
    const then = news({ ...VIEW, phase: "take" }, { ...VIEW, ply: 9, turn: 1, out: [1] });
    expect(then.map((told) => told.facts?.side)).toEqual(["W"]);
  });
});

describe("a place on which another car stands", () => {
  const view = part<View>({ seat: 0, cars: ["0.7", "1.2", null] });
  it("is theirs, so that a click that cannot go there shows its card and does not scold", () => {
    expect(["0.7", "1.2", "3.3"].map((place) => theirs(place, view))).toEqual([false, true, false]);
    expect(theirs("0.7", { ...view, seat: null })).toBe(true);
  });
});

it("a click on a free point is an attempt while one drives, and never one on a car", () => {
  expect(["0.8", "0.2", "12.1", "R"].map((thing) => attempt(thing, VIEW))).toEqual([true, false, false, false]);
  expect(attempt("0.8", { ...VIEW, phase: "take" })).toBe(false);
});
