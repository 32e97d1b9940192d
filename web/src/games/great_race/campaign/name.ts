// What a campaign is called: as its player says, or else by the game it branched off from, or by its first day.
import { language, say } from "../../../words.svelte";
import type { CampaignShown } from "./wire";
import { dayOf } from "./days";

export const GAME = "great_race";
export type Named = Pick<CampaignShown, "name" | "branched" | "begun">;

export function nameOf({ name, branched, begun }: Partial<Named>): string {
  if (name) return name;
  if (branched != null) return say("campaign-after", { n: branched }, GAME);
  return begun ? say("campaign-begun", { day: dayOf(begun, language()) }, GAME) : say("campaign-title", {}, GAME);
}
