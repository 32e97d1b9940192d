// What lies beside the map for all: the progression track, the bag by rank, the points at the end.
import type { Vehicle, View } from "../view";
import { vehicles } from "./crews";

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const TILES = "F FF FM FD FS FFF FFM FMM FFD FMD FMS FFFM FFMM FFMD FMMS FFFMM FFMMD FFMMS".split(" "); // by rank

/** The markers on a space of the track from bottom to top. */
export const stackAt = (view: View, level: number): number[] =>
  vehicles(view)
    .map((vehicle, i) => ({ ...vehicle, i }))
    .filter(({ marker, gone }) => marker === level && !gone)
    .sort((a, b) => a.height - b.height)
    .map(({ i }) => i);

export const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** The tiles that nobody has seen since they went into the bag, easiest first. */
export const ranked = (counts: Record<string, number>): [string, number][] =>
  TILES.filter((tile) => counts[tile]).map((tile) => [tile, counts[tile]!]);

export interface Points {
  place: number;
  levels: number;
  money: number; // for T: its cards
  total: number;
}

/** How the points of an arrived vehicle come about. */
export function pointsOf(vehicle: Vehicle, view: View): Points | null {
  if (vehicle.points === null) return null;
  const levels = vehicle.engine[0] + (vehicle.chassis?.[0] ?? 0);
  const money = vehicle.money === null ? view.torpedo!.revealed : Math.floor(vehicle.money / 50);
  return { place: vehicle.points - levels - money, levels, money, total: vehicle.points };
}

/** The slots that T is going to take: those printed for the second, once the player has taken (G18.2). */
export function slotsOfT(view: View): number[] {
  const card = view.torpedo?.card;
  if (!card || view.phase !== "take") return [];
  const begins = view.options.bivouac_order === "turn" ? view.order[0] : view.order.at(-1);
  return vehicles(view)[begins!]?.crew === "T" ? [] : card.second;
}

/** What a danger card costs that is left lying (G18.5, G23.3); null where none lies, or where it costs nothing. */
export function dangerLeft(view: View): { damage: number; gauge: string } | null {
  if (view.mode === "race" || !view.slots.includes("DNG")) return null;
  const card = view.torpedo?.card;
  return card ? { damage: card.damage, gauge: "ec"[card.gauge]! } : { damage: 1, gauge: "c" };
}

/** All vehicles, the best first: by the score of their seats; T stands before a player that it has beaten. */
export const finishers = (view: View): Vehicle[] => vehicles(view).toSorted((a, b) => worth(b, view) - worth(a, view));

const worth = ({ seat }: Vehicle, { score }: View): number => (seat === null ? 0.5 : (score?.[seat] ?? 0));
