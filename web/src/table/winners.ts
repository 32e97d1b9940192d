// Who has won: whoever the game says, or else the best score; nobody where all are level.
import type { View } from "../games/room";

type Ended = Pick<View, "score" | "ending"> & { winners?: number[] | null };

export function winnersOf(view: Ended): number[] {
  if (view.winners) return view.ending === "cap" ? [] : view.winners;
  const score = view.score ?? [];
  if (score.length === 1) return score[0]! > 0 ? [0] : []; // alone one reaches it or does not
  const best = score.flatMap((points, seat) => (points === Math.max(...score) ? [seat] : []));
  return best.length === score.length ? [] : best;
}
