import { expect, test } from "vitest";
import { Reminder } from "./reminder.svelte";

const told = { id: "remind" };
let time = 0;
const reminder = () => new Reminder(() => time);
const later = () => (time += 1000);

test("what is left undone is told once; the second time the turn ends", () => {
  const one = reminder();
  expect(one.holds(0, { things: ["a"], told })).toBe(true);
  expect(one.told).toBe(told);
  later();
  expect(one.holds(0, { things: ["a"], told })).toBe(false);
});

test("the second half of a double click does not end the turn", () => {
  const one = reminder();
  expect(one.holds(0, { things: ["a"], told })).toBe(true);
  one.hush();
  expect(one.holds(0, { things: ["a"], told })).toBe(true);
  expect(one.told).toBe(told);
  later();
  expect(one.holds(0, { things: ["a"], told })).toBe(false);
});

test("in a later turn only something new is told, or what was gone meanwhile", () => {
  const one = reminder();
  const left = (...things: string[]) => (later(), one.holds(0, things.length ? { things, told } : null));
  expect([left("a"), left("a"), left("a")]).toEqual([true, false, false]);
  expect([left("a", "b"), left("a", "b"), left("b")]).toEqual([true, false, false]);
  expect([left(), left("b")]).toEqual([false, true]);
});

test("each seat of this browser is told for itself, and nothing is told where nothing is left", () => {
  const one = reminder();
  expect(one.holds(0, null)).toBe(false);
  expect(one.holds(0, { things: ["a"], told })).toBe(true);
  later();
  expect(one.holds(1, { things: ["a"], told })).toBe(true);
});
