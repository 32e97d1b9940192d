// The lens over a map: it comes near to what is wanted, and never jumps where nothing is.
import { describe, expect, it } from "vitest";
import { Lens } from "./lens.svelte";

const opened = () => Object.assign(new Lens({ wide: 1000, high: 1000, side: 50, small: 40 }), { wide: 400, high: 300 });

describe("the lens", () => {
  it("frames what is wanted, large enough for a finger", () => {
    const lens = opened();
    lens.frame([{ x: 200, y: 300 }]);
    expect(lens.scale * 50).toBeGreaterThanOrEqual(44);
    expect(lens.shows([{ x: 200, y: 300 }])).toBe(true);
  });
  it("comes no nearer than all of it is seen", () => {
    const lens = opened();
    const spots = [
      { x: 100, y: 100 },
      { x: 900, y: 800 },
    ];
    lens.frame(spots);
    expect(lens.shows(spots)).toBe(true);
  });
  it("stays where it is when nothing is wanted", () => {
    const lens = opened();
    lens.frame([{ x: 200, y: 300 }]);
    const { seen } = lens;
    lens.frame([]);
    expect(lens.seen).toEqual(seen);
  });
});
