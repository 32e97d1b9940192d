// What The Great Race tells: a next step for every phase, news of one's own crew, a card for everything that can be tapped.
import { describe, expect, it } from "vitest";
import type { Words } from "../../room";
import type { Move, Step, Vehicle, View } from "../view";
import { chosen } from "../desk/actions";
import { dropped, goalsOf, VEHICLE } from "../drags";
import { parts } from "../map/cost";
import { card, crib } from "./cards";
import { news, next } from "./index";
import { spokenMove } from "./spoken";
import { part } from "../../part";

const seen = part<View>;
const choice = (text: string): Move => ({ move: text, clicks: text.split(" "), rule: "", brings: {} });
const choices = (...texts: string[]) => texts.map(choice);
const crew = (name: string, seat: number | null, more: Partial<Vehicle> = {}) =>
  part<Vehicle>({
    ...{ seat, crew: name, at: "COL", home: 21, money: 80, held: 0 },
    fuel: [6, 6],
    engine: [5, 5],
    chassis: [6, 6],
    ...more,
  });
const view = seen({
  ...{ seat: 0, turn: 0, start: "COL", finish: "CAP", steps: 3, last: [], slots: [] },
  phase: "turn",
  mode: "race",
  direction: "NS",
  vehicles: [crew("FR", 0), crew("GB", 1)],
  tiles: { "1.1": "FMM" },
  ...{ bag: { F: 2, FD: 2 }, tiles_out: {}, deck: 40, trail: [], routes: [{ one: "NOU", other: "DAK", price: 40 }] },
  map: [
    {
      id: "COL",
      near: "COL",
      side: "at",
      row: 0,
      column: 2,
      level: 1,
      risk: false,
      town: { name: "", colour: "purple", cards: 0 },
    },
    {
      id: "NOU",
      near: "NOU",
      side: "at",
      row: 3,
      column: 0,
      level: 2,
      risk: false,
      town: { name: "", colour: "blue", cards: 2 },
    },
    { id: "1.1", near: "COL", side: "SW", row: 1, column: 1, level: 2, risk: true, town: null },
    { id: "2.0", near: "NOU", side: "NW", row: 2, column: 0, level: 2, risk: false, town: null },
  ],
  options: { leaders: "book", mechanic_spaces: 3 },
});
const asked = (phase: View["phase"], moves: string[], clicks: string[] = []) =>
  next({ view: { ...view, phase }, clicks, choices: choices(...moves) });

const toTown: Move = {
  ...choice("go NOU"),
  step: { space: "NOU", fuel: 0, mechanics: 0, danger: 0, stop: 0, blind: null },
};
const read: Words = (id, facts = {}) => [id, ...Object.values(facts)].join(" ");

describe("a step into a town", () => {
  it("says beforehand that the drive ends there, as a sign too", () => {
    expect(spokenMove(toTown, read)).toBe("spoken-pair map-drive spoken-town");
    expect(parts(toTown.step!)).toEqual([{ kind: "S", word: null, n: 1 }]);
  });
});

