// What a seat has taken stands with it, each piece under the name of its card: "taken:3" is the fourth that was taken.
import type { View } from "../games/room";

export const takenBy = (seat: number, { taken = [] }: View) =>
  taken.map((piece, i) => ({ piece, thing: `taken:${i}` })).filter(({ piece }) => piece.side !== seat);
