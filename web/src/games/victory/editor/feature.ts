// The workshop for circuits, as the house knows it: the editor on a page of its own, and pictures to choose from in the set-up.
import type { Feature } from "../../room";

export const feature: Feature = {
  name: "workshop",
  address: "circuits",
  title: "editor-title",
  Page: () => import("./Circuits.svelte"),
  Choice: () => import("./Choice.svelte"),
};
