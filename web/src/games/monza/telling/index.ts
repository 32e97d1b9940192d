// What Monza tells at the table: the next step, and what must not be missed.
import type { Room, Sentence } from "../../room";
import type { Missed, Move, View } from "../view";
import { placed, spacesOf } from "../track/track";
import { newMisses, type Trail } from "../playback/story";

/** What to do next, while it is our turn. */
export const next: NonNullable<Room<View>["next"]> = ({ view, clicks, choices }) => {
  const can = (kind: Move["kind"]) => choices.some((move) => move.kind === kind);
  const colour = choices[0]?.colour ?? "";
  if (can("step") || can("decline")) return { id: "next-step" };
  if (clicks.length) return { id: can("tile") ? "next-tile" : "next-die", facts: { colour } };
  if (can("turbo")) return { id: "next-all-laid" };
  if (view.turbo) return { id: "next-turbo" };
  if (!can("die")) return { id: "next-no-die" };
  if (can("reroll")) return { id: "next-lay-or-again" };
  return { id: can("stop") ? "next-lay-or-stop" : "next-lay" };
};

/** Throws that fitted nowhere, our car moved back, and the round that is the last. */
export function news(before: View | null, view: View): Sentence[] {
  if (before && view.ply <= before.ply) return [];
  return [
    ...newMisses(before, view).map((miss) => staysOf(miss, view)),
    ...newTurns(before, view)
      .flatMap(({ back }) => back)
      .flatMap((one) => backOf(one, view)),
    ...arrivals(before, view).map((seat) => ({ id: "news-home", facts: { side: view.colours[seat]! } })),
  ];
}

/** "Nothing fitted: you stayed", for ourselves or for somebody else. */
export function staysOf({ seat, kind }: Missed, view: View): Sentence {
  return seat === view.seat
    ? { id: "news-stays", facts: { kind } }
    : { id: "news-stays-other", facts: { kind, side: view.colours[seat]! } };
}

function backOf({ seat, to }: Trail["back"][number], view: View): Sentence[] {
  return seat === view.seat ? [{ id: "news-back", facts: placed(to, spacesOf(view.lanes)) }] : [];
}

/** The turns of others that the view before did not know of: all of them, if we have chosen since. */
function newTurns(before: View | null, view: View): Trail[] {
  const known = !before || before.turn === view.seat ? 0 : before.trail.length;
  return view.trail.slice(known);
}

/** Who has come home while others still drive. */
const arrivals = (before: View | null, view: View): number[] =>
  view.turn === "over" ? [] : view.home.filter((seat) => seat !== view.seat && !before?.home.length);
