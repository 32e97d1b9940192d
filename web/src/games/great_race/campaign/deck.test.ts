import { describe, expect, it } from "vitest";
import type { EstienneCard } from "./wire";
import { bringing, deckOf, levelOf, levelsOf } from "./deck";

describe("T's deck in the set-up", () => {
  it("is all of one level, or a level for each letter", () => {
    expect(levelOf("first")).toBe(1);
    expect(levelOf("A3,B3,C3,D3,E3,F3,G3,H3")).toBe(3);
    expect(levelOf("A2,B1,C1,D1,E1,F1,G1,H1")).toBeNull();
    expect(levelsOf("h1,a2,b1,c1,d1,e1,f1,g1")).toEqual([2, 1, 1, 1, 1, 1, 1, 1]);
  });
  it("may have been dealt by a campaign, with a letter twice", () => {
    expect(levelsOf("A1,A2,B1,C1,D1,E1,F1,G1")).toBeNull();
    expect(levelOf("A1,A2,B1,C1,D1,E1,F1,G1")).toBeNull();
  });
  it("is written as the table reads it", () => {
    expect(deckOf([1, 1, 1, 1, 1, 1, 1, 1])).toBe("first");
    expect(deckOf([2, 1, 1, 1, 1, 1, 1, 3])).toBe("A2,B1,C1,D1,E1,F1,G1,H3");
  });
  it("tells what a level brings, from the least to the most", () => {
    const card = { colour: "blue", tiles: 2, second_moves: 3, others_move: 3, fuel: 4, mechanics: 2, damage: 1 };
    const cards: EstienneCard[] = [
      { ...card, id: "A1" },
      { ...card, id: "B1", others_move: 2, fuel: 3 },
      { ...card, id: "A2", tiles: 9 },
    ];
    expect(bringing(cards, 1)).toEqual({ tiles: "2", moves: "2–3", fuel: "3–4", mechanics: "2", damage: "1" });
  });
});
