// Values that do not go together are not offered, whichever of the two options says so.
import { describe, expect, it } from "vitest";
import { part } from "../games/part";
import type { GameCard } from "../protocol";
import { excludedBy, together } from "./offer";
import { firstPlan, withOptions } from "./plan";

const card = part<GameCard>({
  key: "template",
  seats: [2],
  options: [
    { name: "size", values: ["large", "small"], seats: {}, excludes: [], each: [] },
    { name: "quick", values: [false, true], seats: {}, excludes: [{ value: true, option: "size", other: "small" }], each: [] }, // prettier-ignore
  ],
  presets: {},
});
const [size, quick] = card.options as [GameCard["options"][number], GameCard["options"][number]];

describe("options that do not go together", () => {
  it("keep each other from being offered", () => {
    expect(excludedBy(card, { size: "small", quick: false }, quick, true)).toBe(size);
    expect(excludedBy(card, { size: "large", quick: true }, size, "small")).toBe(quick);
  });
  it("leave everything else on offer", () => {
    expect(excludedBy(card, { size: "large", quick: false }, quick, true)).toBeNull();
    expect(excludedBy(card, { size: "large", quick: true }, size, "large")).toBeNull();
    expect(excludedBy(card, { size: "small", quick: false }, quick, false)).toBeNull();
  });
  it("are never both taken from an address", () => {
    expect(together(card, { size: "small", quick: true })).toEqual({ size: "small", quick: false });
    expect(withOptions(card, firstPlan(card), { quick: true, size: "small" }).options).toEqual({ size: "small", quick: false }); // prettier-ignore
    expect(together(card, { size: "large", quick: true })).toEqual({ size: "large", quick: true });
  });
});
