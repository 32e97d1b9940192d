// Who sits where, and what the server is then asked for.
import { describe, expect, it } from "vitest";
import type { GameCard } from "../protocol";
import {
  asked,
  chooseFor,
  chosenBySeats,
  firstPlan,
  matters,
  offered,
  ours,
  presetOf,
  request,
  seatAs,
  seatsWith,
  withOptions,
  withPreset,
  withSeats,
} from "./plan";

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
      each: [],
      names_seat: false,
      feature: null,
    };
    const options = [
      { ...mode, seats: { race: [2, 3], solo: [1] } },
      { ...legacy, needs: { mode: "solo" } },
    ];
    const race: GameCard = { ...card, key: "great_race", seats: [2, 3, 1], options, presets: {} };
    const solo = withOptions(race, withSeats(race, firstPlan(race), 3), { mode: "solo" });
    expect(solo.places.map((place) => place.who)).toEqual(["me"]);
    expect(withOptions(race, solo, { mode: "race" }).places).toHaveLength(2);
    expect(seatsWith(race, { mode: "race" })).toEqual([2, 3]);
    expect([matters(options[1]!, { mode: "race" }), matters(options[1]!, solo.options)]).toEqual([false, true]);
  });

  it("lets every seat choose for itself, and no two the same", () => {
    const kind = {
      name: "crews",
      values: ["any"],
      rule: "G1.6",
      longest: 20,
      seats: {},
      needs: {},
      names_seat: false,
      feature: null,
    };
    const crews = { ...kind, each: ["FR", "GB", "BE"] };
    const plan = firstPlan({ ...card, options: [crews] });
    expect(chosenBySeats(crews, plan)).toEqual(["", ""]);
    const second = chooseFor(crews, plan, 1, "FR");
    expect(second.options.crews).toBe("GB,FR");
    expect(chooseFor(crews, second, 0, "FR").options.crews).toBe("FR,GB");
    const fewer = withSeats({ ...card, options: [crews] }, second, 1);
    expect(fewer.options.crews).toBe("any");
  });
});
