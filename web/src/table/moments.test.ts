// Which moments are shown again: those after our last choice, or of the last turn where one only watches.
import { describe, expect, it } from "vitest";
import type { Said } from "../protocol";
import { since } from "./moments";

const log = (...seats: (number | null)[]) => seats.map((seat, i) => ({ n: i + 1, seat }) as Said);

describe("what others did since we chose", () => {
  it("begins with what our choice led to", () => {
    expect(since(log(0, 1), 0)).toEqual([1, 2]);
    expect(since(log(0, 1, 1, 0, 1), 0)).toEqual([4, 5]);
    expect(since(log(0, 1, 2, 1), 0)).toEqual([1, 2, 3, 4]);
  });

  it("is nothing while we have chosen last, whatever was thrown", () => {
    expect(since(log(1, 0), 0)).toEqual([]);
    expect(since(log(1, 0, null, null), 0)).toEqual([]);
    expect(since([], 0)).toEqual([]);
  });

  it("shows throws with the choice before them, and those after our own by themselves", () => {
    expect(since(log(0, null, 1, null, null, 1), 0)).toEqual([1, 2, 5, 6]);
  });

  it("begins with the game, or where the known log does, for who has not chosen yet", () => {
    expect(since(log(0, 0), 1)).toEqual([0, 1, 2]);
    expect(since(log(0, 0, 0).slice(1), 1)).toEqual([1, 2, 3]);
  });

  it("is the last turn for whoever watches", () => {
    expect(since(log(0, 1, null, 1), null)).toEqual([1, 3, 4]);
    expect(since(log(0, 1, null, 1, 0), null)).toEqual([4, 5]);
  });

  it("is our own last choice where somebody without a seat has answered it", () => {
    expect(since(log(0, 0, null, null), 0, true)).toEqual([1, 4]);
    expect(since(log(0), 0, true)).toEqual([0, 1]);
    expect(since(log(0, 0, 0), null, true)).toEqual([2, 3]);
    expect(since([], 0, true)).toEqual([]);
  });

  it("does not grow without end", () => {
    expect(since(log(0, ...Array.from({ length: 90 }, () => 1)), 0)).toHaveLength(40);
  });
});
