// A die, its goal, and the corner where two routes lead there: what clicks spell.
import { describe, expect, it } from "vitest";
import { beginning, isOnTheWay, press } from "./pick";

const choice = (move: string, ...clicks: string[]) => ({ move, clicks, rule: "T3.3" });
const straight = choice("d1>d7", "d1", "d7");
const overD6 = choice("d1>d6>c6", "d1", "c6", "d6");
const overC1 = choice("d1>c1>c6", "d1", "c6", "c1");
const other = choice("c1>c3", "c1", "c3");
const choices = [straight, overD6, overC1, other];

function clickThrough(...clicks: string[]) {
  let chosen: string[] = [];
  let last = press(choices, [], clicks[0]!);
  for (const click of clicks) {
    last = press(choices, chosen, click);
    chosen = last.clicks;
  }
  return last;
}

describe("pick", () => {
  it("keeps the choices that begin with the clicks", () => {
    expect(beginning(choices, [])).toHaveLength(4);
    expect(beginning(choices, ["d1"])).toEqual([straight, overD6, overC1]);
    expect(beginning(choices, ["d1", "c6"])).toEqual([overD6, overC1]);
  });

  it("sends a straight move with its second click", () => {
    expect(clickThrough("d1", "d7").move).toBe(straight);
  });

  it("asks for the corner where two routes lead to one square", () => {
    expect(clickThrough("d1", "c6").move).toBeNull();
    expect(clickThrough("d1", "c6", "c1").move).toBe(overC1);
  });

  it("takes the choice back when the die is clicked again", () => {
    expect(clickThrough("d1", "d1")).toEqual({ clicks: [], move: null, nothing: null });
    expect(clickThrough("d1", "c6", "d1").clicks).toEqual([]);
  });

  it("goes over to another die of ours", () => {
    expect(clickThrough("d1", "c1").clicks).toEqual(["c1"]);
  });

  it("keeps the die and asks why when a square is out of reach", () => {
    expect(clickThrough("d1", "d5")).toEqual({ clicks: ["d1"], move: null, nothing: ["d1", "d5"] });
    expect(clickThrough("e5")).toEqual({ clicks: [], move: null, nothing: ["e5"] });
  });

  it("asks why when it is not our turn", () => {
    expect(press([], [], "d1").nothing).toEqual(["d1"]);
  });

  it("sends a move of one click at once, and a short one by its last click again", () => {
    expect(press([choice("pass", "pass")], [], "pass").move?.move).toBe("pass");
    const both = [choice("a>b", "a", "b"), choice("a>b>c", "a", "b", "c")];
    expect(press(both, ["a"], "b").move).toBeNull();
    expect(press(both, ["a", "b"], "b").move?.move).toBe("a>b");
  });

  it("follows what is advised as long as more of it is to come", () => {
    expect(isOnTheWay(overD6.clicks, ["d1"])).toBe(true);
    expect(isOnTheWay(overD6.clicks, ["d1", "d7"])).toBe(false);
    expect(isOnTheWay(overD6.clicks, overD6.clicks)).toBe(false);
  });
});
