// What happened between two views: a vehicle drives or tiles turn over, then T does one thing after the other.
import type { Facts } from "../../../protocol";
import type { AutomaRow, Vehicle, View } from "../view";

export interface Shown {
  vehicles: Vehicle[];
  tiles: Record<string, string>;
  goal: string | null; // T's
  way: string[];
}
export interface Hop {
  vehicle: number;
  from: string;
  to: string;
  sea: boolean;
}
export interface Story {
  hops: Hop[]; // of the seats, before T does anything
  turned: string[]; // spaces whose tile is new then
  opening: number; // steps that this takes
  frames: AutomaRow[];
  shown: Shown[]; // as after each frame; the first one before T does anything
  steps: number;
}

export const FRAME = 2.5; // of the pace, for each thing that T does
const T = 1;

/** How one view became the next; without a view before, as it is, with what T has done to bring it about. */
export function story(before: View | null, view: View): Story {
  const frames = before ? stepsOfT(before, view) : rowsOfT(view);
  const shown = unfold(before, view, frames);
  const hops = before ? hopsOf(before, view, frames) : [];
  const turned = before ? Object.keys(shown[0]!.tiles).filter((space) => !before.tiles[space]) : [];
  const opening = (turned.length ? 1 : 0) + (hops.length ? 1.5 : 0);
  return { hops, turned, opening, frames, shown, steps: opening + FRAME * frames.length };
}

const isOfT = (row: View["last"][number]): row is AutomaRow => row.actor === "T";
const rowsOfT = ({ last }: View) => last.filter(isOfT);

/** Whether T has acted since a seat last decided. */
export const answered = (view: View): boolean => rowsOfT(view).length > 0;

export const steps = (before: View, view: View): number => story(before, view).steps;

/** What T has done since the view before: the rows of the moves that came after it. */
export function stepsOfT(before: View, view: View): AutomaRow[] {
  const rows = view.last;
  let fresh = view.ply - before.ply;
  let first = rows.length;
  while (first > 0 && fresh > 0) if (rows[--first]!.actor !== "T") fresh--;
  const told = rows.slice(first).filter(isOfT);
  return isTakenBack(before, view, told) ? [] : told;
}

/** What T does in the convoy takes one of its figures; where none is used up, somebody has taken a move back. */
function isTakenBack(before: View, view: View, told: AutomaRow[]): boolean {
  const moves = told.some(({ text }) => /^T (go|sail|stay|lay|box) /.test(`${text} `));
  return moves && clock(view) <= clock(before);
}
const clock = ({ round, torpedo }: View): number => 10 * round + (torpedo?.figure ?? 0);

/** How things stand before T begins and after each of its steps; the last is the view itself. */
export function unfold(before: View | null, view: View, frames: AutomaRow[]): Shown[] {
  const end: Shown = {
    vehicles: view.vehicles,
    tiles: view.tiles,
    goal: view.torpedo?.goal ?? null,
    way: view.torpedo?.way ?? [],
  };
  if (!before) return [end, ...frames.map(() => end)];
  if (!frames.length) return [end];
  const shown = [beginning(before, view, frames)];
  for (const frame of frames) shown.push(after(shown.at(-1)!, frame));
  return [...shown.slice(0, -1), end];
}

/** The seats where they are now, and T with its tiles where it was. */
function beginning(before: View, view: View, frames: AutomaRow[]): Shown {
  const laid = new Set(frames.flatMap((frame) => (tileOf(frame) ? [frame.facts.space] : [])));
  const kept = Object.entries(view.tiles).filter(([space]) => before.tiles[space] || !laid.has(space));
  const { at, fuel, engine } = before.vehicles[T]!;
  return {
    vehicles: view.vehicles.map((one, i) => (i === T ? { ...one, at, fuel, engine } : one)),
    tiles: Object.fromEntries(kept),
    goal: before.torpedo?.goal ?? null,
    way: before.torpedo?.way ?? [],
  };
}

function after(shown: Shown, { text, facts }: AutomaRow): Shown {
  const to = placeOf({ text, facts });
  const tile = tileOf({ text, facts });
  const goal = verb(text) === "goal" ? String(facts.town) : shown.goal;
  const at = to ?? shown.vehicles[T]!.at;
  return {
    vehicles: shown.vehicles.map((one, i) => (i === T ? { ...one, at, ...gauges(one, text, facts) } : one)),
    tiles: tile ? { ...shown.tiles, [String(facts.space)]: tile } : shown.tiles,
    goal,
    way: goal === shown.goal ? rest(shown.way, at) : [],
  };
}

type Row = Pick<AutomaRow, "text" | "facts">;
const verb = (text: string) => text.split(" ")[1]!;

/** Where T is after a step; null if it has not moved. */
export const placeOf = ({ text }: Row): string | null =>
  ["go", "sail"].includes(verb(text)) ? text.split(" ")[2]! : null;

/** The tile that a step has put on the map, or met there. */
const tileOf = ({ facts }: Row): string => (facts.space && facts.tile ? String(facts.tile) : "");

/** Steps and refusals tell what is left, gains what has come. */
function gauges(one: Vehicle, text: string, facts: AutomaRow["facts"]): Partial<Vehicle> {
  if (facts.fuel === undefined || facts.mechanics === undefined) return {};
  const [fuel, mechanics] = [Number(facts.fuel), Number(facts.mechanics)];
  const gains = verb(text) === "gains";
  return {
    fuel: [gains ? one.fuel[0] + fuel : fuel, one.fuel[1]],
    engine: [gains ? one.engine[0] + mechanics : mechanics, one.engine[1]],
  };
}

const rest = (way: string[], at: string | null) => (at && way.includes(at) ? way.slice(way.indexOf(at)) : way);

/** The vehicles that have moved, but for T, whose way is shown step by step. */
function hopsOf(before: View, view: View, frames: AutomaRow[]): Hop[] {
  const sea = view.last.some(({ text }) => text.startsWith("sail "));
  return view.vehicles.flatMap(({ at }, vehicle) => {
    const from = before.vehicles[vehicle]?.at;
    const stepwise = view.mode === "solo" && vehicle === T && frames.length > 0;
    return from && at && from !== at && !stepwise ? [{ vehicle, from, to: at, sea }] : [];
  });
}

/** Which spaces a log row concerns. */
export function squares(facts: Facts): string[] {
  const named = ["space", "town", "from", "to", "at"].map((name) => facts[name]);
  return named.filter((one): one is string => typeof one === "string" && /^(\d+\.\d|[A-Z]{3})$/.test(one));
}
