// The die and its throws: as many pips as the face says, and what lies beside it.
import { describe, expect, it } from "vitest";
import { fields, SLIP } from "./layout";
import { beside, pips, steps } from "./throws";

describe("the die", () => {
  it("has as many pips as its face says, each in a place of its own", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(new Set(pips(face).map(({ x, y }) => `${x} ${y}`)).size).toBe(face);
    }
  });
});

describe("the throws of a turn", () => {
  it("lie beside the last one, in rows around the middle", () => {
    expect(beside([4])).toEqual([]);
    expect(beside([4, 6, 2]).map(({ face, y }) => [face, y])).toEqual([[4, 0], [6, 0]]); // prettier-ignore
    expect(beside(Array(9).fill(5)).map(({ y }) => y)).toEqual([...Array(6).fill(-16), 16, 16]);
  });
  it("are the latest where there are too many", () => {
    expect(beside([2, ...Array(18).fill(5), 6]).map(({ face }) => face)).toEqual(Array(18).fill(5));
  });
  it("are watched, and words are not", () => {
    expect(steps({ thrown: [4] }, { thrown: [4, 6] })).toBe(2);
    expect(steps({ thrown: [4] }, { thrown: [4] })).toBe(0);
    expect(steps({ thrown: [4] }, { thrown: [] })).toBe(0);
  });
});

describe("the fields", () => {
  it("are as wide as the slip together", () => {
    const [first, last] = fields(["a", "b"]);
    expect([first!.x, last!.x + last!.wide]).toEqual([SLIP.x, SLIP.x + SLIP.wide]);
  });
});
