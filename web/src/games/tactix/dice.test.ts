// Dice as the rulebook page tips them: T-EX1, T-EX4, and pips that lie as on one real die.
import { describe, expect, it } from "vitest";
import { facesSeen } from "./cube";
import { fromChair, pips, tip, type Faces, type Way } from "./dice";
import type { Piece } from "./view";

const tipped = (faces: Faces, ...ways: Way[]) => ways.reduce(tip, faces);
const times = (count: number, way: Way): Way[] => Array<Way>(count).fill(way);
const die = (top: number, near: number, right: number): Piece => ({ side: 0, king: false, top, near, right });

describe("tipping (3.2)", () => {
  it("T-EX1: four ahead, the 4 is up again", () => {
    expect(tipped([4, 1, 5], ...times(4, "north"))).toEqual([4, 1, 5]);
  });
  it("T-EX1: one back, three right, top 5", () => {
    expect(tipped([4, 1, 5], "south", ...times(3, "east"))).toEqual([5, 4, 1]);
  });
  it("T-EX1: three right, one back, top 6", () => {
    expect(tipped([4, 1, 5], ...times(3, "east"), "south")).toEqual([6, 5, 3]);
  });
  it("T-EX4: d1>d6>c6 ends 2/1/4", () => {
    expect(tipped([6, 3, 2], ...times(5, "north"), "west")).toEqual([2, 1, 4]);
  });
});

describe("from Black's chair", () => {
  it("the other two sides are seen, the top stays", () => {
    expect(fromChair(die(6, 3, 2), true)).toEqual(die(6, 4, 5));
    expect(fromChair(die(6, 3, 2), false)).toEqual(die(6, 3, 2));
  });
});

describe("pips", () => {
  it("there are as many as the face says", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) expect(pips(value, 1, 3)).toHaveLength(value);
    expect(pips(0, 0, 0)).toEqual([]);
  });
  it("a quarter turn of the die turns its 2, 3 and 6", () => {
    expect(pips(2, 1, 3)).not.toEqual(pips(2, 3, 6));
    expect(pips(6, 3, 2)).not.toEqual(pips(6, 2, 4));
  });
});

describe("the drawn die", () => {
  it("shows top, near and right while it stands", () => {
    const faces = facesSeen(die(6, 3, 2));
    expect(faces.map((face) => [face.name, face.pips.length])).toEqual([
      ["top", 6],
      ["near", 3],
      ["right", 2],
    ]);
  });
  it("tipped over, it looks like the die that then lies there", () => {
    for (const [way, x, y] of [
      ["north", 0, -1],
      ["south", 0, 1],
      ["east", 1, 0],
      ["west", -1, 0],
    ] as const) {
      const [top, near, right] = tip([6, 3, 2], way);
      const arrived = facesSeen(die(6, 3, 2), { x, y, done: 1 });
      const counts = (faces: typeof arrived) => faces.map((face) => face.pips.length).sort();
      expect(counts(arrived)).toEqual(counts(facesSeen(die(top, near, right))));
    }
  });
});
