// Who has won: whoever the game says, or else the best score; nobody where all are level.
import type { View } from "../games/room";

export function winnersOf(view: View): number[] {
  if (Array.isArray(view.winners)) return view.ending === "cap" ? [] : view.winners;
  const score: number[] = view.score ?? [];
  if (score.length === 1) return score[0]! > 0 ? [0] : []; // alone one reaches it or does not
  const best = score.flatMap((points, seat) => (points === Math.max(...score) ? [seat] : []));
  return best.length === score.length ? [] : best;
}
