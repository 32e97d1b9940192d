// The lines of our own turn: numbered from one in every turn, and gone once they are taken back.
import { describe, expect, it } from "vitest";
import { part } from "../../part";
import type { View } from "../view";
import { Stage } from "./stage.svelte";

const seen = part<View>;

const throwing = seen({ seat: 0, driver: 0, phase: "take", throws: ["RRX", ""], dice: "", crosses: 1, out: [] });
const at = (ply: number, car: string, thrown: number, dice: string, path: string[] = []) =>
  seen({
    ...throwing,
    ply,
    phase: "drive",
    cars: [car, "0.2"],
    throws: ["RRX", "R"],
    dice,
    thrown: { n: thrown, second: true },
    last: { seat: 0, move: `R>${car}`, path, out: null },
  });

const begun = at(4, "0.1", 3, "RRR");
const once = at(5, "0.7", 3, "RR", ["0.1", "0.4", "0.7"]);
const twice = at(6, "1.1", 3, "R", ["0.7", "1.1"]);
const over = seen({ ...throwing, ply: 7, cars: ["1.4", "0.2"], driver: 1, thrown: { n: 7, second: false } });
const later = at(16, "1.4", 15, "RR");
const again = at(17, "1.7", 15, "R", ["1.4", "1.7"]);

function shown(...views: View[]): string[] {
  const stage = new Stage();
  views.forEach((view, i) => stage.show(views[i - 1] ?? null, view, 0));
  return stage.own.map(({ path }) => path.join(" "));
}

describe("the lines of our own turn", () => {
  it("are kept from die to die", () => {
    expect(shown(begun, once, twice)).toEqual(["0.1 0.4 0.7", "0.7 1.1"]);
  });
  it("begin anew with the next turn, though the car starts where it came to a stop", () => {
    expect(shown(begun, once, twice, over, later, again)).toEqual(["1.4 1.7"]);
  });
  it("go on when the page is opened in the middle of a turn", () => {
    expect(shown(once, twice)).toEqual(["0.1 0.4 0.7", "0.7 1.1"]);
  });
  it("are gone when they are taken back", () => {
    expect(shown(begun, once, twice, { ...once, ply: 5 })).toEqual(["0.1 0.4 0.7"]);
  });
});
