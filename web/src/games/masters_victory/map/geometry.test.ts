// The map and the deal: where squares lie, how one walks, how many steps a way has, in which order numbers are told.
import { describe, expect, it } from "vitest";
import { goals, movable } from "../choices";
import { inTray, isFull, lay, NOTHING, NUMBERS, shuffled, slots, swap, takeBack, textOf } from "../desk/deal";
import { startMarks } from "../pieces/army";
import { squares, steps, story } from "../playback/story";
import { apart, corner, FRAME, rowsSeen, SIDE, squareAt, stepsTo, walk, zoneFrom } from "./geometry";
import type { Last, Move, Piece, View } from "../view";
import { part } from "../../part";

const seen = part<View>;
const piece = (side: number, type: Piece["type"], square: string | null, more: Partial<Piece> = {}): Piece => ({
  ...{ side, type, square, number: null, open: false, moved: false, walked: false, possible: [], reach: 8, height: 36 },
  ...more,
});

describe("the map", () => {
  it("has A1 at the lower left for Red and at the upper right for Green", () => {
    expect(corner("A1", false)).toEqual({ x: FRAME, y: FRAME + 17 * SIDE });
    expect(corner("A1", true)).toEqual({ x: FRAME + 14 * SIDE, y: FRAME });
    expect(rowsSeen(false)[0]![0]).toBe("R1");
    expect(rowsSeen(true)[0]![0]).toBe("A15");
  });

  it("knows the square under a spot, and none in the margin", () => {
    for (const square of ["A1", "D7", "R15"]) {
      const { x, y } = corner(square, true);
      expect(squareAt({ x: x + 1, y: y + 1 }, true)).toBe(square);
    }
    expect(squareAt({ x: 2, y: 200 }, false)).toBeNull();
  });

  it("is walked by what is seen, and one stays at the edge", () => {
    expect(walk("D7", "ArrowUp", false)).toBe("E7");
    expect(walk("D7", "ArrowUp", true)).toBe("C7");
    expect(walk("D15", "ArrowRight", false)).toBe("D15");
    expect(walk("D7", "Home", false)).toBe("D1");
    expect(walk("D7", "x", false)).toBeNull();
  });

  it("is the same turned round", () => {
    expect(startMarks.size).toBe(50);
    expect(startMarks.get("B5")).toBe("F");
    expect(startMarks.get("Q11")).toBe("F");
    expect(startMarks.get("O4")).toBe("A");
  });

  it("has fire zones in front of artillery, cut off at the edge", () => {
    expect(zoneFrom("D7", 0)).toEqual(["E6", "E7", "E8", "F6", "F7", "F8", "G6", "G7", "G8"]);
    expect(zoneFrom("O1", 1)).toEqual(["N1", "N2", "M1", "M2", "L1", "L2"]);
  });
});

describe("steps", () => {
  it("go round what is in the way for ground pieces, straight for aircraft", () => {
    const goals = new Set(["A2", "B2", "B1", "C1", "C2"]);
    expect(stepsTo("A1", goals, new Set(), false).get("C2")).toBe(3);
    expect(stepsTo("A1", new Set(["A2", "B2", "C2"]), new Set(["B2"]), false).get("C2")).toBeUndefined();
    expect(stepsTo("A1", new Set(["C3"]), new Set(), true).get("C3")).toBe(apart("A1", "C3"));
  });

  const view = seen({
    phase: "turn",
    steps: 0,
    running: null,
    pieces: [piece(0, "T", "G1"), piece(1, "T", "I1")],
  });
  const move = (to: string, kind: Move["kind"], rule: string): Move => ({
    ...{ move: `G1>${to}`, clicks: ["G1", to], kind, rule },
  });

  it("left are told for each goal, and the rule for each target", () => {
    const choices = [move("H1", "move", "W3.1"), move("I1", "attack", "W6.1")];
    const found = goals(choices, ["G1"], view);
    expect(found.get("H1")).toMatchObject({ left: 7, rule: 0 });
    expect(found.get("I1")).toMatchObject({ left: 6, rule: 1 });
    expect([...movable(choices, [], view)]).toEqual(["G1"]);
    expect(goals(choices, [], view).size).toBe(0);
  });
});

