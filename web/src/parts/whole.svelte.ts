// Whether this page has all its parts: one that did not come is asked for again once the house answers.
import { pause } from "../pause";

const AGAIN = 4; // attempts that a page counts which was loaded anew already: it asks less often

let missing = $state(false);

export const isWhole = () => !missing;

/** Listen for parts that do not come. */
export function watchParts(): void {
  window.addEventListener("vite:preloadError", () => {
    if (missing) return;
    missing = true;
    comeBack(wasLoadedAnew() ? AGAIN : 0);
  });
}

/** A browser remembers what it could not load, so everything is loaded anew. */
function comeBack(attempt: number): void {
  setTimeout(async () => ((await isAnswering()) ? location.reload() : comeBack(attempt + 1)), pause(attempt));
}

const isAnswering = () =>
  fetch("/healthz").then(
    ({ ok }) => ok,
    () => false,
  );

const wasLoadedAnew = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).some(({ type }) => type === "reload");
