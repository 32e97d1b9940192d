// The map: where hexagons lie, how one walks, where vehicles stand, and what a tap on a space means.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { askedOf, kindOf, isDecided, targetsOf } from "./choices";
import { placeVehicles } from "./vehicles";
import { parts } from "./cost";
import { atlasOf, beside, centre, fan, FIELD, HIGH, levelOf, PITCH, seaRoute, spaceAt, TIP, walk, WIDE } from "./geometry"; // prettier-ignore
import { isHard, symbols } from "./tiles";
import type { Move, Space, Vehicle, View } from "../view";
import { part } from "../../part";

const seen = part<View>;
const DRAWN = readFileSync("../ludothek/games/great_race/board/africa.txt", "utf8").trimEnd().split("\n");

/** As the server draws it: a row's number and level, then its spaces, odd rows half a space east. */
const africa = DRAWN.flatMap((line): Space[] => {
  const [row, level] = [Number(line.slice(0, 2)), Number(line[3])];
  return [...line.slice(6).matchAll(/\S+/g)].map(({ 0: mark, index }) => {
    const column = (index - 2 * (row % 2)) / 4;
    const named = { near: "COL", side: "E" }; // the server says it
    const town = mark.length === 3 ? ({ name: mark, colour: "blue", cards: 1 } as const) : null;
    return { id: town ? mark : `${row}.${column}`, ...named, row, column, level, risk: mark === "#", town };
  });
});
const atlas = atlasOf(africa);
const space = (id: string) => atlas.get(id)!;
const ids = (spaces: Space[]) => spaces.map(({ id }) => id);

describe("the map", () => {
  it("has 99 spaces, all of them on the sheet", () => {
    expect(atlas.size).toBe(99);
    for (const one of africa) {
      const { x, y } = centre(one);
      expect(x).toBeGreaterThanOrEqual(FIELD.x + PITCH / 2);
      expect(x).toBeLessThanOrEqual(WIDE - PITCH / 2);
      expect(y).toBeGreaterThanOrEqual(FIELD.y);
      expect(y).toBeLessThanOrEqual(HIGH - TIP / 2);
    }
  });

  it("X17: Colomb-Béchar and 1.1 have the neighbours of the example", () => {
    expect(ids(beside(space("COL"), atlas)).sort()).toEqual(["0.1", "0.3", "1.1", "1.2"]);
    expect(ids(beside(space("1.1"), atlas)).sort()).toEqual(["0.1", "1.0", "1.2", "2.1", "2.2", "COL"]);
  });

  it("neighbours lie at one distance, whatever the row", () => {
    const far = (a: Space, b: Space) => Math.hypot(centre(a).x - centre(b).x, (centre(a).y - centre(b).y) * 1.14);
    for (const one of africa) for (const other of beside(one, atlas)) expect(far(one, other)).toBeCloseTo(PITCH, 0);
  });

  it("knows the space under a spot, and none in the sea", () => {
    for (const one of africa) expect(spaceAt(centre(one), atlas)).toBe(one);
    expect(spaceAt({ x: 100, y: 700 }, atlas)).toBeNull();
  });

  it("is walked by what is seen, and one stays at the edge", () => {
    expect(walk(space("3.1"), "ArrowLeft", atlas)?.id).toBe("NOU");
    expect(walk(space("NOU"), "ArrowLeft", atlas)?.id).toBe("NOU");
    expect(walk(space("3.1"), "Home", atlas)?.id).toBe("NOU");
    expect(walk(space("3.1"), "End", atlas)?.id).toBe("3.4");
    expect(walk(space("0.1"), "ArrowUp", atlas)?.id).toBe("0.1");
    expect(walk(space("CAP"), "ArrowDown", atlas)?.id).toBe("CAP");
    expect(walk(space("3.1"), "x", atlas)).toBeNull();
  });

  it("can be walked to every space, and down and up again", () => {
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    const seen = new Set(["COL"]);
    for (const id of seen) for (const key of keys) seen.add(walk(space(id), key, atlas)!.id);
    expect(seen.size).toBe(99);
  });

  it("counts levels in the direction of travel", () => {
    expect([levelOf(space("COL"), "NS"), levelOf(space("COL"), "SN"), levelOf(space("CAP"), "SN")]).toEqual([1, 9, 1]);
  });

  it("sea routes bend away from the land and begin and end in their ports", () => {
    const { along, middle } = seaRoute(space("LIB"), space("LUA"));
    expect(along(0)).toEqual(centre(space("LIB")));
    expect(along(1)).toEqual(centre(space("LUA")));
    expect(middle.x).toBeLessThan(centre(space("LIB")).x - 30);
    expect(seaRoute(space("DAR"), space("BEI")).middle.x).toBeGreaterThan(centre(space("BEI")).x + 30);
  });
});

