// What Monza tells: the next step in every state of a turn, and a card for everything that can be tapped.
import { describe, expect, it } from "vitest";
import { part } from "../../part";
import type { Move, View } from "../view";
import { attempt, card, crib, theirs } from "./cards";
import { next } from ".";

const seen = part<View>;

describe("next", () => {
  const told = (view: Partial<View>, clicks: string[], moves: Partial<Move>[]) => next({ view: seen(view), clicks, choices: moves as Move[] })?.id; // prettier-ignore
  it("names the act in every state", () => {
    const [dieHere, again, stop] = [{ kind: "die" }, { kind: "reroll" }, { kind: "stop" }] as Partial<Move>[];
    expect(told({}, [], [dieHere!])).toBe("next-lay");
    expect(told({}, [], [dieHere!, again!])).toBe("next-lay-or-again");
    expect(told({}, [], [dieHere!, stop!])).toBe("next-lay-or-stop");
    expect(told({}, ["W"], [{ kind: "lift", colour: "W" }])).toBe("next-die");
    expect(told({}, ["+P"], [{ kind: "tile", colour: "P" }])).toBe("next-tile");
    expect(told({}, [], [{ kind: "tile" }, stop!])).toBe("next-no-die");
    expect(told({}, [], [{ kind: "tile" }, { kind: "turbo" }])).toBe("next-all-laid");
    expect(told({ turbo: true }, [], [dieHere!, stop!])).toBe("next-turbo");
    expect(told({}, [], [{ kind: "step" }, { kind: "decline" }])).toBe("next-step");
  });
});

describe("cards", () => {
  const lanes = { O: "W3 G2 #4 G4".split(" "), M: "#2 R4 Y2 G4 B2".split(" "), I: "P3 G4 R4 Y4".split(" ") };
  const view = seen({ lanes, length: 60, cars: ["O4", "O2", "START"], colours: [..."GBR"], home: [], round: 2, first: 0, tiles: null, choices: [], dice: "RW", laid: [] }); // prettier-ignore
  const ids = (thing: string, shown = view) => card(thing, shown)?.lines.map(({ id }) => id) ?? [];
  it("everything on the crib sheet has one", () => {
    for (const thing of crib.flatMap(({ things }) => things))
      expect(card(thing, view)?.lines.length).toBeGreaterThan(0);
  });
  it("a car says where it would be moved back to: over tyres and past others (M5.2)", () => {
    expect(card("O4", view)?.lines[0]).toMatchObject({ facts: { to: "O", colour: "W" }, rule: "M5.2" });
    expect(card("O4", view)?.title.facts).toEqual({ side: "G" });
    expect(card("O2", { ...view, cars: ["O1", "O2"] })?.lines[0]).toMatchObject({ facts: { to: "START" }, rule: "M5.3" }); // prettier-ignore
  });
  it("a space says what lies ahead of it", () => {
    expect(
      card("O1", view)
        ?.lines.map(({ facts }) => facts)
        .slice(0, 2),
    ).toEqual([
      { lane: "O", colour: "G" },
      { lane: "M", colour: "R" },
    ]);
    expect(ids("O3")).toEqual(["card-tyre-closed"]);
    expect(ids("FIN")).toContain("card-field-finish");
    expect(card("O9", view)).toBeNull();
  });
  it("none names a space by a code, for the board shows none", () => {
    const things = [
      ...["O", "M", "I"].flatMap((lane) => [1, 2, 3, 4, 5].map((n) => `${lane}${n}`)),
      "W",
      "FIN",
      "car:0",
    ];
    const mine = seen({ ...view, choices: [{ kind: "lift", colour: "W", space: "O1", clicks: ["W", "O1"] }] });
    const cards = things.flatMap((thing) => card(thing, mine) ?? []);
    const facts = cards
      .flatMap(({ title, lines }) => [title, ...lines])
      .flatMap((line) => Object.values(line.facts ?? {}));
    expect(facts.filter((fact) => /\b[OMI]\d+\b/.test(String(fact)))).toEqual([]);
  });
  it("a die or tile that we could use but that fits nowhere has none: the referee says why", () => {
    const mine = seen({ ...view, choices: [{ kind: "lift", colour: "W", space: "O1", clicks: ["W", "O1"] }] });
    expect(card("W", mine)?.lines[0]?.facts).toEqual({ to: "O" });
    expect([card("R", mine), card("+R", mine)]).toEqual([null, null]);
    expect([ids("die:R", mine).length, ids("+R").length]).toEqual([2, 3]);
  });
  it("a die of a throw that is over says that nobody can use it", () => {
    expect(ids("die:R", seen({ ...view, dice: "", thrown: { dice: "RRGGBB" } }))[0]).toBe("card-die-spent");
  });
});

describe("a place on which another car stands", () => {
  const view = part<View>({ seat: 0, cars: ["O4", "O2"] });
  it("is theirs, so that a click that cannot go there shows its card and does not scold", () => {
    expect(["O4", "O2", "O1"].map((place) => theirs(place, view))).toEqual([false, true, false]);
    expect(theirs("O4", { ...view, seat: null })).toBe(true);
  });
});

it("a click on a die, a tile or a free space is an attempt, one on a car is none", () => {
  const view = part<View>({ cars: ["O1", "START"], lanes: { O: ["W3", "G2"], M: [], I: [] } });
  expect(["W", "+R", "O2", "O1", "O9", "die:W"].map((thing) => attempt(thing, view))).toEqual([
    ...[true, true, true, false, false, false],
  ]);
});