describe("the deal", () => {
  const six = ["B2", "B5", "B7", "B9", "B11", "B14"];
  const view = seen({
    phase: "deal",
    dealing: "F",
    seat: 0,
    pieces: [...six.map((square) => piece(0, "F", square)), piece(0, "T", "D2"), piece(1, "F", "Q14")],
  });

  it("is told in the order of the pieces in the view", () => {
    expect(slots(view)).toEqual(six);
    expect(textOf(view, ["3M", "1", "2", "1", "3", "2"])).toBe("deal F 3M 1 2 1 3 2");
    expect(slots({ ...view, seat: 1 })).toEqual(["Q14"]);
    expect(slots({ ...view, phase: "turn" })).toEqual([]);
  });

  it("lays numbers, swaps them and takes them back", () => {
    const one = lay(NOTHING, "3M", 2);
    expect(inTray(one)).toEqual(["1", "1", "2", "2", "3"]);
    expect(lay(one, "3M", 4)).toEqual(one); // there is only one master
    expect(swap(one, 2, 0)[0]).toBe("3M");
    expect(inTray(lay(one, "1", 2))).toContain("3M"); // what lay there goes back
    expect(inTray(takeBack(one, 2))).toEqual(NUMBERS);
    expect(isFull(one)).toBe(false);
  });

  it("is shuffled with all six numbers", () => {
    const laid = shuffled();
    expect(isFull(laid)).toBe(true);
    expect([...laid].sort()).toEqual([...NUMBERS].sort());
    expect(shuffled(() => 0)).toEqual(NUMBERS);
  });
});

describe("the story", () => {
  const at = (ply: number, pieces: Piece[], last: Partial<Last>) => seen({ ply, phase: "turn", pieces, last });
  const start = [piece(0, "F", "K7"), piece(1, "F", "Q7")];

  it("of a won fight: one goes, the other falls", () => {
    const last = { move: "K7xQ7 [F2 out]", path: ["K7", "Q7"] };
    const told = story(at(1, start, {}), at(2, [piece(0, "F", "Q7"), piece(1, "F", null)], last))!;
    expect(told.goer).toMatchObject({ from: "K7", to: "Q7" });
    expect(told.fallen.map((one) => one.at)).toEqual(["Q7"]);
    expect(told.steps).toBeGreaterThan(told.going);
  });

  it("shows no number that the one before knew and the one who looks does not", () => {
    const known = [piece(0, "F", "K7", { number: "3" }), start[1]!];
    const last = { move: "K7>L7", path: ["K7", "L7"] };
    expect(story(at(1, known, {}), at(2, [piece(0, "F", "L7"), start[1]!], last))!.goer!.piece.number).toBeNull();
  });

  it("of a lost fight: the attacker falls where it attacked", () => {
    const last = { move: "K7xQ7 [attacker F1 out]", path: ["K7", "Q7"] };
    const told = story(at(1, start, {}), at(2, [piece(0, "F", null), start[1]!], last))!;
    expect(told.fallen.map((one) => one.at)).toEqual(["Q7"]);
  });

  it("of fire when a turn ends: nobody goes, the gun is known", () => {
    const last = { move: "end [fire D9: F3 Q7]", path: ["D9"] };
    const told = story(at(1, start, {}), at(2, [start[0]!, piece(1, "F", null)], last))!;
    expect(told.goer).toBeNull();
    expect(told.guns).toEqual(["D9"]);
  });

  it("takes no time where nothing stirs or something is taken back", () => {
    expect(steps(at(1, start, {}), at(2, start, { move: "end" }))).toBe(0);
    expect(story(at(2, start, {}), at(1, start, {}))).toBeNull();
  });
});

it("points at the squares that a log row tells of, not at the names of pieces", () => {
  const fire = squares({ side: 0, from: "D9", to: "E9", all_F: "3 (H9), 1 (I9)", all_B: "(G8)", all_S: 0, shot: 3 });
  expect(fire).toEqual(["D9", "E9", "H9", "I9", "G8"]);
  expect(squares({ side: 0, number: " 1", at: "B5" })).toEqual(["B5"]);
});
