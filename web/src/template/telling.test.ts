// What is told of a turn that a one has ended.
import { describe, expect, it } from "vitest";
import { news } from "./telling";

const view = (seat: number | null, holder: number, gathered: number, kept: number) => ({
  ...{ seat, holder, gathered, points: [kept, 0] },
});

describe("what must not be missed", () => {
  it("is what a one has cost us", () => {
    expect(news(view(0, 0, 9, 6), view(0, 1, 0, 6))).toEqual([{ id: "news-lost", facts: { lost: 9 } }]);
  });
  it("is nothing where the points were kept, or were not ours, or were none", () => {
    expect(news(view(0, 0, 9, 6), view(0, 1, 0, 15))).toEqual([]);
    expect(news(view(1, 0, 9, 6), view(1, 1, 0, 6))).toEqual([]);
    expect(news(view(null, 0, 9, 6), view(null, 1, 0, 6))).toEqual([]);
    expect(news(view(0, 0, 0, 6), view(0, 1, 0, 6))).toEqual([]);
    expect(news(null, view(0, 1, 0, 6))).toEqual([]);
  });
});
