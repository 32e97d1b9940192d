// What can be dragged: the own vehicle to a space, a drawn tile to a space, a card onto the desk, a danger card onto a rival.
import { takes, usesOf } from "./desk/actions";
import { kindOf, goes, spaceOf, tileOf, type Targets } from "./map/choices";
import type { Move } from "./view";

export const VEHICLE = "vehicle"; // whatever its space
export const DESK = "own-desk";

export interface Table {
  moves: Move[]; // everything that is offered
  targets: Targets;
  crews: string[]; // by seat
}
export type Dropped = { take: Move } | { choose: string } | { open: string } | null; // a move, a space, a card, nothing

/** The places where a thing can be let go. */
export function goalsOf(thing: string, table: Table): string[] {
  const [kind, what = ""] = thing.split(":");
  if (thing === VEHICLE) return [...table.targets].filter(([, moves]) => moves.some(goes)).map(([space]) => space);
  if (kind === "tile") return table.moves.filter((move) => lays(move, what)).map(spaceOf);
  if (kind === "slot") return takes(table.moves).has(Number(what)) ? [DESK] : [];
  const uses = usesOf(table.moves, what);
  return uses.length ? [DESK, ...uses.flatMap((move) => rivalOf(move, table) ?? [])] : [];
}

/** What letting go means. */
export function dropped(thing: string, place: string, table: Table): Dropped {
  const [kind, what = ""] = thing.split(":");
  if (thing === VEHICLE) return { choose: place };
  if (kind === "slot") return place === DESK ? only([takes(table.moves).get(Number(what))!]) : null;
  if (kind === "tile") {
    const there = table.moves.filter((move) => lays(move, what) && spaceOf(move) === place);
    return only(there) ?? { choose: place };
  }
  const uses = usesOf(table.moves, what);
  if (place === DESK) return only(uses) ?? { open: what };
  return only(uses.filter((move) => rivalOf(move, table) === place)) ?? { open: what };
}

const only = (moves: Move[]): Dropped => (moves.length === 1 ? { take: moves[0]! } : null);
const lays = (move: Move, tile: string) => kindOf(move) === "lay" && tileOf(move) === tile;

/** The rival that a danger card is played on: "play DNG P2 e". */
function rivalOf({ clicks: [, card, rival] }: Move, { crews }: Table): string | null {
  if (card !== "DNG" || !rival) return null;
  return `crew:${rival === "T" ? "T" : crews[Number(rival.slice(1)) - 1]}`;
}
