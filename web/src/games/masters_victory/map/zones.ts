// Which fire zones are shown: all of them, or those of the artillery that is looked at, moved or fired.
import type { Piece, View } from "../view";
import { flies, standing } from "../pieces/army";
import type { Scene } from "../telling/spoken";
import { terrainAt, zoneFrom } from "./geometry";

export interface Zone {
  gun: string;
  side: number;
  squares: string[];
}

export function zonesShown(
  { view, pieces, goals }: Scene,
  chosen: Piece | null,
  looked: (string | null)[],
  all: boolean,
  firing: string[],
): Zone[] {
  const guns = Object.entries(view.zones);
  const ahead = (chosen?.type === "A" && looked.find((at) => at && goals.get(at)?.rule === 0)) || null;
  const isShown = (gun: string) =>
    all || looked.includes(gun) || firing.includes(gun) || (!ahead && gun === chosen?.square);
  const found = guns
    .filter(([gun]) => isShown(gun))
    .map(([gun, squares]) => ({ gun, side: pieces.get(gun)?.side ?? 0, squares }));
  return ahead ? [...found, { gun: ahead, side: chosen!.side, squares: zoneFrom(ahead, chosen!.side) }] : found;
}

/** The guns that fire at what stands on a square: those of its enemy; of an empty one, of the enemy of who looks. */
export function gunsAt(square: string, view: View): string[] {
  const pieces = standing(view);
  const here = pieces.get(square);
  const side: number | null = here?.side ?? view.seat;
  if (here && !flies(here) && terrainAt(view.map, square) === "bunker") return [];
  return Object.entries(view.zones)
    .filter(([gun, zone]) => side !== null && pieces.get(gun)?.side === 1 - side && zone.includes(square))
    .map(([gun]) => gun);
}