describe("the next step", () => {
  it("is named in every phase in which somebody decides", () => {
    expect(asked("take", ["take 1", "take 2"])?.id).toBe("next-take");
    expect(asked("take", ["take 1"])?.id).toBe("next-take-last");
    expect(asked("plan", ["plan FPMME"])?.id).toBe("next-plan");
    expect(asked("lay", ["lay F 1.1", "lay FM 1.1"])?.id).toBe("desk-lay-which");
    expect(asked("lay", ["lay F 1.1"])?.id).toBe("desk-lay-where");
    expect(asked("drive", ["go 1.1", "halt"])).toEqual({ id: "next-drive", facts: { steps: 3, town: 0 } });
    expect(next({ view: { ...view, phase: "drive" }, clicks: [], choices: [toTown] })?.facts).toEqual({
      steps: 3,
      town: 1,
    });
    expect(asked("drop", ["drop CAN"])).toEqual({ id: "next-drop", facts: { held: 0, chassis: 6 } });
    for (const [phase, move] of [
      ["back", "back F"],
      ["winch", "nowinch"],
      ["hit", "hit e"],
      ["danger", "accept"],
    ] as const)
      expect(asked(phase, [move])).toEqual({ id: "desk-ask", facts: { phase } });
  });
  it("of a turn says what may come before an assistant", () => {
    const before = (...moves: string[]) => asked("turn", [...moves, "fund", "pass"])?.facts?.before;
    expect(before("buy 1", "play TEL")).toBe("both");
    expect(before("buy 1")).toBe("petrol");
    expect(before("play TEL")).toBe("cards");
    expect(before()).toBe("none");
    expect(asked("turn", ["pass"])?.id).toBe("next-pass");
  });
  it("goes on with what was chosen", () => {
    expect(asked("turn", ["drive 1.1"], ["drive"])?.id).toBe("next-drive-to");
    expect(asked("turn", ["clear 1.1"], ["clear"])?.id).toBe("next-clear");
    expect(asked("turn", ["play GUIDE clear 1.1"], ["play", "GUIDE", "clear"])?.id).toBe("next-clear");
    expect(asked("turn", ["play DNG P2 e"], ["play", "DNG"])?.id).toBe("next-strike");
    expect(asked("turn", ["play PARTS e"], ["play", "PARTS"])).toEqual({ id: "next-card", facts: { card: "PARTS" } });
    expect(asked("lay", ["lay F 1.1"], ["lay", "F"])?.id).toBe("desk-lay-where");
    expect(asked("lay", ["lay F 1.1", "lay FM 1.1"], ["lay"])?.id).toBe("desk-lay-which");
  });
  it("of an assistant or a card that was taken up is what it shall do", () => {
    const holding = (held: string, ...moves: string[]) =>
      next({ view, clicks: [], choices: choices(...moves, "pass"), held });
    expect(holding("role:P", "scout", "fetch")).toEqual({ id: "next-role", facts: { role: "P" } });
    expect(holding("role:E", "fund")?.id).toBe("desk-no-action");
    expect(holding("card:PARTS", "play PARTS e")).toEqual({ id: "next-card", facts: { card: "PARTS" } });
    expect(holding("card:DNG", "play DNG P2 e")?.id).toBe("next-strike");
    expect(
      next({ view: { ...view, phase: "drop" }, clicks: [], choices: choices("drop CAN"), held: "card:CAN" })?.id,
    ).toBe("next-drop");
  });
});

describe("the news", () => {
  const waiting = { ...view, turn: 1 };
  const hurt = part<Step>({ seat: 0, path: ["COL"], fell: ["COL"], lost: [0, 1] });
  it("is what others did to our vehicle, told once", () => {
    const now = { ...view, trail: [hurt] };
    expect(news(waiting, now)).toEqual([{ id: "news-hurt", facts: { engine: 0, chassis: 1 } }]);
    const twice = { ...view, trail: [hurt, { ...hurt, lost: [2, 1] }] };
    expect(news(waiting, twice)).toEqual([{ id: "news-hurt", facts: { engine: 2, chassis: 2 } }]);
    expect(news({ ...now, turn: 1 }, { ...now, turn: 1 })).toEqual([]);
    expect(news(null, now)).toEqual(news(waiting, now));
    expect(news(waiting, { ...view, trail: [{ ...hurt, seat: 1 }] })).toEqual([]);
  });
  it("is danger that threatens, cards that went, and the last round", () => {
    expect(news(waiting, { ...view, phase: "danger" })).toEqual([{ id: "news-danger" }]);
    const rich = { ...waiting, vehicles: [crew("FR", 0, { held: 2 })] };
    expect(news(rich, view)).toEqual([{ id: "news-cards", facts: { cards: 2 } }]);
    expect(news(waiting, { ...view, last_round: true })).toEqual([{ id: "told-last-round" }]);
  });
  it("is what an own step into the unknown has turned up and taken, the share of the risk area too", () => {
    const last = [
      { actor: 0, text: "drive 1.1" },
      { actor: -1, text: "bag:FMM" },
    ];
    const paid: View = {
      ...view,
      phase: "hit",
      last,
      vehicles: [crew("FR", 0, { at: "1.1", fuel: [4, 6] }), crew("GB", 1)],
    };
    const space = { near: "COL", side: "SW", tile: "FMM" };
    expect(news(view, paid)).toEqual([{ id: "news-found", facts: { ...space, fuel: 2, paid: "risk" } }]);
    expect(news(null, paid)).toEqual(news(view, paid)); // after a reload too
    expect(news(view, { ...view, last })).toEqual([{ id: "news-found", facts: { ...space, fuel: 0, paid: "none" } }]);
    expect(news(view, { ...paid, last: last.slice(0, 1) })).toEqual([]);
  });
});

