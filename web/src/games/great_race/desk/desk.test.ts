import { describe, expect, it } from "vitest";
import type { Words } from "../../room";
import { byRole, figures, handOf, ownIndex, standing } from "./crews";
import { actorOf, answers, actionsOf, layable, offered, purchases, stem, takes, usesOf } from "./actions";
import { angle, arc, around } from "./dial";
import { effectOf, signed } from "./effects";
import { add, canAdd, isReady, left, most, NONE, plansOf, remove, send, textOf } from "./plan";
import { dangerLeft, finishers, pointsOf, ranked, slotsOfT, stackAt, total } from "./table";
import type { Move, Vehicle, View } from "../view";
import { part } from "../../part";

const seen = part<View>;
const move = (text: string, brings: Move["brings"] = {}): Move => ({
  move: text,
  clicks: text.split(" "),
  rule: "",
  brings,
});
const moves = (...texts: string[]) => texts.map((text) => move(text));

const CREW: Vehicle = {
  seat: 0,
  crew: "FR",
  at: "COL",
  home: 21,
  fuel: [6, 6],
  engine: [5, 5],
  chassis: [6, 6],
  money: 80,
  prices: { petrol: 10, repair: 10 },
  hand: {},
  held: 0,
  planned: true,
  plan: "FPMME",
  left: "FPMME",
  passed: false,
  arrived: 0,
  gone: 0,
  marker: 1,
  height: 0,
  points: null,
};
const T: Vehicle = { ...CREW, seat: null, crew: "T", chassis: null, money: null, plan: "", left: "", prices: null };
const states = (vehicle: Vehicle) => figures(vehicle).map(({ role, state }) => `${role ?? "-"} ${state}`);

describe("a crew", () => {
  it("has five figures before anything is planned", () => {
    expect(states({ ...CREW, plan: null, left: "" })).toEqual(Array(5).fill("- idle"));
  });
  it("has figures to use and figures that were used", () => {
    expect(states({ ...CREW, left: "FME" })).toEqual(["F unused", "P used", "M unused", "M used", "E unused"]);
  });
  it("that passed keeps its escorts on guard, and nobody else", () => {
    expect(states({ ...CREW, left: "FME", passed: true })).toEqual([
      "F idle",
      "P used",
      "M idle",
      "M used",
      "E unused",
    ]);
  });
  it("that arrived has no use for any of them", () => {
    expect(states({ ...CREW, left: "E", arrived: 1 }).at(-1)).toBe("E idle");
  });
  it("shows its figures by role", () => {
    expect(byRole({ ...CREW, plan: "MMMEE", left: "MEE" })).toEqual([
      { role: "M", states: ["unused", "used", "used"], unused: 1 },
      { role: "E", states: ["unused", "unused"], unused: 2 },
    ]);
  });
  it("shows of a hand what is known, and backs for the rest", () => {
    expect(handOf({ ...CREW, hand: { CAN: 2 }, held: 3 })).toEqual(["CAN", "CAN", null]);
  });
  it("is in the round until it passes, arrives or leaves", () => {
    expect(standing(CREW)).toBe(null);
    expect(standing({ ...CREW, passed: true })).toBe("passed");
    expect(standing({ ...CREW, passed: true, arrived: 2 })).toBe("arrived");
    expect(standing({ ...CREW, gone: 1 })).toBe("gone");
  });
  it("of one's own is that of the seat; whoever watches a race has none", () => {
    expect(ownIndex(seen({ seat: 3, mode: "race" }))).toBe(3);
    expect(ownIndex(seen({ seat: null, mode: "race" }))).toBe(-1);
    expect(ownIndex(seen({ seat: null, mode: "solo" }))).toBe(0);
  });
});

describe("a plan", () => {
  const plans = plansOf(moves("plan FPMME", "plan PMMME", "plan FFPPM"));
  it("is written with its letters in order", () => {
    expect(textOf({ F: 1, P: 1, M: 2, E: 1 })).toBe("FPMME");
    expect(left({ ...NONE, M: 2 })).toBe(3);
  });
  it("grows only towards plans that are offered", () => {
    expect(most("M", plans)).toBe(3);
    expect(canAdd({ ...NONE, M: 2 }, "M", plans)).toBe(true);
    expect(canAdd({ ...NONE, F: 1, M: 2 }, "M", plans)).toBe(false); // three mechanics go with no funding
    expect(add({ ...NONE, E: 1 }, "E", plans)).toEqual({ ...NONE, E: 1 });
  });
  it("can be committed when it is one of them", () => {
    expect(isReady({ F: 1, P: 1, M: 2, E: 1 }, plans)).toBe(true);
    expect(isReady({ F: 1, P: 1, M: 2, E: 0 }, plans)).toBe(false);
  });
  it("shrinks to nothing and not below", () => {
    expect(remove({ ...NONE, P: 1 }, "P")).toEqual(NONE);
    expect(remove(NONE, "P")).toEqual(NONE);
  });
  it("is made by putting assistants from role to role, where a plan allows it", () => {
    expect(send(NONE, null, "M", plans)).toEqual({ ...NONE, M: 1 });
    expect(send({ ...NONE, M: 1 }, "M", "P", plans)).toEqual({ ...NONE, P: 1 });
    expect(send({ ...NONE, M: 1 }, "M", null, plans)).toEqual(NONE);
    const full = { F: 2, P: 2, M: 1, E: 0 };
    expect(send(full, "F", "E", plans)).toBe(full);
  });
});

