// What the offered moves mean on the map: which spaces they reach, by what action, and at what cost.
import type { Choice } from "../../room";
import type { Move, View } from "../view";
import type { Atlas } from "./geometry";

export type Kind = "drive" | "sail" | "clear" | "guide" | "lay";
export type Targets = Map<string, Move[]>;

const KINDS: Record<string, Kind> = { drive: "drive", go: "drive", sail: "sail", clear: "clear", lay: "lay" };

/** What a choice does on the map; null if it does nothing there. */
export function kindOf({ clicks }: Choice): Kind | null {
  if (clicks[0] === "play") return clicks[1] === "GUIDE" && clicks[2] === "clear" ? "guide" : null;
  return KINDS[clicks[0]!] ?? null;
}

export const spaceOf = ({ clicks }: Choice) => clicks.at(-1)!;
export const tileOf = ({ clicks }: Choice) => clicks[1]!; // of one that lays a tile

/** Whether a move leads the own vehicle there. */
export const goes = (move: Choice) => ["drive", "sail"].includes(kindOf(move) ?? "");

/** The choices by the space they reach. */
export function targetsOf(choices: Move[], atlas: Atlas): Targets {
  const found: Targets = new Map();
  for (const choice of choices) {
    const space = spaceOf(choice);
    if (kindOf(choice) && atlas.has(space)) found.set(space, [...(found.get(space) ?? []), choice]);
  }
  return found;
}

/** Whether what is to be done is decided, and only the space is missing: a drive under way, or a action chosen at the desk. */
export const isDecided = (view: View, clicks: string[]) =>
  view.phase === "drive" || clicks.length > 0 || (view.phase === "lay" && Object.keys(view.drawn).length === 1);

/** What to ask about a space that nothing reaches: the action of the moment, spelled as one move; else the space itself. */
export function askedOf(space: string, view: View, clicks: string[]): string {
  if (clicks.length || !["lay", "drive"].includes(view.phase)) return space;
  return view.phase === "lay" ? `lay ${Object.keys(view.drawn)[0]} ${space}` : `go ${space}`;
}

/** Whether somebody else's vehicle stands there. */
export const isForeign = (space: string, view: View): boolean =>
  view.vehicles.some((one) => one.at === space && one.seat !== view.seat);
