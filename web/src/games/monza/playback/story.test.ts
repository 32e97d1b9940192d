// What is shown and read aloud between two views: laying, driving, sending back, throwing; nothing when a move is taken back.
import { describe, expect, it } from "vitest";
import { fitting, fittingTiles, listed, lit, rerollOf, standsAt, wordsChoice } from "../choices";
import { squares } from "../index";
import { layout, poseOf } from "../layout";
import { onTheWay, standings, uncollected } from "../track/cars";
import { news } from "../telling";
import { spokenChoice, spokenField, spokenSpace, spokenThrow } from "../telling/spoken";
import { missAt, sockets, spent, STANDS, steps, story, TUMBLE } from "./story";
import { heard } from "../telling/speech";
import type { Missed, Move, View } from "../view";
import { part } from "../../part";

const seen = part<View>;
const die = (colour: string, space: string, tile = false) => ({ colour, space, tile });
const still = seen({ ply: 5, cars: ["O7", "M10", "I9", "I11"], colours: [..."RYGB"], driver: 0, missed: [], laid: [], dice: "RYBPPW", thrown: { n: 4, kind: "throw", seat: 0, dice: "RYBPPW" }, last: { seat: 0, move: "throw RYBPPW", went: [] }, bonus: null }); // prettier-ignore
const laying: View = { ...still, ply: 9, dice: "RP", laid: [die("W", "O8"), die("P", "M10"), die("Y", "M11"), die("B", "M12")] }; // prettier-ignore
const driven: View = { ...still, ply: 10, driver: 1, dice: "", laid: [], cars: ["I11", "M10", "I9", "I8"], last: { seat: 0, move: "P>I11", went: [{ seat: 0, from: "O7", to: "I11" }, { seat: 3, from: "I11", to: "I8" }] } }; // prettier-ignore

describe("M-EX1 and M-EX2: five dice, and Karin rolls back", () => {
  const told = story(laying, driven)!;
  it("the last die is laid, the car drives over all of them, then the other rolls back", () => {
    expect(told.laid.map(({ space }) => space)).toEqual(["O8", "M10", "M11", "M12", "I11"]);
    expect(told.fresh).toBe(1);
    expect(told.drives).toEqual([
      { seat: 0, path: ["O7", "O8", "M10", "M11", "M12", "I11"], from: 1, steps: 5, back: false },
      { seat: 3, path: ["I11", "I8"], from: 6, steps: 2, back: true },
    ]);
    expect(steps(laying, driven)).toBe(8);
  });
  it("with the next throw at once the dice roll last", () => {
    const next = { ...driven, ply: 11, dice: "RYGBPW", thrown: { n: 10, kind: "throw", seat: 1, dice: "RYGBPW" }, last: { seat: 1, move: "throw RYGBPW", went: [] } }; // prettier-ignore
    const both = story(laying, next)!;
    expect(both.drives[0]?.path).toEqual(["O7", "O8", "M10", "M11", "M12", "I11"]);
    expect(both.throwFrom).toBe(7);
    expect(both.steps).toBe(9);
  });
  it("laying one die is one step; taking the last back shows nothing that drives", () => {
    expect(story(still, { ...laying, ply: 6, laid: [die("W", "O8")] })).toMatchObject({ fresh: 1, steps: 1, drives: [] }); // prettier-ignore
    expect(story(driven, { ...laying, ply: 11, last: { seat: 0, move: "B>M12", went: [] } })?.drives ?? []).toEqual([]);
    expect(steps(driven, laying)).toBe(1);
  });
  it("nothing is told without a view before", () => {
    expect(story(null, driven)).toBeNull();
  });
});

describe("a throw that fits nowhere", () => {
  const miss = (n: number, seat: number, kind = "throw") => part<Missed>({ n, seat, kind, dice: "RRGGBB" });
  const after = { ...driven, ply: 13, dice: "RYGBPW", missed: [miss(10, 1), miss(11, 2)], thrown: { n: 12, kind: "throw", seat: 3, dice: "RYGBPW" } }; // prettier-ignore
  it("lies there before the next one is thrown", () => {
    const told = story(laying, after)!;
    expect(told.misses.map(({ from }) => from)).toEqual([8, 8 + TUMBLE + STANDS]);
    expect(told.throwFrom).toBe(8 + 2 * (TUMBLE + STANDS));
    expect([8, 8 + TUMBLE, 8 + TUMBLE + STANDS].map((done) => missAt(told, done)?.seat)).toEqual([undefined, 1, undefined]); // prettier-ignore
  });
  it("is told once, and the last of a race is no other throw", () => {
    expect(story(after, { ...after, ply: 14, laid: [die("W", "O8")] })!.misses).toEqual([]);
    const over = { ...after, missed: [miss(10, 1)], thrown: { ...miss(10, 1) } };
    expect(story(laying, over)).toMatchObject({ throwFrom: null, steps: 8 + TUMBLE + STANDS });
  });
  it("is news, for ourselves and of others", () => {
    const views = [1, 0].map((seat) => ({ ...after, seat, trail: [], home: [] }));
    const before = { ...laying, turn: 0, trail: [], home: [] };
    expect(news(before, views[0]!).map(({ id }) => id)).toEqual(["news-stays", "news-stays-other"]);
    expect(news(before, views[1]!).map(({ facts }) => facts?.side)).toEqual(["Y", "G"]);
  });
});