describe("what is offered", () => {
  const turn = moves("pass", "fund", "drive 1.1", "drive NOU", "sail DAK", "repair e", "buy 1", "buy 2", "play CAN");
  it("belongs to the assistant that does it", () => {
    expect(actionsOf(turn, "M").map(({ word, moves, onMap }) => [word, moves.length, onMap])).toEqual([
      ["drive", 2, true],
      ["sail", 1, false],
      ["repair", 1, false],
    ]);
    expect(actionsOf(turn, "E")).toEqual([]);
    expect([actorOf("sail"), actorOf("scout3"), actorOf("play"), actorOf(undefined)]).toEqual(["M", "P", null, null]);
  });
  it("is petrol, cards, slots, answers or tiles", () => {
    expect(purchases(turn).length).toBe(2);
    expect(usesOf([...turn, move("drop CAN")], "CAN").map((one) => one.move)).toEqual(["play CAN", "drop CAN"]);
    expect([...takes(moves("take 2", "take 5")).keys()]).toEqual([2, 5]);
    expect(answers(moves("guard", "accept", "drop CAN")).map((one) => one.move)).toEqual(["guard", "accept"]);
    expect(layable(moves("lay FM 1.1", "lay FM 1.2", "lay F 1.1"))).toEqual(["FM", "F"]);
  });
  it("is nothing while another one is asked, and all of it whatever was clicked", () => {
    expect(offered(seen({ choices: turn }), [])).toEqual([]);
    expect(offered(seen({ choices: turn }), turn.slice(2, 3))).toBe(turn);
  });
  it("is clicked as far as the moves are the same", () => {
    expect(stem(moves("drive 1.1", "drive NOU"))).toEqual(["drive"]);
    expect(stem(moves("play GUIDE clear 4.1", "play GUIDE clear 4.2"))).toEqual(["play", "GUIDE", "clear"]);
    expect(stem(moves("clear 4.1"))).toEqual(["clear"]);
    expect(stem([])).toEqual([]);
  });
});

describe("what a move brings", () => {
  const words: Words = (_, facts) => `${facts!.what} ${facts!.by}`;
  it("is told with signs, gauges first", () => {
    expect(signed(-20)).toBe("−20");
    expect(effectOf(move("buy 2", { money: -20, fuel: 2 }), words)).toBe("fuel +2 · money −20");
    expect(effectOf(move("pass"), words)).toBe("");
  });
});

describe("the table", () => {
  const view = seen({
    vehicles: [
      { ...CREW, marker: 2, height: 5 },
      { ...T, marker: 2, height: 4 },
    ],
    order: [1, 0],
    options: { bivouac_order: "reverse" },
    phase: "take",
    torpedo: { revealed: 5, card: { first: 1, second: [1, 3] } },
  });
  it("stacks markers from bottom to top", () => {
    expect(stackAt(view, 2)).toEqual([1, 0]);
    expect(stackAt(view, 3)).toEqual([]);
  });
  it("lists tiles by rank", () => {
    expect(ranked({ FMM: 1, F: 9, FS: 2 })).toEqual([
      ["F", 9],
      ["FS", 2],
      ["FMM", 1],
    ]);
    expect(total({ FMM: 1, F: 9 })).toBe(10);
  });
  it("marks the slots that T will take once the player has chosen", () => {
    expect(slotsOfT(view)).toEqual([1, 3]);
    expect(slotsOfT({ ...view, order: [0, 1] })).toEqual([]); // T chose before
    expect(slotsOfT({ ...view, phase: "turn" })).toEqual([]);
    expect(slotsOfT({ ...view, order: [0, 1], options: { bivouac_order: "turn" } })).toEqual([1, 3]);
  });
});

describe("the end", () => {
  const player: Vehicle = { ...CREW, engine: [3, 5], chassis: [4, 6], money: 120, arrived: 1, points: 14 };
  const torpedo: Vehicle = { ...T, engine: [4, 6], arrived: 2, points: 12 };
  const view = seen({ vehicles: [torpedo, player], torpedo: { revealed: 5 }, score: [1] });
  it("splits the points as the book does (W08)", () => {
    expect(pointsOf(player, view)).toEqual({ place: 5, levels: 7, money: 2, total: 14 });
    expect(pointsOf(torpedo, view)).toEqual({ place: 3, levels: 4, money: 5, total: 12 });
    expect(pointsOf(CREW, view)).toBe(null);
  });
  it("puts the winner first", () => {
    expect(finishers(view).map(({ crew }) => crew)).toEqual(["FR", "T"]);
    expect(finishers({ ...view, score: [0] }).map(({ crew }) => crew)).toEqual(["T", "FR"]);
  });
  it("warns of danger left lying in the bivouac, but in a race", () => {
    const slots = ["CAN", "DNG", null];
    const torpedo = { card: { damage: 2, gauge: 0 } };
    expect(dangerLeft(seen({ mode: "alone", slots }))).toEqual({ damage: 1, gauge: "c" });
    expect(dangerLeft(seen({ mode: "solo", slots, torpedo }))).toEqual({ damage: 2, gauge: "e" });
    expect(dangerLeft(seen({ mode: "alone", slots: ["CAN"] }))).toBeNull();
    expect(dangerLeft(seen({ mode: "race", slots }))).toBeNull();
  });
});

describe("a dial", () => {
  it("turns from the lower left to the lower right", () => {
    expect([angle(0, 6), angle(3, 6), angle(6, 6), angle(9, 6)]).toEqual([-120, 0, 120, 120]);
    expect(around(0, 10)).toEqual({ x: 0, y: -10 });
    expect(around(90, 10)).toEqual({ x: 10, y: 0 });
  });
  it("draws a part of its scale, the long way round where it must", () => {
    expect(arc(0, 1, 6, 10)).toContain("A10 10 0 0 1");
    expect(arc(0, 6, 6, 10)).toContain("A10 10 0 1 1");
  });
});
