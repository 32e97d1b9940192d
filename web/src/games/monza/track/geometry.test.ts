// The track on paper: a closed clockwise line, lanes beside it, and borders that line up.
import { describe, expect, it } from "vitest";
import { socketAt, tumbled } from "../dice/tray";
import { clearance, fieldOf, halfRoad, layout, partOf, poseOf, standOf, withRow } from "../layout";
import { oval, winding } from "./circuits";
import { band, distance, edge, lineOf, poseAt } from "./line";
import { scenery } from "./scenery";
import { sorted, spacesOf } from "./track";

const OVAL = {
  length: 60,
  lanes: {
    O: "W3 G2 #4 G4 W2 G6 B2 W4 B4 P4 Y4 #2 P4 W2 R2 G4 W4 P3".split(" "),
    M: "#2 R4 Y2 G4 B2 R2 #4 R2 Y4 P2 Y4 B4 W4 R4 B2 #4 B2 R6 B2".split(" "),
    I: "P3 G4 R4 Y4 P4 W4 G2 B2 R4 #4 P4 Y2 W2 Y4 P4 Y2 #4 G3".split(" "),
  },
};
const LONG = { length: 108, lanes: { O: ["W54", "R54"], M: ["#2", "G106"], I: ["P3", "Y105"] } };
const area = { x: 60, y: 60, w: 580, h: 460 };
const SHAPES = [0.62, 0.8, 1, 1.2, 1.7];

describe("the lanes", () => {
  it("spaces are numbered in driving order and know where they begin and end", () => {
    const spaces = spacesOf(OVAL.lanes);
    expect(spaces.length).toBe(55);
    expect(spaces.find(({ name }) => name === "O7")).toEqual({ name: "O7", lane: 0, colour: "B", begin: 21, end: 23 });
    expect(spaces.filter(({ end }) => end === 60).map(({ name }) => name)).toEqual(["O18", "M19", "I18"]);
  });
  it("letters stand in the order of the dice", () => {
    expect(sorted("WPRBBY")).toBe("RYBBPW");
  });
});

describe.each([
  ["oval", oval(area)],
  ["long", winding(area)],
])("the line of the %s track", (_, corners) => {
  const line = lineOf(corners);
  it("closes, without a jump or a kink", () => {
    for (let t = 0; t < line.length; t += 1) {
      const [a, b] = [poseAt(line, t), poseAt(line, t + 1)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1.001);
      expect(Math.cos(a.heading - b.heading)).toBeGreaterThan(0.99);
    }
    expect(poseAt(line, line.length).x).toBeCloseTo(poseAt(line, 0).x);
  });
  it("is driven clockwise: once round to the right", () => {
    const turns = line.pieces.map(({ bend, length }) => bend * length);
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
    expect(line.pieces.every(({ length }) => length >= 0)).toBe(true);
  });
  it("no bend is too narrow for the road", () => {
    for (const { bend } of line.pieces) expect(!bend || Math.abs(1 / bend) > halfRoad(36)).toBe(true);
  });
});

describe("borders", () => {
  const drawn = layout(OVAL, 1);
  const numbers = (path: string) => path.match(/-?[\d.]+ -?[\d.]+(?=[LAZ]|$)/g)!;
  it("at equal places of neighbouring lanes lie on one line across the road", () => {
    const [outer, middle] = [drawn.byName.get("O7")!, drawn.byName.get("M9")!]; // O7 ends at 23 within M9
    expect(outer.end).toBe(23);
    expect(middle.begin < 23 && 23 < middle.end).toBe(true);
    const across = (left: number) => poseAt(drawn.line, 23 * drawn.unit, left);
    expect(numbers(outer.path)).toContain(`${across(18.5).x.toFixed(2)} ${across(18.5).y.toFixed(2)}`);
    expect(across(60).heading).toBeCloseTo(across(-60).heading);
  });
  it("a band is closed and runs along both edges", () => {
    const path = band(drawn.line, 0, 30, 20, -20);
    expect(path.startsWith(`M${edge(drawn.line, 0, 30, 20)}`)).toBe(true);
    expect(path.endsWith("Z")).toBe(true);
  });
  it("the white field closes the loop", () => {
    expect(drawn.unit * 64).toBeCloseTo(drawn.line.length);
    expect(fieldOf(drawn)).toContain("Z");
    expect(standOf(drawn, "FIN").at - standOf(drawn, "START").at).toBeCloseTo(drawn.line.length);
  });
});

describe.each([OVAL, LONG])("a track of length $length in boxes of any shape", (plan) => {
  it.each(SHAPES)("is whole in %f, with a paddock beside it", (shape) => {
    const drawn = layout(plan, shape);
    expect(drawn.w / drawn.h).toBeCloseTo(shape);
    for (let t = 0; t < drawn.line.length; t += 9) {
      const spot = poseAt(drawn.line, t);
      expect(Math.min(spot.x, spot.y, drawn.w - spot.x, drawn.h - spot.y)).toBeGreaterThan(halfRoad(drawn.lane));
    }
    for (const { x, y, w, h } of [drawn.tray, drawn.sign, drawn.button]) {
      expect(distance(drawn.line, { x: x + w / 2, y: y + h / 2 })).toBeGreaterThan(halfRoad(drawn.lane));
    }
  });
  it("nothing stands on the road or in the paddock", () => {
    const drawn = layout(plan, 1);
    const things = scenery(drawn);
    expect(things.length).toBeGreaterThan(9);
    for (const thing of things) expect(clearance(drawn, thing)).toBeGreaterThanOrEqual(thing.room);
  });
});

describe("cars and dice", () => {
  const drawn = layout(OVAL, 1);
  it("cars on the white field stand side by side", () => {
    const spots = [0, 1, 2, 3].map((seat) => poseOf(drawn, "START", seat));
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
  });
  it("dice come to lie in their sockets, with the thrown face up", () => {
    for (let i = 0; i < 6; i++) expect(tumbled(drawn, i, "P", 1)).toMatchObject({ ...socketAt(drawn, i), face: "P" });
    expect(tumbled(drawn, 0, "P", 0)).not.toMatchObject(socketAt(drawn, 0));
  });
});

describe("a part of the track", () => {
  const whole = layout(OVAL, 1);
  it("holds the spaces it is about, with a rim", () => {
    const { x, y, w, h } = partOf(whole, ["O7", "I9"]);
    for (const name of ["O7", "I9"]) {
      const spot = poseOf(whole, name);
      expect(spot.x).toBeGreaterThan(x + 14);
      expect(spot.x).toBeLessThan(x + w - 14);
      expect(spot.y).toBeGreaterThan(y + 14);
      expect(spot.y).toBeLessThan(y + h - 14);
    }
    expect(w * h).toBeLessThan((whole.w * whole.h) / 4);
  });
  it("is all of it where no space is named", () => {
    expect(partOf(whole, [])).toEqual({ x: 0, y: 0, w: whole.w, h: whole.h });
  });
  it("has the dice in one row under it", () => {
    const row = withRow(whole);
    expect(new Set([0, 1, 2, 3, 4, 5].map((i) => socketAt(row, i).y)).size).toBe(1);
  });
});
