// The end of a game: one winner, several, nobody, a draw.
import { describe, expect, it } from "vitest";
import { winnersOf } from "./winners";

describe("winnersOf", () => {
  it("takes the best score where the game names nobody", () => {
    expect(winnersOf({ score: [0, 1], ending: null })).toEqual([1]);
    expect(winnersOf({ score: [0.5, 0, 0.5], ending: null })).toEqual([0, 2]);
  });

  it("finds nobody in a draw", () => {
    expect(winnersOf({ score: [0.5, 0.5], ending: null })).toEqual([]);
  });

  it("finds whoever plays alone only where they have made it", () => {
    expect(winnersOf({ score: [1], ending: null })).toEqual([0]);
    expect(winnersOf({ score: [0], ending: null })).toEqual([]);
  });

  it("believes the game, even where all win together", () => {
    expect(winnersOf({ score: [0.5, 0.5], winners: [0, 1], ending: "home" })).toEqual([0, 1]);
  });

  it("finds nobody where the rounds ran out", () => {
    expect(winnersOf({ score: [0.5, 0.5], winners: [], ending: "cap" })).toEqual([]);
    expect(winnersOf({ score: [0.5, 0.5], winners: [0, 1], ending: "cap" })).toEqual([]);
  });
});
