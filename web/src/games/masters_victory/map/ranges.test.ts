import { expect, test } from "vitest";
import type { View } from "../view";
import { rangeOf, spread } from "./ranges";

test("a run is all squares from its first to its last", () => {
  expect(spread("D4")).toEqual(["D4"]);
  expect(spread("D9-11")).toEqual(["D9", "D10", "D11"]);
  expect(spread("")).toEqual([]);
});

test("squares where pieces stand are no goals, also within a run", () => {
  const pieces = [{ square: "D10" }, { square: "F2" }, { square: null }];
  const view = { pieces, ranges: { F2: "D9-11 E1" }, attacks: { F2: { D10: 2 } } } as unknown as View;
  expect(rangeOf("F2", { side: 1 } as never, view)).toEqual({
    at: "F2",
    side: 1,
    goals: ["D9", "D11", "E1"],
    attacks: [["D10", 2]],
  });
  expect(rangeOf("A1", { side: 0 } as never, view).goals).toEqual([]);
});
