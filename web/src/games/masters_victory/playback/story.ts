// What happened between two views, in the order in which it is shown: a piece goes, then pieces fall.
import type { Facts } from "../../../protocol";
import type { Piece, View } from "../view";
import { apart } from "../map/geometry";

export interface Story {
  goer: { piece: Piece; from: string; to: string } | null;
  fallen: { piece: Piece; at: string }[];
  back: string[]; // squares where pieces have come back
  guns: string[]; // squares of artillery that fires
  going: number; // steps until the goer has arrived
  steps: number;
}

const BURST = 3; // steps that falling takes

/** How one view became the next; null if nothing is to be shown. */
export function story(before: View | null, view: View): Story | null {
  if (!before || view.ply <= before.ply || view.phase === "deal") return null;
  const pairs = view.pieces.map((now, i) => ({ now, was: asKnown(before.pieces[i]!, now) }));
  const goer = pairs.find(({ now, was }) => goes(was, now, view));
  const lost = pairs.filter(({ now, was }) => was.square && !now.square);
  const back = pairs.filter(({ now, was }) => !was.square && now.square).map(({ now }) => now.square!);
  if (!goer && !lost.length && !back.length) return null;
  const { from, to } = wayOf(view);
  const going = goer ? paceOf(apart(from, to)) : 0;
  return {
    goer: goer ? { piece: goer.was, from, to } : null,
    fallen: lost.map(({ was }) => ({ piece: was, at: was === goer?.was ? to : was.square! })),
    back,
    guns: firing(view),
    going,
    steps: going + (lost.length || back.length ? BURST : 0),
  };
}

export const steps = (before: View, view: View): number => story(before, view)?.steps ?? 0;

/** The piece as it stood, with no more on its back than is known to whoever looks now. */
const asKnown = (was: Piece, { number, possible }: Piece): Piece => ({ ...was, number, possible });

/** Where the last move began and ended; nowhere if nothing has moved. */
export function wayOf({ last }: View): { from: string; to: string } {
  const path = last?.path ?? [];
  return path.length > 1 ? { from: path[0]!, to: path.at(-1)! } : { from: "", to: "" };
}

/** Whether this is the piece that the last move tells of. */
function goes(was: Piece, now: Piece, view: View): boolean {
  const { from, to } = wayOf(view);
  return !!from && was.square === from && (now.square === to || !now.square);
}

/** A long way is gone faster, but takes longer. */
const paceOf = (squares: number) => 1 + Math.min(2, (squares - 1) / 4);

/** The guns that the log tells of: "end [fire D7: S1 G8]". */
export const firing = (view: View): string[] =>
  [...(view.last?.move ?? "").matchAll(/fire ([A-R]\d+)/g)].map((found) => found[1]!);

/** Which squares a log row concerns: where a piece went, and where pieces fell to fire ("1 (G8), (H7)"). */
export function squares(facts: Facts): string[] {
  const named = ["from", "to", "at"].map((name) => facts[name]);
  const hit = Object.entries(facts).flatMap(([name, text]) =>
    name.startsWith("all_") ? String(text).split(/[ ()]/) : [],
  );
  return [...named, ...hit].filter((one): one is string => typeof one === "string" && /^[A-R]\d+$/.test(one));
}
