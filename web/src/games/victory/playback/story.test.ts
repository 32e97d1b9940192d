// What is shown from one view to the next, what can be clicked, and what is read aloud.
import { describe, expect, it } from "vitest";
import { canChoose, chosenColour, diceOf, farthest, lit, percent } from "../choices";
import { squares } from "../index";
import { spokenChoice, spokenPoint, spokenTurn } from "../telling/spoken";
import { crossesSeen, paceOf, steps, story, TUMBLE } from "./story";
import type { Move, View } from "../view";
import { part } from "../../part";

const seen = part<View>;
const taking = seen({
  ply: 2,
  phase: "take",
  driver: 0,
  colours: ["K", "W", "Y"],
  cars: ["0.1", "0.2"],
  throws: ["RBX", ""],
  dice: "",
  crosses: 1,
  thrown: { n: 1, second: false },
  risks: [
    { miss: [0, 3], out: [0, 3] },
    { miss: [1, 9], out: [0, 9] },
  ],
  lines: [],
  out: [],
  ended: null,
  last: { seat: 0, move: "throw RBX", path: [], out: null },
});
const driving = seen({
  ...taking,
  ply: 4,
  phase: "drive",
  throws: ["RBX", "RB"],
  dice: "RRBB",
  thrown: { n: 3, second: true },
});
const driven: View = {
  ...driving,
  ply: 5,
  cars: ["0.7", "0.2"],
  dice: "RBB",
  last: { seat: 0, move: "R>0.7", path: ["0.1", "0.4", "0.7"], out: null },
};
const next = seen({ ...taking, driver: 1, throws: ["BBX", ""], thrown: { n: 6, second: false }, ply: 7 });

describe("the story from one view to the next", () => {
  it("a throw tumbles, and only the new one", () => {
    expect(story(taking, driving)).toMatchObject({ drive: null, steps: TUMBLE });
    expect(story(taking, driving)!.scenes.at(-1)).toMatchObject({ throws: ["RBX", "RB"], rolls: 1, from: 0 });
  });
  it("its crosses count when the dice lie still", () => {
    const scene = story(taking, { ...driving, throws: ["RBX", "RX"], crosses: 2 })!.scenes.at(-1)!;
    expect([0, 1, TUMBLE].map((done) => crossesSeen(scene, done))).toEqual([1, 1, 2]);
  });
  it("a move drives along its line and takes its die from the tray", () => {
    const told = story(driving, driven)!;
    expect(told.drive).toEqual({ seat: 0, path: ["0.1", "0.4", "0.7"], steps: paceOf(2) });
    expect(told.scenes[0]).toMatchObject({ dice: "RBB", from: 0 });
    expect(told.steps).toBe(paceOf(2));
  });
  it("after the last move of a turn the next throw is made when the car has arrived", () => {
    const last = { ...driven, dice: "R" };
    const told = story(last, { ...next, cars: ["1.7", "0.2"] })!;
    expect(told.drive).toMatchObject({ seat: 0, path: ["0.7", "1.7"] });
    expect(told.scenes.at(-1)).toMatchObject({ rolls: 0, from: told.drive!.steps });
    expect(told.steps).toBe(told.drive!.steps + TUMBLE);
  });
  it("a car that comes home drives over the line before it leaves", () => {
    const last = { ...driving, dice: "R", cars: ["11.7", "0.2"] };
    const ended = { n: 4, seat: 0, throws: ["RBX", "RB"], path: ["11.7", "0.1"], out: null };
    expect(story(last, { ...next, cars: [null, "0.2"], ended })!.drive!.path).toEqual(["11.7", "0.1"]);
    expect(story(last, { ...next, cars: [null, "0.2"] })!.drive).toBeNull();
  });
  it("a throw that costs the turn is seen before the next one", () => {
    const ended = { n: 3, seat: 0, throws: ["RBX", "XX"], path: [], out: null };
    const [, missed, after] = story(taking, { ...next, ended })!.scenes;
    expect(missed).toMatchObject({ throws: ["RBX", "XX"], crosses: 3, rolls: 1, from: 0 });
    expect(after!.from).toBeGreaterThan(TUMBLE);
    expect(story({ ...taking, ended }, { ...next, ended })!.scenes.length).toBe(2);
  });
  it("a car that drops out leaves a mark where it stood", () => {
    const told = story(taking, { ...next, cars: [null, "0.2"], out: [0] })!;
    expect(told.wreck).toMatchObject({ seat: 0, at: "0.1" });
    expect(told.drive).toBeNull();
  });
  it("nothing is told without a view before, or when a move is taken back", () => {
    expect(story(null, driven)).toBeNull();
    const back = { ...driving, ply: 6 };
    expect(story(driven, back)).toBeNull();
    expect(steps(driven, back)).toBe(1);
    const further = seen({ ...driven, ply: 7, cars: ["1.7", "0.2"], last: { ...driven.last, path: ["0.7", "1.7"] } });
    expect(story(further, { ...driven, ply: 8 })).toBeNull();
  });
});

