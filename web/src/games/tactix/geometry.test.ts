// The board as it lies on the table, from both chairs.
import { describe, expect, it } from "vitest";
import { FRAME, SIDE, corner, isDark, rowsSeen, stepSeen, walk, wayTo } from "./geometry";

describe("what is seen", () => {
  it("White has a1 at the lower left, Black at the upper right", () => {
    expect(rowsSeen(9, false).at(-1)?.[0]).toBe("a1");
    expect(rowsSeen(9, true)[0]?.at(-1)).toBe("a1");
    expect(corner("a9", 9, false)).toEqual({ x: FRAME, y: FRAME });
    expect(corner("a1", 9, true)).toEqual({ x: FRAME + 8 * SIDE, y: FRAME });
  });
  it("the smaller board ends with rank 8", () => {
    expect(rowsSeen(8, false)).toHaveLength(8);
    expect(rowsSeen(8, false)[0]?.[0]).toBe("a8");
    expect(corner("a8", 8, false)).toEqual({ x: FRAME, y: FRAME });
  });
  it("neighbours differ in tone, and a1 is dark", () => {
    expect(isDark("a1")).toBe(true);
    expect(isDark("a2")).toBe(false);
    expect(isDark("b1")).toBe(false);
  });
});

describe("steps", () => {
  it("are named by the board and drawn by the chair", () => {
    expect(wayTo("d1", "d2")).toBe("north");
    expect(wayTo("d6", "c6")).toBe("west");
    expect(stepSeen("d1", "d2", false)).toEqual({ x: 0, y: -1 });
    expect(stepSeen("d6", "c6", true)).toEqual({ x: 1, y: 0 });
  });
});

describe("walking with keys", () => {
  it("up is up on the screen, from either chair", () => {
    expect(walk("e5", "ArrowUp", 9, false)).toBe("e6");
    expect(walk("e5", "ArrowUp", 9, true)).toBe("e4");
    expect(walk("e5", "ArrowLeft", 9, true)).toBe("f5");
  });
  it("stays at the edge, and Home and End lead along the row", () => {
    expect(walk("a1", "ArrowLeft", 9, false)).toBe("a1");
    expect(walk("c9", "ArrowUp", 9, false)).toBe("c9");
    expect(walk("e5", "Home", 9, true)).toBe("i5");
    expect(walk("e5", "End", 9, false)).toBe("i5");
    expect(walk("e5", "PageDown", 8, false)).toBe("e1");
  });
  it("other keys lead nowhere", () => {
    expect(walk("e5", "u", 9, false)).toBeNull();
  });
});
