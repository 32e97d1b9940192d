// What can be dragged: the own vehicle to a space, a drawn tile to a space, a card to the own desk or vehicle, a danger
// card to a rival. On a phone the desks may be out of sight; the vehicles on the map are not.
import { takes, usesOf } from "./desk/actions";
import { kindOf, goes, spaceOf, tileOf, type Targets } from "./map/choices";
import type { Move } from "./view";

export const VEHICLE = "vehicle"; // whatever its space
export const DESK = "own-desk";

export interface Table {
  moves: Move[]; // everything that is offered
  targets: Targets;
  crews: string[]; // by seat
  spaces: Record<string, string | null>; // where the vehicle of each crew stands
  own: string | null; // where the own one does
}
export type Dropped = { take: Move } | { choose: string } | { open: string } | null; // a move, a space, a card, nothing

/** Of the hand, or of the bivouac. */
export const isCard = (thing: string): boolean => thing.startsWith("card:");
export const isSlot = (thing: string): boolean => thing.startsWith("slot:");

/** The places where a thing can be let go. */
export function goalsOf(thing: string, table: Table): string[] {
  const [kind, what = ""] = thing.split(":");
  if (thing === VEHICLE) return [...table.targets].filter(([, moves]) => moves.some(goes)).map(([space]) => space);
  if (kind === "tile") return table.moves.filter((move) => lays(move, what)).map(spaceOf);
  if (kind === "slot") return takes(table.moves).has(Number(what)) ? ownPlaces(table) : [];
  const uses = usesOf(table.moves, what);
  return uses.length ? [...ownPlaces(table), ...uses.flatMap((move) => placesOf(move, table))] : [];
}

/** What letting go means. */
export function dropped(thing: string, place: string, table: Table): Dropped {
  const [kind, what = ""] = thing.split(":");
  if (thing === VEHICLE) return { choose: place };
  if (kind === "slot") return ownPlaces(table).includes(place) ? only([takes(table.moves).get(Number(what))!]) : null;
  if (kind === "tile") {
    const there = table.moves.filter((move) => lays(move, what) && spaceOf(move) === place);
    return only(there) ?? { choose: place };
  }
  const uses = usesOf(table.moves, what);
  const there = uses.filter((move) => placesOf(move, table).includes(place));
  if (there.length || !ownPlaces(table).includes(place)) return only(there) ?? { open: what };
  return only(uses) ?? { open: what };
}

const only = (moves: Move[]): Dropped => (moves.length === 1 ? { take: moves[0]! } : null);
const lays = (move: Move, tile: string) => kindOf(move) === "lay" && tileOf(move) === tile;

const ownPlaces = ({ own }: Table): string[] => (own ? [DESK, own] : [DESK]);

/** The desk and the vehicle of the rival that a danger card is played on: "play DNG P2 e". */
function placesOf({ clicks: [, card, rival] }: Move, { crews, spaces }: Table): string[] {
  if (card !== "DNG" || !rival) return [];
  const crew = rival === "T" ? "T" : crews[Number(rival.slice(1)) - 1]!;
  return [`crew:${crew}`, ...(spaces[crew] ? [spaces[crew]] : [])];
}
