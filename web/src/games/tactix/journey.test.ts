// What is shown of a move: the piece on each square of its way, and what it takes.
import { describe, expect, it } from "vitest";
import { part } from "../part";
import { along, journey } from "./journey";
import type { PlacedPiece, View } from "./view";

const seen = part<View>;
const die: PlacedPiece = { side: 0, king: false, top: 2, near: 3, right: 1, moves: 3 };
const prey: PlacedPiece = { side: 1, king: false, top: 5, near: 4, right: 1, moves: 0 };
const pieces = { d4: die, e5: prey };

describe("the journey from one view to the next", () => {
  const before = seen({ ply: 4, pieces });
  const view = seen({ ply: 5, pieces: {}, last: { path: ["d4", "d5", "e5"] } });
  it("starts from the faces before and knows what is taken", () => {
    const shown = journey(before, view);
    expect(shown?.pieces.map((piece) => piece.top)).toEqual([2, 3, 6]);
    expect(shown?.taken).toBe(prey);
  });
  it("nothing is shown without a view before, after a leap, or after a pass", () => {
    expect(journey(null, view)).toBeNull();
    expect(journey({ ...before, ply: 2 }, view)).toBeNull();
    expect(journey({ ...before, ply: 6 }, view)).toBeNull();
    expect(journey(before, seen({ ...view, last: { path: [] } }))).toBeNull();
  });
  it("T-EX4: d1>d6>c6 shows 3 1 4 6 3 2 on its way", () => {
    const path = ["d1", "d2", "d3", "d4", "d5", "d6", "c6"];
    const tops = along({ ...die, top: 6, near: 3, right: 2 }, path).map((piece) => piece.top);
    expect(tops).toEqual([6, 3, 1, 4, 6, 3, 2]);
  });
});
