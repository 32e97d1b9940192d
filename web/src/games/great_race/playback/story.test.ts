// What is shown between two views: a drive, a tile that turns over, and T's steps one after the other.
import { describe, expect, it } from "vitest";
import { answered, stepsOfT, FRAME, squares, steps, story, unfold } from "./story";
import type { Row, AutomaRow, Vehicle, View } from "../view";
import { part } from "../../part";

const seen = part<View>;
const car = (crew: string, at: string | null, more: Partial<Vehicle> = {}) => part<Vehicle>({ seat: 0, crew, at, fuel: [6, 6], engine: [6, 6], ...more }); // prettier-ignore
const row = (actor: number, text: string): Row => ({ actor, text });
const told = (text: string, facts: AutomaRow["facts"] = {}): AutomaRow => ({ actor: "T", text, rule: "G17.3", message: "told-go", facts, others: {}, why: {}, places: {} }); // prettier-ignore
const torpedo = (figure: number, goal: string, way: string[]) => ({ figure, goal, way });
const before = seen({
  ply: 7,
  round: 1,
  mode: "solo",
  vehicles: [car("FR", "COL"), car("T", "COL")],
  tiles: { "1.1": "FM" },
  torpedo: torpedo(0, "NOU", ["COL", "1.1", "2.1", "NOU"]),
  last: [row(0, "plan FPMME")],
});

// X03: T goes over FM and FS, where the stop symbol holds it; before that it has laid FS
const rowsOfT = [
  told("T lay FS 2.1", { tile: "FS", value: 2, space: "2.1" }),
  told("T go 1.1", { space: "1.1", tile: "FM", fuel: 5, mechanics: 5, risk: 0, stopped: 0 }),
  told("T go 2.1", { space: "2.1", tile: "FS", fuel: 3, mechanics: 5, risk: 1, stopped: 1 }),
];
const view = seen({
  ...before,
  ply: 10,
  vehicles: [car("FR", "1.2"), car("T", "2.1", { fuel: [3, 6], engine: [5, 6] })],
  tiles: { "1.1": "FM", "1.2": "F", "2.1": "FS" },
  torpedo: torpedo(2, "NOU", ["2.1", "NOU"]),
  last: [row(0, "drive 1.2"), row(-1, "bag:F"), row(-1, "bag:FS"), ...rowsOfT],
});

describe("X03: the player drives, then T lays a tile and goes two steps", () => {
  const whole = story(before, view);

  it("the player's tile turns over and the vehicle drives before T does anything", () => {
    expect(whole.hops).toEqual([{ vehicle: 0, from: "COL", to: "1.2", sea: false }]);
    expect(whole.turned).toEqual(["1.2"]);
    expect(whole.opening).toBe(2.5);
  });

  it("T's steps come one after the other, and the last one leads to the view", () => {
    const spots = whole.shown.map(({ vehicles }) => vehicles[1]!.at);
    expect(spots).toEqual(["COL", "COL", "1.1", "2.1"]);
    expect(whole.shown.map(({ tiles }) => Object.keys(tiles).length)).toEqual([2, 3, 3, 3]);
    expect(whole.shown.map(({ vehicles }) => vehicles[1]!.fuel[0])).toEqual([6, 6, 5, 3]);
    expect(whole.shown.map(({ way }) => way.length)).toEqual([4, 4, 3, 2]);
    expect(whole.shown.at(-1)).toMatchObject({ vehicles: view.vehicles, tiles: view.tiles });
    expect(steps(before, view)).toBe(2.5 + 3 * FRAME);
  });

  it("is not told again with what comes after it", () => {
    const next = { ...view, ply: 11, last: [...view.last, row(-1, "deck:CAN")] };
    expect(story(view, next)).toMatchObject({ frames: [], hops: [], steps: 0 });
  });

  it("is not told again when the next move is taken back", () => {
    const bought = { ...view, ply: 11, last: [row(0, "buy 1")] };
    expect(stepsOfT(bought, { ...view, ply: 12 })).toEqual([]);
  });

  it("without a view before, everything stands where it is, and what T did is told", () => {
    const { frames, hops, turned, shown } = story(null, view);
    expect({ frames, hops, turned }).toEqual({ frames: rowsOfT, hops: [], turned: [] });
    expect(shown.map(({ vehicles }) => vehicles[1]!.at)).toEqual(["2.1", "2.1", "2.1", "2.1"]);
    expect(story(null, before)).toMatchObject({ frames: [], steps: 0 });
  });

  it("T has answered the last choice, or not", () => {
    expect(answered(view)).toBe(true);
    expect(answered(before)).toBe(false);
  });
});

describe("other steps", () => {
  const after = (...rowsOfT: AutomaRow[]) => unfold(before, { ...view, last: rowsOfT }, rowsOfT);
  const stay = told("T stay", { fuel: 4, mechanics: 1, space: "1.2", tile: "FFFM" });

  it("a tile that T cannot pay stays, and so does T", () => {
    const [, shown] = after(stay, told("T goal NOU", { town: "NOU" }));
    expect(shown).toMatchObject({ tiles: { "1.2": "FFFM" } });
    expect(shown!.vehicles[1]).toMatchObject({ at: "COL", fuel: [4, 6], engine: [1, 6] });
  });

  it("gains are added, a new goal has no way yet", () => {
    const [, gained, aimed] = after(
      told("T gains -2+0", { fuel: -2, mechanics: 0 }),
      told("T goal DAK", { town: "DAK" }),
      stay,
    );
    expect(gained!.vehicles[1]!.fuel).toEqual([4, 6]);
    expect(aimed).toMatchObject({ goal: "DAK", way: [] });
  });

  it("T in a port goes by sea", () => {
    const [, sailed] = after(told("T sail LUA", { town: "LUA", figure: 2 }), stay);
    expect(sailed!.vehicles[1]!.at).toBe("LUA");
  });

  it("a rival that sails is seen at sea", () => {
    const race = seen({ ...before, mode: "race", torpedo: null, vehicles: [car("FR", "NOU"), car("GB", "COL")] });
    const sailed = { ...race, ply: 8, vehicles: [car("FR", "DAK"), car("GB", "COL")], last: [row(0, "sail DAK")] };
    expect(story(race, sailed).hops).toEqual([{ vehicle: 0, from: "NOU", to: "DAK", sea: true }]);
  });

  it("a row of the log concerns the spaces in its facts", () => {
    expect(squares({ space: "1.1", tile: "FM", town: "NOU", crew: "FR", fuel: 3 })).toEqual(["1.1", "NOU"]);
  });
});
