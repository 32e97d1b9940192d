// Who sits where, and what the server is then asked for.
import { describe, expect, it } from "vitest";
import type { GameCard } from "../protocol";
import {
  asked,
  defaults,
  firstPlan,
  forChildren,
  ours,
  presetOf,
  request,
  seatAs,
  seatsWith,
  withOptions,
  withPreset,
  withSeats,
} from "./plan";
import { matters, offered } from "./offer";
import { hadBySeats } from "./sides";

const card: GameCard = {
  key: "tactix",
  version: 1,
  seats: [2],
  options: [
    {
      name: "board",
      values: ["9x9", "9x8"],
      rule: "T1.1",
      longest: 0,
      seats: {},
      needs: {},
      excludes: [],
      each: [],
      names_seat: false,
      feature: null,
    },
    {
      name: "king_captures",
      values: [true, false],
      rule: "T4.4",
      longest: 0,
      seats: {},
      needs: {},
      excludes: [],
      each: [],
      names_seat: false,
      feature: null,
    },
  ],
  presets: { duell: { board: "9x8", king_captures: false } },
  levels: 4,
  features: [],
};

describe("the set-up", () => {
  it("first offers me against a friendly bot", () => {
    expect(request(firstPlan(card), "Ada").seats).toEqual([
      { kind: "person", name: "Ada" },
      { kind: "bot", level: 2 },
    ]);
  });

  it("lets me take the other colour: the bot changes places with me", () => {
    const plan = seatAs(firstPlan(card), 1, "me");
    expect(plan.places.map((place) => place.who)).toEqual(["bot", "me"]);
  });

  it("knows whether the options are those of a preset", () => {
    const plan = firstPlan(card);
    expect(presetOf(plan, card)).toBeNull();
    expect(presetOf(withPreset(plan, card, "duell"), card)).toBe("duell");
    expect(presetOf({ ...plan, options: { board: "9x8", king_captures: true } }, card)).toBeUndefined();
  });

  it("offers laps from the fewest to the most, though three of them are chosen", () => {
    const laps = { ...card.options[0]!, name: "laps", values: [3, 1, 2, 4, 5, 6] };
    expect(offered(laps, 2)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(firstPlan({ ...card, options: [laps] }).options).toEqual({ laps: 3 });
    expect(offered(card.options[0]!, 2)).toEqual(["9x9", "9x8"]);
  });

  it("offers only seats that are there as the one that starts, and forgets one that is gone", () => {
    const starter = { ...card.options[0]!, name: "first_seat", values: [0, 1, 2, 3], names_seat: true, feature: null };
    const race = { ...card, seats: [2, 3, 4], options: [starter] };
    expect([2, 3, 4].map((seats) => offered(starter, seats).length)).toEqual([2, 3, 4]);
    const four = withOptions(race, withSeats(race, firstPlan(race), 4), { first_seat: 3 });
    expect(four.options).toEqual({ first_seat: 3 });
    expect(withSeats(race, four, 3).options).toEqual({ first_seat: 0 });
    const three = withOptions(race, four, { first_seat: 2 });
    expect(withSeats(race, three, 3).options).toEqual({ first_seat: 2 });
  });

  it("takes the options of an address where it can read them", () => {
    const circuit = {
      name: "circuit",
      values: ["square", "oval"],
      rule: "V2.2",
      longest: 6,
      seats: {},
      needs: {},
      excludes: [],
      each: [],
      names_seat: false,
      feature: null,
    };
    const race = { ...card, options: [...card.options, circuit] };
    expect(asked("?game=victory&circuit=oval&king_captures=false", race)).toEqual({
      circuit: "oval",
      king_captures: false,
    });
    expect(asked("?circuit=RRRR", race)).toEqual({ circuit: "RRRR" });
    expect(asked("?circuit=RRRRRRRR&board=8x8&laps=3&circuits=x", race)).toEqual({});
    const sided = { ...card, options: [{ ...circuit, name: "sides", values: ["any"], each: ["R", "Y", "G"] }] };
    expect(["G,R", "R,R", "R,X"].map((sides) => asked(`?sides=${sides}`, sided).sides)).toEqual(["G,R", undefined, undefined]); // prettier-ignore
    expect(withOptions(sided, firstPlan(sided), { sides: "G,Y,R" }).options.sides).toBe("G,Y"); // two play
  });

  it("keeps the seats of this screen, not those sent away by link", () => {
    const made = {
      table: "x",
      watch: "w",
      seats: [
        { seat: 0, kind: "person" as const, token: "a" },
        { seat: 1, kind: "open" as const, token: "b" },
      ],
    };
    expect(ours(seatAs(firstPlan(card), 1, "link"), made)).toEqual([{ seat: 0, token: "a" }]);
  });

  it("fills new seats with bots", () => {
    expect(withSeats(card, firstPlan(card), 4).places.map((place) => place.who)).toEqual(["me", "bot", "bot", "bot"]);
  });

  it("offers as many seats as the chosen options allow", () => {
    const mode = {
      name: "mode",
      values: ["race", "solo"],
      rule: "G15.1",
      longest: 0,
      needs: {},
      excludes: [],
      each: [],
      names_seat: false,
      feature: null,
    };
    const legacy = {
      name: "legacy",
      values: [true, false],
      rule: "G21.1",
      longest: 0,
      seats: {},
      excludes: [],
      each: [],
      names_seat: false,
      feature: null,
    };
    const options = [
      { ...mode, seats: { race: [2, 3], solo: [1] } },
      { ...legacy, needs: { mode: ["solo"] } },
    ];
    const race: GameCard = { ...card, key: "great_race", seats: [2, 3, 1], options, presets: {} };
    const solo = withOptions(race, withSeats(race, firstPlan(race), 3), { mode: "solo" });
    expect(solo.places.map((place) => place.who)).toEqual(["me"]);
    expect(withOptions(race, solo, { mode: "race" }).places).toHaveLength(2);
    expect(seatsWith(race, { mode: "race" })).toEqual([2, 3]);
    expect([matters(options[1]!, { mode: "race" }), matters(options[1]!, solo.options)]).toEqual([false, true]);
  });

  it("keeps what seats chose for themselves when the number of players or the variant changes", () => {
    const sides = { ...card.options[0]!, name: "sides", values: ["any"], longest: 20, each: ["R", "Y", "G", "B"] };
    const race: GameCard = { ...card, seats: [2, 3, 4], options: [...card.options, sides] };
    const three = withSeats(race, { ...firstPlan(race), options: { ...defaults(race), sides: "B,Y" } }, 3);
    expect(hadBySeats(sides, three)).toEqual(["B", "Y", "R"]);
    expect(withSeats(race, three, 2).options.sides).toBe("B,Y");
    expect(withPreset(three, race, "duell").options).toEqual({ board: "9x8", king_captures: false, sides: "B,Y,R" });
    expect(presetOf(withPreset(three, race, "duell"), race)).toBe("duell");
    expect(presetOf(three, race)).toBeNull();
    expect(forChildren(withPreset(three, race, "duell"), race).options).toEqual({ ...defaults(race), sides: "B,Y,R" });
  });
});