describe("vehicles", () => {
  const vehicle = (crew: string, at: string | null) => part<Vehicle>({ seat: 0, crew, at });

  it("stand apart where they share a space, each in a place of its own", () => {
    for (const count of [1, 2, 3, 4, 5]) {
      const spots = fan(count).map(({ x, y }) => `${x} ${y}`);
      expect(new Set(spots).size).toBe(count);
    }
  });

  it("keep their number; who has left is not shown, who is under way is drawn last", () => {
    const all = [vehicle("FR", "1.1"), vehicle("GB", "1.1"), vehicle("BE", null)];
    expect(placeVehicles(all, [], atlas).map(({ number }) => number)).toEqual(["1", "2"]);
    const hop = { vehicle: 0, from: "COL", to: "1.1", sea: false, part: 0 };
    const under = placeVehicles(all, [hop], atlas);
    expect(under.map(({ crew }) => crew)).toEqual(["GB", "FR"]);
    expect(under[1]!.x).toBeCloseTo(centre(space("COL")).x);
  });

  it("sail along the drawn arc in both directions", () => {
    const south = { vehicle: 0, from: "NOU", to: "DAK", sea: true, part: 0.25 };
    const north = { ...south, from: "DAK", to: "NOU", part: 0.75 };
    const at = (hop: typeof south) => placeVehicles([vehicle("T", hop.to)], [hop], atlas)[0]!;
    expect(at(south).x).toBeCloseTo(at(north).x);
    expect(at(south).y).toBeCloseTo(at(north).y);
  });
});

describe("tiles and costs", () => {
  it("show each symbol with its count", () => {
    expect(symbols("FMMS")).toEqual([{ kind: "F", count: 1 }, { kind: "M", count: 2 }, { kind: "S", count: 1 }]); // prettier-ignore
    expect(["FF", "FMS"].map(isHard)).toEqual([false, true]);
  });

  it("tell what a step costs, and of the unknown what it costs on average", () => {
    const step = { space: "1.1", fuel: 2, mechanics: 0, danger: 1, stop: 0, blind: null };
    expect(parts(step)).toEqual([{ kind: "F", word: "map-costs", n: 2 }, { kind: "D", word: null, n: 1 }]); // prettier-ignore
    const blind = { fuel: 1.55, mechanics: 0.77, danger: 0.15, stop: 0.133 };
    expect(parts({ ...step, blind }).map(({ n }) => n)).toEqual([1.6, 0.8, 15, 13]);
  });
});

describe("what a tap means", () => {
  const move = (text: string): Move => ({ move: text, clicks: text.split(" "), rule: "G8.1", brings: {} });
  const moves = ["drive 1.1", "clear 1.1", "drive NOU", "sail DAK", "play GUIDE clear 1.1", "play CAN", "fund", "take 3"].map(move); // prettier-ignore

  it("finds what can be done in each space", () => {
    const found = targetsOf(moves, atlas);
    expect([...found.keys()]).toEqual(["1.1", "NOU", "DAK"]);
    expect(found.get("1.1")!.map(kindOf)).toEqual(["drive", "clear", "guide"]);
  });

  it("asks about a space that nothing reaches in the words of the moment", () => {
    expect(askedOf("9.5", seen({ phase: "turn" }), [])).toBe("9.5"); // what it is
    expect(askedOf("9.5", seen({ phase: "drive" }), [])).toBe("go 9.5");
    expect(askedOf("9.5", seen({ phase: "lay", drawn: { FM: 1, F: 1 } }), [])).toBe("lay FM 9.5");
    expect(askedOf("9.5", seen({ phase: "turn" }), ["clear"])).toBe("9.5");
  });

  it("is clear once the action is decided", () => {
    expect(isDecided(seen({ phase: "turn" }), [])).toBe(false);
    expect(isDecided(seen({ phase: "turn" }), ["drive"])).toBe(true);
    expect(isDecided(seen({ phase: "drive" }), [])).toBe(true);
    expect(isDecided(seen({ phase: "lay", drawn: { FM: 1, F: 1 } }), [])).toBe(false);
  });
});
