// Times to wait are said roughly.
import { expect, it } from "vitest";
import { roughly } from "./duration";

it("says how long it will take in tens of seconds, then in minutes", () => {
  expect([1, 10, 11, 34, 90].map(roughly)).toEqual([10, 10, 20, 40, 90].map((n) => ({ id: "left-seconds", n })));
  expect([91, 120, 121].map(roughly)).toEqual([2, 2, 3].map((n) => ({ id: "left-minutes", n })));
});

it("promises nothing once it takes longer than was thought", () => {
  expect([0, -5].map(roughly)).toEqual([{ id: "left-soon" }, { id: "left-soon" }]);
});
