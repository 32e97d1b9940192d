// What Masters Victory tells: what matters most comes first, and what the numbers on the map mean.
import { describe, expect, it } from "vitest";
import { part } from "../../part";
import type { Words } from "../../room";
import { strays } from "../desk/deal";
import type { Goal } from "../choices";
import type { Piece, View } from "../view";
import { news } from "./index";
import { shortGoal, type Scene } from "./spoken";

const piece = (type: Piece["type"], square: string | null, number: string) =>
  part<Piece>({ side: 0, type, square, number });
const standing = [piece("T", "K8", "2"), piece("F", "B5", "3M"), piece("S", "F2", "3M"), piece("B", "C8", "3M")];
const view = (more: Partial<View>) =>
  part<View>({ seat: 0, turn: 1, masters: [3, 3], threats: [], trail: [], ...more });

describe("the news", () => {
  it("tells masters that fell, then masters in danger, then other losses", () => {
    const fell = [0, 2].map((i) => ({ ...standing[i]!, square: null }));
    const lost = [0, 2].map((piece) => ({ piece, at: standing[piece]!.square, how: "fight" }));
    const told = news(
      view({ pieces: standing }),
      view({
        turn: 0,
        pieces: [fell[0]!, standing[1]!, fell[1]!, standing[3]!],
        trail: [{ lost }] as unknown as View["trail"],
        threats: [{ at: "B5", by: ["K7"] }],
      }),
    );
    expect(told.map(({ id }) => id)).toEqual(["news-master", "news-danger", "news-fell"]);
  });
});

describe("a goal where there is little room", () => {
  it("says what the number on it means", () => {
    const words: Words = (id, facts = {}) => [id, ...Object.values(facts)].join(" ");
    const scene = part<Scene>({
      view: view({ map: {} as View["map"] }),
      pieces: new Map(),
      goals: new Map([["K9", part<Goal>({ left: 2, rule: 0 })]]),
      places: new Set(),
      words,
    });
    expect(shortGoal("K9", scene)).toContain("goal-left 2");
    expect(shortGoal("K10", scene)).not.toContain("goal-left");
  });
});

describe("a hint for the deal", () => {
  it("fits while every number lies where it says", () => {
    const advised = ["3M", "1", "2", "1", "3", "2"];
    expect(strays(["3M", null, "2", null, null, null], advised)).toBe(0);
    expect(strays(["3M", "2", null, null, "1", null], advised)).toBe(2);
    expect(strays(["3M", "2", "1", "1", "3", "2"], [])).toBe(0);
  });
});
