// What Template tells at the table: what a field says, the next step, and what must not be missed.
import type { Room, Sentence } from "../games/room";
import type { View } from "./view";

const LABELS: Record<string, string> = { go: "do-go", stop: "do-stop" };

/** What a field says: a word of the room, and what fills it. */
export const labelOf = (click: string, { gathered }: View): [string, { gathered: number }] => [
  LABELS[click]!,
  { gathered },
];

/** What to do next, while it is our turn. */
export const next: NonNullable<Room<View>["next"]> = ({ choices }) =>
  choices.some(({ wins }) => wins) ? { id: "next-win" } : { id: "next-decide" };

type Turn = Pick<View, "seat" | "holder" | "gathered" | "points">;

/** A one has taken what we had gathered. */
export function news(before: Turn | null, view: Turn): Sentence[] {
  const mine = view.seat;
  if (!before || mine === null || before.holder !== mine || view.holder === mine || !before.gathered) return [];
  const lost = before.points[mine] === view.points[mine];
  return lost ? [{ id: "news-lost", facts: { lost: before.gathered } }] : [];
}
