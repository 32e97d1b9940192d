// The look of a seat: that of the side it has chosen, or of its place where nothing was chosen.
import { describe, expect, it } from "vitest";
import { BOXES } from "./boxes";
import { seatLook, seatSign } from "./seats";

describe("a side that was chosen", () => {
  const boxes = BOXES.filter(({ sides }) => sides);
  it("is offered by a box with a colour for each of them, and a sign if it has signs", () => {
    expect(boxes.length).toBeGreaterThan(0);
    for (const { colours, signs, sides } of boxes) {
      expect(sides).toHaveLength(colours.length);
      if (signs) expect(signs).toHaveLength(colours.length);
      expect(new Set(sides).size).toBe(colours.length);
    }
  });
  it("decides how its seat is drawn, wherever it sits", () => {
    for (const { key, sides } of boxes) {
      const last = sides!.length - 1;
      expect(seatLook(key, 0, [`side-${sides![last]}`])).toEqual(seatLook(key, last));
      expect(seatSign(key, 0, [`side-${sides![last]}`])).toBe(seatSign(key, last));
      expect(seatLook(key, 0, [`side-${sides![last]}`])).not.toEqual(seatLook(key, 0));
    }
  });
  it("that no box knows leaves the seat as it is", () => {
    for (const { key } of BOXES) expect(seatLook(key, 1, ["side-unknown", "side-unknown"])).toEqual(seatLook(key, 1));
  });
});
