// Who sits where, and what the server is then asked for.
import { describe, expect, it } from "vitest";
import type { GameCard } from "../protocol";
import { asked, firstPlan, ours, presetOf, request, seatAs, withPreset, withSeats } from "./plan";

const card: GameCard = {
  key: "tactix",
  version: 1,
  seats: [2],
  options: [
    { name: "board", values: ["9x9", "9x8"], rule: "T1.1", longest: 0 },
    { name: "king_captures", values: [true, false], rule: "T4.4", longest: 0 },
  ],
  presets: { duell: { board: "9x8", king_captures: false } },
  levels: 4,
  workshop: null,
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

  it("takes the options of an address where it can read them", () => {
    const circuit = { name: "circuit", values: ["square", "oval"], rule: "V2.2", longest: 6 };
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
    expect(withSeats(firstPlan(card), 4).places.map((place) => place.who)).toEqual(["me", "bot", "bot", "bot"]);
  });
});
