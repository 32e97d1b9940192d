// The tables of this browser: what comes first, how each stands, and what is folded away.
import { describe, expect, it } from "vitest";
import type { KeptSeat } from "../keptseats";
import type { Seated } from "../protocol";
import { folded, others, rowsOf, standingOf } from "./rows";

const person = { kind: "person" as const, name: "", level: null };
const open = { kind: "open" as const, name: "", level: null };
const bare: Seated = {
  kind: "seat",
  table: "",
  game: "tactix",
  seat: 0,
  turn: 0,
  seats: [person, person],
  sides: null,
  moved: 100,
  over: false,
  score: null,
  winners: null,
  ending: null,
};

function kept(table: string, seat: number | null = 0): KeptSeat {
  return { token: `${table}-${seat}`, table, game: "tactix", seat, at: 0 };
}
function rows(...told: [KeptSeat, Partial<Seated>][]) {
  const answers = told.map(([one, how]) => [one.token, { ...bare, table: one.table, ...how }]);
  return rowsOf(
    told.map(([one]) => one),
    Object.fromEntries(answers),
  );
}
const ended = (score: number[], more: Partial<Seated> = {}) => ({ over: true, turn: "over", score, ...more });
const standing = (how: Partial<Seated>, seat: number | null = 0) => standingOf(rows([kept("a", seat), how])[0]!);

describe("the tables of this browser", () => {
  it("come in order: your turn, under way, then over, the newest first", () => {
    const order = rows(
      [kept("lost"), ended([0, 1], { moved: 50 })],
      [kept("won"), ended([1, 0], { moved: 60 })],
      [kept("theirs"), { turn: 1, moved: 900 }],
      [kept("mine"), { turn: 0, moved: 1 }],
      [kept("mine too"), { turn: 0, moved: 2 }],
    );
    expect(order.map((row) => row.kept.table)).toEqual(["mine too", "mine", "theirs", "won", "lost"]);
  });

  it("say whose turn it is", () => {
    expect(standing({})).toBe("your-turn");
    expect(standing({ turn: 1 })).toBe("their-turn");
    expect(standing({ turn: 1, seats: [person, open] })).toBe("free");
    expect(standing({ seats: [person, open] })).toBe("your-turn");
    expect(standing({ turn: 0 }, null)).toBe("their-turn");
  });

  it("say how it ended for the seat of this browser", () => {
    expect(standing(ended([1, 0]))).toBe("won");
    expect(standing(ended([1, 0]), 1)).toBe("lost");
    expect(standing(ended([0.5, 0.5]))).toBe("drawn");
    expect(standing(ended([0.5, 0.5], { winners: [] }))).toBe("nobody");
    expect(standing(ended([0], { seats: [person] }))).toBe("lost");
    expect(standing(ended([0.5, 1, 0], { winners: [1], seats: [person, person, person] }))).toBe("lost");
    expect(standing(ended([1, 0]), null)).toBe("won-by");
  });

  it("are one row where several sit on one screen, and know who is not from here", () => {
    const [row, ...more] = rows([kept("a", 1), {}], [kept("a", 0), {}]);
    expect(more).toEqual([]);
    expect(row!.ours).toEqual([1, 0]);
    expect(others(row!)).toEqual([]);
    expect(standingOf({ ...row!, now: { ...bare, ...ended([1, 0]) } })).toBe("won-by");
    expect(others(rows([kept("b"), {}])[0]!)).toEqual([1]);
  });

  it("are folded from the sixth on, except those that wait for us", () => {
    const many = rows(
      ...Array.from({ length: 7 }, (_, i): [KeptSeat, Partial<Seated>] => [kept(`turn ${i}`), {}]),
      ...Array.from({ length: 4 }, (_, i): [KeptSeat, Partial<Seated>] => [kept(`over ${i}`), ended([1, 0])]),
    );
    expect([folded(many).first.length, folded(many).more.length]).toEqual([7, 4]);
    expect(folded(many.slice(4)).first.map((row) => row.now.over)).toEqual([false, false, false, true, true]);
  });

  it("leave out what the server knows nothing of", () => {
    expect(rowsOf([kept("a"), kept("b")], { "a-0": null })).toEqual([]);
  });
});
