// Where we are, read from the address: the shelf, a seat, a spectator's place, a replay, the page of a game's feature, or
// nowhere.
import { featureAt } from "./games/features";
import type { Feature } from "./games/room";

export type Place =
  | { at: "shelf" | "nowhere" }
  | { at: "table" | "watch" | "replay"; token: string }
  | { at: "feature"; feature: Feature; token: string };

const doors = { t: "table", w: "watch", replay: "replay" } as const;

export function placeOf(path: string): Place {
  const [, door = "", token = "", ...more] = path.replace(/\/$/, "").split("/");
  if (more.length) return { at: "nowhere" };
  if (!token && (door === "" || door === "index.html")) return { at: "shelf" };
  const feature = featureAt(door);
  if (feature) return { at: "feature", feature, token };
  const at = doors[door as keyof typeof doors];
  return at && token ? { at, token } : { at: "nowhere" };
}

let path = $state(typeof location === "undefined" ? "/" : location.pathname);

export const route = {
  get place(): Place {
    return placeOf(path);
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  window.scrollTo(0, 0);
}

/** The address changes with what is shown, and we stay where we are. */
export function stay(at: string): void {
  history.replaceState(null, "", at);
  path = location.pathname;
}

/** What is shown goes by another address from now on. */
export function rename(at: string): void {
  history.replaceState(null, "", at);
}

/** Follow links inside the page without loading it anew. */
export function followLinks(): void {
  window.addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** The token inside a link or a code that somebody pasted; null if there is none. */
export function tokenIn(text: string): { at: "t" | "w" | "replay"; token: string } | null {
  const found = /(?:\/(t|w|replay)\/)?([A-Za-z0-9_-]{16,64})\/?(?:[?#].*)?$/.exec(text.trim());
  return found ? { at: (found[1] ?? "t") as "t" | "w" | "replay", token: found[2]! } : null;
}