const move = (colour: "R" | "B", goal: string, way: string, length: number, more: Partial<Move> = {}): Move => ({
  move: `${colour}>${goal}`,
  clicks: [colour, goal],
  rule: "V6.1",
  kind: "move",
  colour,
  goal,
  way,
  length,
  laps: 0,
  finish: false,
  ...more,
});
const moves = [
  move("R", "0.4", "n", 1),
  move("R", "0.7", "n", 2),
  move("R", "11.7", "s", 1, { laps: -1 }),
  move("B", "0.5", "ne", 1),
];
const takes: Move[] = [1, 2].map((dice) => ({ move: `take ${dice}`, clicks: [`take ${dice}`], rule: "V4.1", kind: "take", dice })); // prettier-ignore

describe("choices", () => {
  it("points are lit with their move, and of each line the farthest is known", () => {
    expect([...lit(moves).keys()]).toEqual(["0.4", "0.7", "11.7", "0.5"]);
    expect(farthest(moves).map(({ goal }) => goal)).toEqual(["0.7", "11.7", "0.5"]);
  });
  it("a colour is chosen by a click, or by itself where it is the last", () => {
    const alone = moves.slice(0, 2).map((one) => ({ ...one, clicks: [one.goal!] }));
    expect([chosenColour(moves, []), chosenColour(moves, ["R"]), chosenColour(alone, [])]).toEqual([null, "R", "R"]);
    expect([canChoose(moves, []), canChoose(moves, ["R"]), canChoose(alone, []), canChoose(takes, [])]).toEqual([true, true, false, false]); // prettier-ignore
    expect(chosenColour(takes, [])).toBeNull();
  });
  it("played dice are taken from the left, crosses stay", () => {
    const states = (dice: string | null) => diceOf(["RBX", "RB"], dice).map((row) => row.map(({ state }) => state[0]).join("")); // prettier-ignore
    expect(states(null)).toEqual(["lll", "ll"]);
    expect(states("RRBB")).toEqual(["ffl", "ff"]);
    expect(states("RBB")).toEqual(["pfl", "ff"]);
    expect(states("")).toEqual(["ppl", "pp"]);
  });
  it("risks are whole per cents", () => {
    expect([percent([0, 3]), percent([1, 3]), percent([4, 9])]).toEqual([0, 33, 44]);
  });
  it("a row of the log concerns its points", () => {
    expect(squares({ from: "0.1", to: "0.7", side: "K", finish: 0 })).toEqual(["0.1", "0.7"]);
    expect(squares({ side: "W", r: 2 })).toEqual([]);
  });
});

describe("spoken", () => {
  const words = (id: string, facts: Record<string, unknown> = {}) => `${id}(${Object.values(facts).join(" ")})`;
  it("a point with the line that leads there and who stands on it", () => {
    expect(spokenPoint("11.7", driving, lit(moves), words)).toBe("spoken-point(11 nw), goal-line(R s), goal-over(-1)");
    expect(spokenPoint("0.2", driving, lit(moves), words)).toBe("spoken-point(0 s), spoken-car(W)");
  });
  it("every line by direction and distance, and who is in the way", () => {
    const lines = [
      { colour: "R", way: "n", goals: ["0.4", "0.7"], blocked: 2 },
      { colour: "R", way: "e", goals: [], blocked: 1 },
      { colour: "R", way: "s", goals: ["11.7"], blocked: null },
      { colour: "B", way: "ne", goals: ["0.5"], blocked: null },
    ];
    expect(spokenTurn({ ...driving, lines }, moves, words)).toBe(
      "line-die(R): line-reach(n 2 0), line-blocked(Y); drawn-way(e) line-blocked(W); " +
        "line-reach(s 1 11), goal-over(-1). line-die(B): line-reach(ne 1 0).",
    );
    expect(spokenTurn(driving, [], words)).toBe("");
  });
  it("the first throw with the risks of one die and of two", () => {
    const told = spokenTurn(taking, takes, words);
    expect(told).toContain("spoken-count(1 1 R), spoken-count(1 1 B), spoken-count(1 1 X)");
    expect(told).toContain("do-take(2): risk-miss() risk-percent(11), risk-out() risk-percent(0).");
  });
  it("a choice as a sentence", () => {
    const home = move("B", "0.2", "ne", 1, { laps: 1, finish: true });
    expect(spokenChoice(home, driving, words)).toBe("choice-move(B ne 1 0), goal-finish()");
  });
});
