// Clocks as they are read.
import { expect, it } from "vitest";
import { leftNow, spelled } from "./clock";

it.each([
  [305, "5:05"],
  [9.32, "0:09.3"],
  [-1, "0:00.0"],
  [3725, "1:02:05"],
  [97_200, "1 d 3 h"],
])("%d seconds read %s", (seconds, text) => expect(spelled(seconds)).toBe(text));

it("only the running clock runs", () => {
  expect(leftNow(60, 1000, 6000, true)).toBe(55);
  expect(leftNow(60, 1000, 6000, false)).toBe(60);
});
