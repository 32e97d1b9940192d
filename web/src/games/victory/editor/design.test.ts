// What a report says of the start places.
import { describe, expect, it } from "vitest";
import { pathOf, raceOn, uneven } from "./design";
import type { Fairness } from "./wire";

const some = { mean: 1, low: 0.9, high: 1.1 };
const told = (...places: [number, number][]): Fairness => ({
  races: 2000,
  seats: places.length,
  laps: 3,
  rounds: some,
  places: places.map(([low, high], i) => ({ place: i + 1, wins: (low + high) / 2, low, high })),
  overtakes_per_lap: some,
  crashes_per_lap: some,
});

describe("a report", () => {
  it("finds start places that win beyond their share", () => {
    expect(uneven(told([0.55, 0.6], [0.4, 0.45]))).toEqual({ more: [1], less: [2] });
  });

  it("blames chance for what chance explains", () => {
    expect(uneven(told([0.48, 0.53], [0.47, 0.52]))).toEqual({ more: [], less: [] });
  });
});

describe("a circuit's address", () => {
  it("is its code, and nothing while nothing is laid", () => {
    expect(pathOf("RRRR")).toBe("/circuits/RRRR");
    expect(pathOf("")).toBe("/circuits");
  });

  it("calls those that come with the game by name where one races", () => {
    const shown = { tiles: [], closed: true };
    expect(raceOn({ code: "RRRR", name: null, problem: null, shown })).toBe("/?game=victory&circuit=RRRR");
    expect(raceOn({ code: "S", name: "oval", problem: null, shown })).toBe("/?game=victory&circuit=oval");
  });
});