describe("what clicks have chosen", () => {
  it("is a tile, a card or the assistant that acts, and has a card", () => {
    for (const [clicks, thing] of [
      ["lay FM", "tile:FM"],
      ["play CAN", "card:CAN"],
      ["drop CAN", "card:CAN"],
      ["drive", "role:M"],
      ["clear", "role:E"],
    ] as const) {
      expect(chosen(clicks.split(" "))).toBe(thing);
      expect(card(thing, view), thing).not.toBe(null);
    }
    expect(chosen(["go", "1.1"])).toBe(null);
  });
});

describe("a card", () => {
  const ids = (thing: string) => card(thing, view)?.lines.map(({ id }) => id);
  it("says of a tile that its symbols are costs, with the rule of each", () => {
    expect(card("1.1", view)!.lines.map(({ id, rule }) => `${id} ${rule}`)).toEqual([
      "about-symbol-F G8.3",
      "about-symbol-M G8.5",
      "about-risk G8.4",
      "about-tile-stays G7.5",
    ]);
  });
  it("says of a town what it gives, where one sails from it, and who is there", () => {
    expect(ids("NOU")).toContain("about-route");
    expect(ids("NOU")).toContain("about-town-cards");
    expect(
      card("COL", view)!
        .lines.filter(({ id }) => id === "about-here")
        .map(({ facts }) => facts!.crew),
    ).toEqual(["FR", "GB"]);
  });
  it("says of an empty space what may lie there", () => {
    expect(card("2.0", view)!.lines.find(({ id }) => id === "about-odds")!.facts).toEqual({
      fuel: 1,
      mechanics: 0,
      danger: 50,
      stop: 0,
    });
  });
  it("lies behind everything on the crib sheet, in a game", () => {
    for (const thing of crib
      .flatMap(({ things }) => things)
      .filter((one) => !["crew:T", "estienne", "powers"].includes(one))) {
      expect(card(thing, view)!.lines.length, thing).toBeGreaterThan(0);
    }
  });
  it("of a rival tells what all can see, of a card face down nothing", () => {
    expect(ids("crew:GB")).toEqual(["about-stands", "about-gauges", "about-purse-hand", "about-leader-off"]);
    expect(ids("card:back")).toEqual(["about-back"]);
    expect(card("crew:T", view)).toBe(null);
  });
});

describe("drags", () => {
  const moves = choices("drive 1.1", "clear 1.1", "play CAN", "play DNG P2 e", "play DNG P2 c", "lay F 1.1", "take 2");
  const spaces = { FR: "0.2", GB: "1.2" };
  const table = { moves, targets: new Map([["1.1", moves.slice(0, 2)]]), crews: ["FR", "GB"], spaces, own: "0.2" };
  it("carry a vehicle and a tile to spaces, cards to the own desk or vehicle and danger to a rival's", () => {
    expect(goalsOf(VEHICLE, table)).toEqual(["1.1"]);
    expect(goalsOf("tile:F", table)).toEqual(["1.1"]);
    expect(goalsOf("card:CAN", table)).toEqual(["own-desk", "0.2"]);
    expect(goalsOf("card:DNG", table)).toEqual(expect.arrayContaining(["crew:GB", "1.2"]));
    expect(goalsOf("slot:2", table)).toEqual(["own-desk", "0.2"]);
    expect(goalsOf("card:TEL", table)).toEqual([]);
  });
  it("make the move that is meant, or ask which", () => {
    expect(dropped("tile:F", "1.1", table)).toEqual({ take: moves[5] });
    expect(dropped("card:CAN", "own-desk", table)).toEqual({ take: moves[2] });
    expect(dropped("card:DNG", "crew:GB", table)).toEqual({ open: "DNG" });
    expect(dropped("slot:2", "own-desk", table)).toEqual({ take: moves[6] });
    expect(dropped("slot:2", "0.2", table)).toEqual({ take: moves[6] });
    expect(dropped("card:CAN", "0.2", table)).toEqual({ take: moves[2] });
    const strike = { ...table, moves: choices("play DNG P2 e") };
    for (const place of ["1.2", "crew:GB", "own-desk"])
      expect(dropped("card:DNG", place, strike)).toEqual({ take: strike.moves[0] });
    expect(dropped(VEHICLE, "1.1", table)).toEqual({ choose: "1.1" });
  });
});
