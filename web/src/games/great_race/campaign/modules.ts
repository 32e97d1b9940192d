// The modules of a campaign, named like the options of a table that they decide, and in a word what a choice means.

export const MODULES = ["deck_upgrades", "legacy", "passport"] as const;
export type Module = (typeof MODULES)[number];

const SHORT: Record<Module, string> = { deck_upgrades: "deck", legacy: "legacy", passport: "passport" };

/** "deck-passport": the variant of a sentence about these modules. */
export function variant(modules: readonly string[]): string {
  const chosen = MODULES.filter((module) => modules.includes(module));
  if (chosen.length === MODULES.length) return "all";
  return chosen.map((module) => SHORT[module]).join("-") || "none";
}

/** The same for what grows, which a new season takes away: "deck", "legacy" or "both"; null where nothing does. */
export function growing(modules: readonly string[]): "deck" | "legacy" | "both" | null {
  const [deck, legacy] = [modules.includes("deck_upgrades"), modules.includes("legacy")];
  return deck && legacy ? "both" : deck ? "deck" : legacy ? "legacy" : null;
}

/** Whether the player chooses for each game how to travel (G22.1, G22.5). */
export const hasWays = (modules: readonly string[]) => MODULES.every((module) => modules.includes(module));
