import { expect, test } from "vitest";
import { EDGES, numeral, PICTURES, tilt, WAYS } from "./stamps";

const MISSIONS = Array.from({ length: 12 }, (_, i) => `M${String(i + 1).padStart(2, "0")}`);

test("every mission has a picture of its own, every way an edge", () => {
  expect(Object.keys(PICTURES)).toEqual(MISSIONS);
  expect(new Set(Object.values(PICTURES)).size).toBe(12);
  expect(Object.keys(EDGES)).toEqual([...WAYS]);
  expect(new Set(Object.values(EDGES)).size).toBe(3);
});

test("a hand tilts a stamp a little, and not all alike", () => {
  const all = MISSIONS.flatMap((mission) => WAYS.map((way) => tilt(mission, way)));
  expect(all.every((degrees) => Math.abs(degrees) <= 9)).toBe(true);
  expect(new Set(all).size).toBeGreaterThan(8);
  expect(tilt("M03", "alone")).toBe(tilt("M03", "alone"));
});

test("missions are numbered like chapters", () => {
  expect(MISSIONS.map(numeral).join(" ")).toBe("I II III IV V VI VII VIII IX X XI XII");
});
