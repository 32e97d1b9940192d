// A tap on a small map: it chooses where one place alone can be meant.
import { describe, expect, it } from "vitest";
import { isClear } from "./gestures";

const choosable = new Map([
  ["a", { x: 0, y: 0 }],
  ["b", { x: 20, y: 0 }],
  ["c", { x: 80, y: 0 }],
]);

describe("a tap", () => {
  it("is clear near the middle of a place", () => {
    expect(isClear("a", { x: 3, y: -2 }, choosable, 12)).toBe(true);
    expect(isClear("c", { x: 70, y: 8 }, choosable, 12)).toBe(true);
  });
  it("is not clear between two places, nor where nothing can be chosen", () => {
    expect(isClear("a", { x: 8, y: 0 }, choosable, 12)).toBe(false);
    expect(isClear("d", { x: 140, y: 0 }, choosable, 12)).toBe(false);
  });
});
