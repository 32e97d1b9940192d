// Every seat chooses for itself, in any order, and no two the same.
import { describe, expect, it } from "vitest";
import type { GameCard } from "../protocol";
import { firstPlan, withSeats } from "./plan";
import { chooseFor, hadBySeats, sidesOf } from "./sides";

const colours = {
  name: "colours",
  values: ["any"],
  rule: "X1.1",
  longest: 20,
  seats: {},
  needs: {},
  excludes: [],
  each: ["R", "Y", "G"],
  names_seat: false,
  feature: null,
};
const card: GameCard = {
  key: "template",
  version: 1,
  seats: [2, 3],
  options: [colours],
  presets: {},
  levels: 4,
  features: [],
};
const two = firstPlan(card);

describe("what seats choose for themselves", () => {
  it("comes in the usual order until somebody chooses", () => {
    expect(two.options.colours).toBe("any");
    expect(hadBySeats(colours, two)).toEqual(["R", "Y"]);
    expect(hadBySeats(colours, { ...two, options: { colours: "G" } })).toEqual(["G", "R"]);
  });

  it("is taken freely where nobody has it", () => {
    expect(chooseFor(colours, two, 1, "G").options.colours).toBe("R,G");
  });

  it("is swapped with the seat that has it", () => {
    const swapped = chooseFor(colours, two, 1, "R");
    expect(swapped.options.colours).toBe("Y,R");
    expect(chooseFor(colours, withSeats(card, swapped, 3), 2, "Y").options.colours).toBe("G,R,Y");
  });

  it("is the default again once all have what they had at first", () => {
    expect(chooseFor(colours, chooseFor(colours, two, 1, "R"), 0, "R").options.colours).toBe("any");
  });

  it("names the seats", () => {
    expect(sidesOf(card, chooseFor(colours, two, 0, "G"))).toEqual(["option-colours-G", "option-colours-Y"]);
    expect(sidesOf({ ...card, options: [] }, two)).toBeNull();
  });
});
