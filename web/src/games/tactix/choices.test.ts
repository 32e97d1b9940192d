// What the offered moves mean on the board: goals, the two routes, and what is read aloud of them.
import { describe, expect, it } from "vitest";
import { clickOn, goals, movable, turning } from "./choices";
import { spoken } from "./spoken";
import type { Move, PlacedPiece, View } from "./view";
import { part } from "../part";

const seen = part<View>;
const die: PlacedPiece = { side: 0, king: false, top: 2, near: 3, right: 1, moves: 3 };
const prey: PlacedPiece = { side: 1, king: false, top: 5, near: 4, right: 1, moves: 0 };
const pieces = { d4: die, e5: prey };

// T-EX5: a 2 on d4 takes on e5 by two routes with different tops.
const fileFirst = part<Move>({ move: "d4>d5>e5", clicks: ["d4", "e5", "d5"], path: ["d4", "d5", "e5"], tips: [[3, 5, 1], [6, 5, 3]], takes: prey }); // prettier-ignore
const rankFirst = part<Move>({ move: "d4>e4>e5", clicks: ["d4", "e5", "e4"], path: ["d4", "e4", "e5"], tips: [[6, 3, 2], [3, 1, 2]], takes: prey }); // prettier-ignore
const ahead = part<Move>({ move: "d4>d6", clicks: ["d4", "d6"], path: ["d4", "d5", "d6"], tips: [[3, 5, 1], [5, 4, 1]], takes: null }); // prettier-ignore
const moves = [rankFirst, fileFirst, ahead];

describe("choosing", () => {
  it("first the pieces that can move are shown, then their goals", () => {
    expect(movable(moves, [])).toEqual(["d4"]);
    expect(movable(moves, ["d4"])).toEqual([]);
    expect(goals(moves, [], pieces).size).toBe(0);
    expect([...goals(moves, ["d4"], pieces).keys()]).toEqual(["e5", "d6"]);
  });
  it("the route along the file is the first, and each knows its top", () => {
    const routes = goals(moves, ["d4"], pieces).get("e5") ?? [];
    expect(routes.map(({ number, via, stops }) => [number, via, stops.at(-1)?.piece.top])).toEqual([
      [1, "d5", 6],
      [2, "e4", 3],
    ]);
    expect(goals(moves, ["d4"], pieces).get("d6")?.[0]?.number).toBe(0);
  });
  it("a click on an arrow means its turning square", () => {
    const offered = goals([fileFirst, rankFirst], ["d4", "e5"], pieces).get("e5") ?? [];
    expect(clickOn("d5", offered)).toBe("d5");
    expect(clickOn("e5", offered)).toBe("e5");
    expect(clickOn("a1", offered)).toBe("a1");
    const long = { number: 2, via: "h4", path: ["d4", "e4", "f4", "g4", "h4", "h5"], stops: [], takes: null };
    expect(clickOn("f4", [long])).toBe("h4");
  });
  it("a pass is no piece", () => {
    expect(movable([part<Move>({ move: "pass", clicks: ["pass"], path: [] })], [])).toEqual([]);
  });
});

describe("paths", () => {
  it("turn where the direction changes", () => {
    expect(turning(["d1", "d2", "d3", "e3"])).toBe("d3");
    expect(turning(["d1", "d2", "d3"])).toBeNull();
  });
});

describe("spoken names", () => {
  const words = (id: string, facts = {}) => `${id}(${Object.values(facts).join(" ")})`;
  const scene = { view: seen({ pieces, turn: 0, kings: ["e1", "e9"], centre: "e5", home: { a1: 5 }, options: { short: false } }), goals: goals(moves, ["d4"], pieces), offered: [], words }; // prettier-ignore
  it("a die with its faces and its moves, an empty square by its name", () => {
    expect(spoken("d4", scene)).toBe("spoken-die(d4 0 2 3 1), spoken-moves(3)");
    expect(spoken("a2", scene)).toBe("a2");
    expect(spoken("a1", scene)).toBe("a1, spoken-home(5)");
    expect(spoken("e9", scene)).toBe("e9, spoken-king-square(1)");
  });
  it("the centre with whether it counts", () => {
    const empty = { ...scene.view, pieces: {} };
    const centre = (short: boolean) =>
      spoken("e5", { ...scene, goals: new Map(), view: { ...empty, options: { short } } });
    expect(centre(false)).toBe("e5, spoken-centre(no)");
    expect(centre(true)).toBe("e5, spoken-centre(yes)");
  });
  it("a goal with its route, its top and what it takes", () => {
    expect(spoken("d6", scene)).toBe("d6, goal-top(5), goal-takes-nothing()");
    expect(spoken("e5", scene)).toContain("1, goal-via(d5), goal-top(6), goal-takes(5); 2, goal-via(e4), goal-top(3)");
  });
});
