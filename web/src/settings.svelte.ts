// What this browser remembers about how you like it: theme, speed, sound, name and the like.
import { loadItem, saveItem } from "./storage";

const defaults = {
  theme: "auto" as "auto" | "light" | "dark",
  speed: "normal" as "slow" | "normal" | "fast" | "instant",
  sound: false,
  notify: false,
  confirm: true, // where a throw follows, a turn ends when one says so
  review: false, // after a turn, what would have been the best use of the dice
  speak: false, // at a children's table colours are said aloud
  turnWithSeat: false, // on one screen: the board turns to whoever is to move
  name: "",
  turns: {} as Record<string, number>, // of each game: our first turns, until there have been enough
};
export type Settings = typeof defaults;

const KEY = "settings";
const PACE = { slow: 420, normal: 240, fast: 110, instant: 0 }; // milliseconds for one step on the board

export const settings = $state<Settings>({ ...defaults, ...loadItem<Partial<Settings>>(KEY, {}) });

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  saveItem(KEY, settings);
  if (what.theme) showTheme();
}

export function showTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

const still = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");
let stillNow = $state(still?.matches ?? false);
still?.addEventListener("change", (event) => (stillNow = event.matches));

/** Milliseconds per step on the board; 0 shows results at once. */
export const motion = () => (stillNow ? 0 : PACE[settings.speed]);
