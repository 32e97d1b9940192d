// The course as it is drawn: points and lines as many as the rules count, bushes at the joints, and room for the start.
import { describe, expect, it } from "vitest";
import { onTheWay, restAt, standings } from "./cars";
import { boundsOf, bushesOf, colourOf, jointsOf, linesOf, outside, pointAt, pointNames, TILE, UNIT } from "./geometry";
import { filled, frameOf, isBeside } from "../layout";
import { beyond, meant } from "./nearest";
import { bendOf } from "./road";
import { scenery } from "./scenery";
import { DEEP, startCard } from "./startcard";
import type { Tile } from "../view";

const PRESETS = {
  square: "SRSSRSSRSSRS",
  oval: "SSRRSSSSRRSS",
  six: "SLRRSRSSSRRS",
  eight: "SSRRSLRRLRRS",
  ten: "SRSRLRRLRRLR",
  twelve: "LRRLRRLRRLRR",
};
const AWAY = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** The tiles of a code, laid one after the other from the first one, which is entered heading north. */
function laid(letters: string): Tile[] {
  let [x, y, heading] = [0, 0, 0];
  return [...letters].map((letter) => {
    const tile = { x, y, entered: heading, left: (heading + { S: 0, R: 1, L: 3 }[letter]!) % 4 };
    heading = tile.left;
    [x, y] = [x + AWAY[heading]![0], y + AWAY[heading]![1]];
    return tile;
  });
}
const square = laid(PRESETS.square);
const spot = (text: string) => ({ x: Number(text.split(" ")[0]), y: Number(text.split(" ")[1]) });
const edges = (path: string) => path.split("M").length - 1;

describe("points", () => {
  it("lie like the digits of a number pad with north up", () => {
    expect(pointAt(square, "0.5")).toEqual({ x: 0, y: 0 });
    expect(pointAt(square, "0.7")).toEqual({ x: -UNIT, y: -UNIT });
    expect(pointAt(square, "0.3")).toEqual({ x: UNIT, y: UNIT });
    expect(pointAt(square, "2.5")).toEqual({ x: TILE, y: -TILE });
  });
  it("are the same distance apart on both sides of a joint", () => {
    const [before, after] = [pointAt(square, "0.7"), pointAt(square, "1.1")];
    expect(before.y - after.y).toBe(UNIT);
  });
});

describe("lines", () => {
  it.each(Object.entries(PRESETS))("%s has 180 red and 144 blue edges", (_, letters) => {
    const { red, blue } = linesOf(laid(letters), true);
    expect([edges(red), edges(blue)]).toEqual([180, 144]);
  });
  it.each(["red", "blue"] as const)("those drawn %s are driven %s", (colour) => {
    const ends = linesOf(square, true)
      [colour].split("M")
      .slice(1)
      .map((edge) => edge.split("L").map(spot));
    expect(ends.every(([from, to]) => colourOf(from!, to!) === colour)).toBe(true);
  });
  it("none leads over the open end", () => {
    const { red, blue } = linesOf(laid("SR"), false);
    expect([edges(red), edges(blue)]).toEqual([12 * 2 + 3, 8 * 2 + 4]);
    expect(linesOf([], false)).toEqual({ red: "", blue: "" });
  });
});

describe("joints", () => {
  it("the last one of a closed course is the line", () => {
    const joints = jointsOf(square, true);
    expect(joints.filter(({ line }) => line)).toEqual([{ x: 0, y: TILE / 2, heading: 0, line: true }]);
    expect(jointsOf(laid("SSS"), false).some(({ line }) => line)).toBe(false);
  });
  it("have a bush at both ends, and one where two of them meet", () => {
    expect(bushesOf(laid("SS"), false).length).toBe(2);
    expect(bushesOf(laid("SRS"), false).length).toBe(3);
  });
  it("bends are told from straights, and outside from inside", () => {
    expect(square.map(bendOf).join("")).toBe("010010010010");
    expect(outside(square)).toBe(-1);
    expect(outside(laid("SLSSLSSLSSLS"))).toBe(1);
  });
});

describe("the start card", () => {
  it.each(Object.entries(PRESETS))("lies beside the line of %s and on no tile", (_, letters) => {
    const tiles = laid(letters);
    const card = startCard(tiles);
    const on = tiles.filter(
      ({ x, y }) => Math.abs(card.x - x * TILE) < TILE / 2 && Math.abs(card.y + y * TILE) < TILE / 2,
    );
    expect(on).toEqual([]);
    expect(Math.abs(card.y - TILE / 2)).toBeLessThan(TILE / 2);
  });
  it.each(Object.entries(PRESETS))(
    "has its arrow at one point of %s, by the line and on the outer lane",
    (_, letters) => {
      const tiles = laid(letters);
      const { x, y, turn, at } = startCard(tiles);
      const [named, ...more] = pointNames(tiles).filter((name) => {
        const spot = pointAt(tiles, name);
        return spot.x === at.x && spot.y === at.y;
      });
      expect(more).toEqual([]);
      const last = tiles.length - 1;
      expect(["0.1", "0.3", `${last}.7`, `${last}.9`]).toContain(named);
      const tip = {
        x: x + (Math.sin((turn * Math.PI) / 180) * DEEP) / 2,
        y: y - (Math.cos((turn * Math.PI) / 180) * DEEP) / 2,
      };
      expect(Math.hypot(tip.x - at.x, tip.y - at.y)).toBeCloseTo(6);
    },
  );
});

