// What the server says about a circuit: its tiles, what is wrong with it, what can be made of it, how fair it is.
import type { components } from "../../../wire";
import type { Letter } from "./draft";
import type { Tile } from "../view";

type Schemas = components["schemas"];

export const GAME = "victory";

export interface Way {
  letter: Letter;
  tile: Tile;
  over: number | null; // the tile that lies there already
}
export interface Seen {
  tiles: Tile[];
  closed: boolean;
}
export interface Shown extends Seen {
  overlap: [number, number] | null; // the first two tiles on the same place
  next: Way[] | null; // the ways to lay one more tile
  missing: { letters: string; tiles: Tile[] } | null; // the fewest that would close the road
  left: number; // tiles in the box
  bends: number;
  mirrored: string;
  reversed: string;
  turned: string; // the line moved on by a tile
  moves: number | null; // the fewest for a lap
}
type Card<T> = Required<Omit<Schemas["Design"], "shown">> & { shown: T };
export type Ready = Card<Seen>; // one to choose
export type Design = Card<Shown>; // one to work at

export interface Guess {
  mean: number;
  low: number; // with 19 chances in 20 it lies between these
  high: number;
}
export interface Told {
  races: number;
  seats: number;
  laps: number;
  rounds: Guess;
  places: { place: number; wins: number; low: number; high: number }[];
  overtakes_per_lap: Guess;
  crashes_per_lap: Guess;
}
export type Report = Required<Omit<Schemas["Report"], "told">> & { told: Told | null };

/** The address of a circuit in the editor, and of a race on it. */
export const pathOf = (code: string) => (code ? `/circuits/${code}` : "/circuits");
export const raceOn = ({ name, code }: Ready | Design) => `/?game=${GAME}&circuit=${name ?? code}`;

/** The start places that win more, and less, than their share, beyond what chance explains. */
export function uneven({ places, seats }: Told): { more: number[]; less: number[] } {
  const fair = 1 / seats;
  return {
    more: places.filter(({ low }) => low > fair).map(({ place }) => place),
    less: places.filter(({ high }) => high < fair).map(({ place }) => place),
  };
}