describe("news", () => {
  const back = [{ seat: 3, from: "I11", to: "I8" }];
  const after = seen({ ...driven, seat: 3, missed: [], home: [], lanes: { I: Array(11).fill("G2") }, trail: [{ seat: 0, path: ["O7", "I11"], back }] }); // prettier-ignore
  it("our car was moved back, once", () => {
    const before = { ...laying, seat: 3, turn: 0, home: [], trail: [] };
    expect(news(before, after)).toEqual([{ id: "news-back", facts: { to: "I", colour: "G" } }]);
    expect(news({ ...after, turn: 1 }, { ...after, ply: 11 })).toEqual([]);
    expect(news(before, { ...after, seat: 2 })).toEqual([]);
    expect(news(null, after)).toEqual([{ id: "news-back", facts: { to: "I", colour: "G" } }]);
  });
  it("somebody is home: the round is the last", () => {
    const before = { ...laying, seat: 3, turn: 0, home: [], trail: [] };
    expect(news(before, { ...after, trail: [], home: [0] })).toEqual([{ id: "news-home", facts: { side: "R" } }]);
  });
});

describe("other drives", () => {
  it("a bonus step goes straight to its space", () => {
    const before = { ...driven, bonus: 2 };
    const after = { ...driven, ply: 11, cars: ["I11", "M10", "M11", "I8"], last: { seat: 2, move: "bonus G>M11", went: [] } }; // prettier-ignore
    expect(story(before, after)?.drives).toEqual([{ seat: 2, path: ["I9", "M11"], from: 0, steps: 1, back: false }]);
  });
  it("in the turbo roll the car sets out from where the board was cleared", () => {
    const before = { ...still, cars: ["O18", "M10", "I9", "I11"], laid: [die("Y", "O18")], ply: 8 };
    const after = { ...driven, cars: ["M17", "M10", "I9", "I11"], last: { seat: 0, move: "P>M17", went: [{ seat: 0, from: "M11", to: "M17" }] } }; // prettier-ignore
    expect(story(before, after)?.drives[0]?.path).toEqual(["O18", "M17"]);
  });
});

describe("cars while they drive", () => {
  const lane = (text: string) => text.split(" ");
  const drawn = layout({ length: 20, lanes: { O: lane("W4 R4 G4 B4 Y4"), M: lane("P4 W4 R4 G4 B4"), I: lane("Y4 P4 W4 R4 G4") } }, 1); // prettier-ignore
  const drive = { seat: 0, path: ["O1", "O2", "M4"], from: 0, steps: 2, back: false };
  it("stand at both ends and are drawn above the others on their way", () => {
    expect(onTheWay(drawn, drive, 0)).toMatchObject({ x: poseOf(drawn, "O1").x });
    expect(onTheWay(drawn, drive, 2).x).toBeCloseTo(poseOf(drawn, "M4").x);
    const all = standings(drawn, ["M4", "O2"], { laid: [], fresh: 0, drives: [drive], misses: [], throwFrom: null, steps: 2 }, 1); // prettier-ignore
    expect(all.map(({ seat }) => seat)).toEqual([1, 0]);
  });
  it("collect the dice they pass", () => {
    const told = story(laying, driven)!;
    expect([0, 1.9, 6].map((done) => uncollected(told, done))).toEqual([0, 1, 5]);
  });
});

