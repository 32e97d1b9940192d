// Who reads what while something waits for consent: three at a table, seat 0 offers a draw, seat 1 has agreed.
import { describe, expect, it } from "vitest";
import { asksOf } from "./asks";

const shown = { asks: ["draw:0"], agreed: ["draw:0:1"], unanswered: ["draw:0:2"] };
const roles = (...mine: number[]) => asksOf(shown, mine).map((ask) => ask.role);

describe("asksOf", () => {
  it("tells the one who asked, who has agreed, who is still asked and who only looks on apart", () => {
    expect([roles(0), roles(1), roles(2), roles()]).toEqual([["asker"], ["agreed"], ["asked"], ["watcher"]]);
  });

  it("asks a screen that several share as long as one of its seats has not answered", () => {
    expect([roles(0, 1, 2), roles(0, 1)]).toEqual([["asked"], ["asker"]]);
  });

  it("says who is waited for", () => {
    expect(asksOf(shown, [])).toEqual([{ what: "draw", seat: 0, role: "watcher", waiting: [2] }]);
  });

  it("asks nobody who has given up", () => {
    expect(asksOf({ ...shown, agreed: [], unanswered: ["draw:0:1"] }, [2])[0]!.role).toBe("watcher");
  });
});
