// Whether all chunks of this page were loaded: one that was not is asked for again once the server answers.
import { backoff } from "../backoff";

const AGAIN = 4; // attempts that a page counts which was loaded anew already: it asks less often

let missing = $state(false);

export const allLoaded = () => !missing;

/** Listen for chunks that cannot be loaded. */
export function watchChunks(): void {
  window.addEventListener("vite:preloadError", () => {
    if (missing) return;
    missing = true;
    comeBack(wasLoadedAnew() ? AGAIN : 0);
  });
}

/** A browser remembers what it could not load, so everything is loaded anew. */
function comeBack(attempt: number): void {
  setTimeout(async () => ((await isAnswering()) ? location.reload() : comeBack(attempt + 1)), backoff(attempt));
}

const isAnswering = () =>
  fetch("/healthz").then(
    ({ ok }) => ok,
    () => false,
  );

const wasLoadedAnew = () =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).some(({ type }) => type === "reload");