describe("the tray", () => {
  it("keeps an empty socket for each die on the track", () => {
    expect(sockets(laying).map(({ colour, free }) => colour + (free ? "" : "-"))).toEqual(["R", "Y-", "B-", "P-", "P", "W-"]); // prettier-ignore
  });
  it("tiles are no dice, and only rethrown dice roll", () => {
    const again = seen({ ...still, laid: [die("P", "O17", true)], dice: "RGBPPW", thrown: { n: 6, dice: "RB" } });
    expect(sockets(again).filter(({ rolls }) => rolls).map(({ colour }) => colour)).toEqual(["R", "B"]); // prettier-ignore
    expect(sockets(again).every(({ free }) => free)).toBe(true);
  });
  it("a throw that is over is shown pale", () => {
    expect(spent(driven)).toBe("RYBPPW");
    expect(spent(laying)).toBe("");
  });
});

const choices: Move[] = [
  { move: "W>O8", clicks: ["O8"], rule: "M4.2", kind: "die", space: "O8", way: "on", colour: "W" },
  { move: "Y>M9", clicks: ["M9"], rule: "M4.3", kind: "die", space: "M9", way: "in", colour: "Y" },
  { move: "+P>M10", clicks: ["+P", "M10"], rule: "M7.6", kind: "tile", space: "M10", way: "in", colour: "P" },
  { move: "W>O8", clicks: ["W", "O8"], rule: "M4.2", kind: "lift", space: "O8", way: "on", colour: "W" },
  { move: "stop", clicks: ["stop"], rule: "M4.9", kind: "stop" },
  { move: "reroll BP", clicks: ["reroll BP"], rule: "M7.3", kind: "reroll", dice: "BP" },
];

describe("choices", () => {
  it("dice light their spaces at once, a tile once it is taken", () => {
    expect([...lit(choices, []).keys()]).toEqual(["O8", "M9"]);
    expect([...lit([choices[2]!], ["+P"]).keys()]).toEqual(["M10"]);
    expect([...lit([choices[3]!], ["W"]).keys()]).toEqual(["O8"]);
    expect([...fitting(choices)]).toEqual([["W", "O8"]]);
    expect(fittingTiles(choices)).toEqual(["P"]);
  });
  it("the marked dice name the extra roll, whatever their order", () => {
    expect(rerollOf(choices, ["P", "B"])).toBe("reroll BP");
    expect(rerollOf(choices, [])).toBeNull();
    expect(wordsChoice(choices)?.move).toBe("stop");
    expect(listed(choices).length).toBe(4);
  });
  it("one stands on the last die, or with the car", () => {
    expect(standsAt(laying)).toBe("M12");
    expect(standsAt({ ...driven, bonus: 2 })).toBe("I9");
  });
  it("a row of the log concerns its spaces", () => {
    expect(squares({ to: "I11", back_from: "I11", back_to: "I8", side: "R" })).toEqual(["I11", "I8"]);
    expect(squares({ back_from: "", back_to: "" })).toEqual([]);
  });
});

describe("spoken", () => {
  const words = (id: string, facts: Record<string, unknown> = {}) => `${id}(${Object.values(facts).join(" ")})`;
  const space = { name: "O8", lane: 0, colour: "W", begin: 23, end: 27 };
  it("a space with its colour, the way there and who stands on it", () => {
    expect(spokenSpace(space, still, lit(choices, []), words)).toBe("O8, of-colour(W), goal-way(on)");
    expect(spokenSpace({ ...space, name: "M10" }, laying, new Map(), words)).toContain("spoken-car(Y), spoken-laid(P)");
    expect(spokenField({ ...still, cars: ["START"] }, new Map(), words)).toBe("spoken-field(), spoken-car(R)");
  });
  it("a throw with its ways", () => {
    expect(spokenThrow(still, choices, words)).toContain("spoken-count(2 P)");
    expect(spokenThrow(still, choices, words)).toContain("spoken-from(O7 spoken-step(W on O8), spoken-step(Y in M9))");
    expect(spokenThrow(still, [], words)).toContain("spoken-none()");
  });
  it("a choice as a sentence", () => {
    expect(spokenChoice(choices[2]!, words)).toBe("choice-tile(P M)");
    expect(spokenChoice(choices[4]!, words)).toBe("do-stop()");
    const turbo: Move = { move: "turbo", clicks: ["turbo"], rule: "M8.1", kind: "turbo" };
    expect(spokenChoice(turbo, words)).toBe("do-turbo()");
    expect(spokenChoice({ ...choices[2]!, kind: "step", space: "FIN" }, words)).toBe("choice-step(P FIN)");
  });
  it("children hear what is laid and what is thrown", () => {
    expect(heard(laying, driven)).toEqual(["P"]);
    expect(heard(seen({ ...still, thrown: { n: 1 } }), still)).toEqual(["R", "Y", "B", "P", "W"]);
    expect(heard(null, still)).toEqual([]);
  });
});
