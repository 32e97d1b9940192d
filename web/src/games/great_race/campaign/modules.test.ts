import { describe, expect, it } from "vitest";
import { growing, hasWays, MODULES, variant } from "./modules";

describe("the modules of a campaign", () => {
  it("have a sentence for every choice, in whatever order they are named", () => {
    expect(variant([])).toBe("none");
    expect(variant(["passport", "deck_upgrades"])).toBe("deck-passport");
    expect(variant(["legacy"])).toBe("legacy");
    expect(variant(["passport", "legacy", "deck_upgrades"])).toBe("all");
  });
  it("say what a new season takes from T", () => {
    expect([growing(MODULES), growing(["legacy"]), growing(["deck_upgrades", "passport"])]).toEqual([
      "both",
      "legacy",
      "deck",
    ]);
    expect(growing(["passport"])).toBeNull();
  });
  it("leave the way to the player only where all three are used", () => {
    expect([hasWays(MODULES), hasWays(["legacy", "deck_upgrades"])]).toEqual([true, false]);
  });
});
