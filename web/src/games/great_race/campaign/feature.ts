// The campaign, as the house knows it: a page of its own, and a way back to it from each of its games.
import type { Feature } from "../../room";

export const feature: Feature = {
  name: "campaign",
  address: "campaign",
  title: "campaign-title",
  back: "campaign-back",
  Page: () => import("./Campaign.svelte"),
};
