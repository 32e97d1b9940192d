// What waits for consent, and what this browser has to do with it: it asked, is asked, has agreed, or looks on.
import type { TableShown } from "../protocol";

export interface Ask {
  what: "draw" | "takeback";
  seat: number; // who asks
  role: "asked" | "asker" | "agreed" | "watcher";
  waiting: number[]; // who has yet to answer
}

type Asking = Pick<TableShown, "asks" | "agreed" | "unanswered">;

export const asksOf = (shown: Asking, mine: number[]): Ask[] =>
  shown.asks.map((ask) => {
    const [what, asker] = ask.split(":");
    const seat = Number(asker);
    const waiting = seatsIn(shown.unanswered, ask);
    const agreed = seatsIn(shown.agreed, ask);
    return { what: what as Ask["what"], seat, role: roleOf(mine, seat, waiting, agreed), waiting };
  });

/** The seats of "draw:0:1", "draw:0:2" for "draw:0". */
const seatsIn = (answers: string[], ask: string) =>
  answers.filter((answer) => answer.startsWith(`${ask}:`)).map((answer) => Number(answer.slice(ask.length + 1)));

/** Of several of our seats one that can answer counts first, then the one that asked. */
function roleOf(mine: number[], asker: number, waiting: number[], agreed: number[]): Ask["role"] {
  if (mine.some((seat) => waiting.includes(seat))) return "asked";
  if (mine.includes(asker)) return "asker";
  return mine.some((seat) => agreed.includes(seat)) ? "agreed" : "watcher";
}
