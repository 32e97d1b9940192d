// The alphabet on the lids: every letter and digit of a title is drawn.
import { expect, it } from "vitest";
import { lay } from "./letters";

it("draws every letter and every digit", () => {
  const { letters } = lay("The quick brown fox jumps over the lazy dog 0123456789".replaceAll(" ", ""), 2);
  expect(letters.filter(({ strokes }) => strokes === "")).toEqual([]);
});
