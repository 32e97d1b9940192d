// How a circuit is drawn on the bench.
import { describe, expect, it } from "vitest";
import { arrowAt, frame, wayThrough } from "./plan";

const straight = { x: 0, y: 0, entered: 0, left: 0 };
const right = { x: 0, y: 1, entered: 0, left: 1 };

describe("the bench", () => {
  it("shows room for three tiles each way even before the first one", () => {
    const { x, y, w, h } = frame({ tiles: [], next: null, missing: null }, 1);
    expect([w, h]).toEqual([456, 456]);
    expect([x, y]).toEqual([-228, -228]);
  });

  it("shows all that is laid and what would close the road", () => {
    const far = { x: 5, y: 0, entered: 1, left: 1 };
    const { x, w } = frame({ tiles: [straight], next: null, missing: { letters: "R", tiles: [far] } }, 1);
    expect(x).toBe(-108);
    expect(x + w).toBe(5 * 120 + 108);
  });

  it("has the shape of the picture", () => {
    const wide = frame({ tiles: [straight], next: null, missing: null }, 2);
    expect([wide.x, wide.w, wide.h]).toEqual([-456, 912, 456]);
    const high = frame({ tiles: [straight], next: null, missing: null }, 0.5);
    expect([high.y, high.w, high.h]).toEqual([-456, 456, 912]);
  });

  it("puts the arrow where the road goes on", () => {
    expect(arrowAt(straight)).toEqual({ x: 0, y: -52 });
    expect(arrowAt(right)).toEqual({ x: 52, y: -120 });
  });

  it("draws the way from side to side", () => {
    expect(wayThrough([straight, right])).toBe("M0 60Q0 0 0 -60M0 -60Q0 -120 60 -120");
  });
});
