// The campaign, as the house knows it: a page of its own, a way back to it from each of its games, and in the set-up of a
// single game what T would have become in one.
import type { Feature } from "../../room";

export const feature: Feature = {
  name: "campaign",
  address: "campaign",
  title: "campaign-title",
  back: "campaign-back",
  Page: () => import("./Campaign.svelte"),
  Choice: () => import("./Choice.svelte"),
};
