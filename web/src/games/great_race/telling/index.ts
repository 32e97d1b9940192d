// What The Great Race tells at the table: the next step of every phase, and what must not be missed.
import type { Room, Sentence } from "../../room";
import type { Move, Step, View } from "../view";
import { ownIndex, vehicles, type Role } from "../desk/crews";
import { answers, actionsOf, layAsked, passing } from "../desk/actions";
import { entersTown } from "../map/cost";
import { whereabouts } from "../map/geometry";

/** What to do next, while it is our turn. */
export const next: NonNullable<Room<View>["next"]> = ({ view, clicks, choices, held }) =>
  clicks.length ? begun(clicks, choices) : (takenUp(held ?? "", choices) ?? asked(view, choices));

/** An assistant or a card was taken up: what it is to do, or that it can be taken. */
function takenUp(held: string, choices: Move[]): Sentence | null {
  const [kind, what = ""] = held.split(":");
  if (kind === "slot") return { id: choices.length > 1 ? "next-take-it" : "next-take-last" };
  if (kind === "card") return choices.some(({ clicks }) => clicks[0] === "drop") ? null : ofCard(what);
  if (kind !== "role") return null;
  return { id: actionsOf(choices, what as Role).length ? "next-role" : "desk-no-action", facts: { role: what } };
}

const ofCard = (card: string): Sentence =>
  card === "DNG" ? { id: "next-strike" } : { id: "next-card", facts: { card } };

/** Something was chosen at the desk: what is missing for it. */
function begun([word, what, how]: string[], choices: Move[]): Sentence | null {
  if (word === "lay") return { id: layAsked(choices) };
  if (word === "clear" || how === "clear") return { id: "next-clear" };
  if (word === "drive") return { id: "next-drive-to", facts: { town: towns(choices) } };
  if (word !== "play") return null;
  return ofCard(what ?? choices[0]!.clicks[1]!);
}

/** How many of the spaces that can be driven to are towns: there a drive ends. */
const towns = (choices: Move[]) => choices.filter(({ step }) => step && entersTown(step)).length;

/** What a phase asks first. */
function asked(view: View, choices: Move[]): Sentence | null {
  const own = vehicles(view)[ownIndex(view)];
  switch (view.phase) {
    case "take":
      return { id: choices.length > 1 ? "next-take" : "next-take-last" };
    case "plan":
      return { id: "next-plan" };
    case "turn":
      return turnOf(choices);
    case "lay":
      return { id: layAsked(choices) };
    case "drop":
      return { id: "next-drop", facts: { held: own?.held ?? 0, chassis: own?.chassis?.[0] ?? 0 } };
    case "drive":
      return { id: "next-drive", facts: { steps: view.steps, town: towns(choices) } };
  }
  return answers(choices).length ? { id: "desk-ask", facts: { phase: view.phase } } : null;
}

/** A turn: petrol and cards come before the assistant, in this order (G5.2). */
function turnOf(choices: Move[]): Sentence {
  const can = (word: string) => choices.some(({ clicks }) => clicks[0] === word);
  if (choices.length === 1 && passing(choices)) return { id: "next-pass" };
  const before = can("buy") ? (can("play") ? "both" : "petrol") : can("play") ? "cards" : "none";
  return { id: "next-turn", facts: { before } };
}

/** What has just happened to our crew, and that the end has begun. */
export function news(before: View | null, view: View): Sentence[] {
  const own = ownIndex(view);
  const [was, now] = [vehicles(before ?? view)[own], vehicles(view)[own]];
  if (!was || !now || typeof view.seat !== "number") return [];
  const waited = before?.turn !== view.seat; // what we decide ourselves is no news
  const hurts = fresh(before, view).filter(({ seat }) => seat === own);
  const [engine, chassis] = [0, 1].map((gauge) => hurts.reduce((sum, { lost }) => sum + lost[gauge]!, 0));
  return [
    ...found(view, now.at),
    ...(engine || chassis ? [{ id: "news-hurt", facts: { engine: engine!, chassis: chassis! } }] : []),
    ...(waited && now.held < was.held ? [{ id: "news-cards", facts: { cards: was.held - now.held } }] : []),
    ...(waited && view.phase === "danger" && view.turn === view.seat ? [{ id: "news-danger" }] : []),
    ...(view.last_round && !before?.last_round && !now.arrived ? [{ id: "told-last-round" }] : []),
  ];
}

/** What our own step into the unknown has turned up, and the fuel that it took; none where we could not enter. */
function found(view: View, at: string | null): Sentence[] {
  const [step, draw] = view.last;
  const [, space] = step?.actor === view.seat ? (/^(?:drive|go) (\S+)$/.exec(step!.text) ?? []) : [];
  const [, tile] = /^bag:(.+)$/.exec(draw?.text ?? "") ?? [];
  if (!space || !tile) return [];
  const { risk } = view.map.find(({ id }) => id === space)!;
  const fuel = at === space ? tile.split("F").length - 1 + Number(risk) : 0;
  const paid = fuel > 0 ? (risk ? "risk" : "plain") : "none";
  return [{ id: "news-found", facts: { ...whereabouts(space, view.map), tile, fuel, paid } }];
}

/** What has come to the trail since the view before; it begins anew with each of our choices. */
function fresh(before: View | null, view: View): Step[] {
  const [old, all] = [before?.trail ?? [], view.trail];
  const goesOn = old.every((step, i) => JSON.stringify(step) === JSON.stringify(all[i]));
  return goesOn && before?.turn !== view.seat ? all.slice(old.length) : all;
}
