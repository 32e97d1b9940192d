// How long the bots of a game play a little weaker, because their engine is being compiled for the first time.
import { warmth } from "./api";

const AGAIN = 4000; // milliseconds until one asks once more
let left = $state.raw<Record<string, number>>({}); // seconds, of each game that is not ready

/** Ask until all games are ready; call what comes back to stop. */
export function watchWarmth(): () => void {
  let timer = 0;
  async function look(): Promise<void> {
    const answer = await warmth().catch(() => null);
    left = answer?.left ?? {};
    if (timer >= 0 && Object.keys(left).length) timer = window.setTimeout(() => void look(), AGAIN);
  }
  void look();
  return () => {
    clearTimeout(timer);
    timer = -1;
  };
}

/** Seconds until the bots of a game are at full strength; null where they are. */
export const warmIn = (game: string): number | null => left[game] ?? null;