describe("the sheet", () => {
  const frame = frameOf(square);
  it("shows the whole course and the start card, whatever its box", () => {
    const { x, y } = startCard(square);
    for (const [wide, high] of [
      [800, 500],
      [374, 700],
      [0, 0],
    ] as const) {
      const seen = filled(frame, wide, high);
      const bounds = boundsOf(square);
      expect(seen.x).toBeLessThan(Math.min(x - 20, bounds.x));
      expect(seen.x + seen.w).toBeGreaterThan(bounds.x + bounds.w);
      expect(seen.y).toBeLessThan(Math.min(y - 20, bounds.y));
      expect(seen.y + seen.h).toBeGreaterThan(bounds.y + bounds.h);
    }
  });
  it("has its desk beside a tall course and under a broad one", () => {
    expect(isBeside(frameOf(laid(PRESETS.oval)), 850, 776, 2)).toBe(true);
    expect(isBeside(frameOf(laid("SRSSSSRRSSSS")), 850, 776, 2)).toBe(false);
    expect(isBeside(frame, 374, 560, 2)).toBe(false);
  });
  it("the landscape is always the same and leaves the road free", () => {
    const things = scenery(square, frame, true);
    expect(things).toEqual(scenery(square, frame, true));
    expect(things.length).toBeGreaterThan(10);
    for (const { x, y, room } of things) {
      const near = square.map((tile) => Math.max(Math.abs(x - tile.x * TILE), Math.abs(y + tile.y * TILE)));
      expect(Math.min(...near)).toBeGreaterThan(TILE / 2 + room / 2);
    }
  });
});

describe("cars", () => {
  const ground = { tiles: square };
  it("look along the road, and turn in a bend", () => {
    expect(restAt(ground, "0.5").heading).toBe(0);
    expect([restAt(ground, "1.1"), restAt(ground, "1.7"), restAt(ground, "1.9")].map(({ heading }) => heading)).toEqual([0, 45, 90]); // prettier-ignore
    expect(restAt(ground, "2.5").heading).toBe(90);
  });
  it("stand at both ends of their drive and look along the line between them", () => {
    const drive = { seat: 0, path: ["0.1", "0.5", "0.9"], steps: 2 };
    expect(onTheWay(ground, drive, 0)).toEqual(restAt(ground, "0.1"));
    expect(onTheWay(ground, drive, 1)).toMatchObject({ x: 0, y: 0, heading: 45 });
    expect(onTheWay(ground, drive, 9)).toEqual(restAt(ground, "0.9"));
  });
  it("the one that drives is drawn above the others; those that are gone not at all", () => {
    const drive = { seat: 0, path: ["0.1", "0.4"], steps: 1 };
    expect(standings(ground, ["0.4", null, "0.3"], drive, 0.5).map(({ seat }) => seat)).toEqual([2, 0]);
  });
});

describe("hand and keys", () => {
  const points = pointNames(square).map((name) => ({ name, ...pointAt(square, name) }));
  const lit = points.filter(({ name }) => name === "0.4" || name === "0.7");
  it("a tap means the nearest lit point within reach, otherwise what it hit", () => {
    const { x, y } = pointAt(square, "0.4");
    expect(meant("0.5", { x: x + 20, y }, lit, [], 30)).toBe("0.4");
    expect(meant("0.4", { x, y: y - 21 }, lit, [], 30)).toBe("0.7");
    expect(meant("0.5", { x: x + 40, y }, lit, [], 30)).toBe("0.5");
    expect(meant("0.5", { x, y }, [], [], 30)).toBe("0.5");
  });
  it("a tap on a car means the car; what is in doubt drives nowhere", () => {
    const cars = points.filter(({ name }) => name === "0.5");
    const { x, y } = pointAt(square, "0.5");
    expect(meant("0.4", { x, y }, lit, cars, 60)).toBe("0.5");
    expect(meant("0.4", { x: x - UNIT / 2, y }, lit, cars, 60)).toBe("0.5");
    expect(meant("0.5", { x: x - UNIT + 2, y }, lit, cars, 60)).toBe("0.4");
  });
  it("arrow keys walk from point to point, also over a gap, and stop at the edge", () => {
    expect(beyond("ArrowUp", pointAt(square, "0.7"), points)).toBe("1.1");
    expect(beyond("ArrowRight", pointAt(square, "0.7"), points)).toBe("0.8");
    expect(beyond("ArrowRight", pointAt(square, "0.6"), points)).toBe("5.4");
    expect(beyond("ArrowLeft", pointAt(square, "0.4"), points)).toBeNull();
    expect(beyond("Enter", pointAt(square, "0.4"), points)).toBeNull();
  });
});
