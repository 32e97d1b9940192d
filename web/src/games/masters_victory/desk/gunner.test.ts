import { expect, test } from "vitest";
import type { Move, View } from "../view";
import { Gunner } from "./gunner.svelte";

const PIECES = [{ square: "D9" }, { square: "G9" }, { square: "G8" }];
const fire = { kind: "fire", move: "fire D9", clicks: ["D9", "fire"], rule: "W8.7" } as Move;
const end = { kind: "end", move: "end", clicks: ["end"], rule: "W3.2" } as Move;
const seen = (shots: View["shots"], seat = 0) => ({ seat, shots, pieces: PIECES }) as unknown as View;

function on(table = "a", view = seen({})): Gunner {
  const gunner = new Gunner(() => table);
  gunner.change(view);
  return gunner;
}

test("a shot is ordered once in each position, and only where that is wished", () => {
  const view = seen({ D9: ["G9"] });
  const gunner = on();
  expect(gunner.next(view, [fire, end])).toBe(fire);
  expect(gunner.next(view, [fire, end])).toBe(null);
  expect(new Gunner(() => "b").next(view, [fire, end])).toBe(null);
  gunner.change(view);
  expect(gunner.next(seen({ D9: ["G9"] }), [fire, end])).toBe(null);
});

test("it is wished for a seat at a table", () => {
  const gunner = on("c");
  expect([gunner.isOn(seen({})), gunner.isOn(seen({}, 1))]).toEqual([true, false]);
});

test("a shot that was not carried out is ordered again; one that was taken back is not", () => {
  const gunner = on("d");
  expect(gunner.next(seen({ D9: ["G9"] }), [fire, end])).toBe(fire);
  expect(gunner.next(seen({ D9: ["G9"] }), [fire, end])).toBe(fire); // the position was told anew
  expect(gunner.next(seen({}), [end])).toBe(null); // fired
  expect(gunner.next(seen({ D9: ["G9"] }), [fire, end])).toBe(null); // taken back
  expect(gunner.next(seen({ D9: ["G8", "G9"] }), [fire, end])).toBe(fire); // another one stands there too
});

test("whoever switches it off and on again means all shots", () => {
  const gunner = on("e");
  gunner.next(seen({ D9: ["G9"] }), [fire, end]);
  gunner.next(seen({}), [end]);
  gunner.change(seen({}));
  gunner.change(seen({}));
  expect(gunner.next(seen({ D9: ["G9"] }), [fire, end])).toBe(fire);
});
