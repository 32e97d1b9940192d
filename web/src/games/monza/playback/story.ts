// What happened between two views, in the order in which it is shown: laying, driving, rolling back, throwing.
import { sorted } from "../track/track";
import type { Laid, Missed, Turn, View } from "../view";

export interface Drive {
  seat: number;
  path: string[]; // the places it passes, from where it stood to where it stands
  from: number; // the step of the story in which it sets out
  steps: number;
  back: boolean; // it was sent back
}
export interface Story {
  laid: Laid[]; // what lies on the track while it is shown
  fresh: number; // how many of them have been laid just now
  drives: Drive[];
  misses: (Missed & { from: number })[]; // throws that fit nowhere, and the step in which each is made
  throwFrom: number | null; // the step in which dice are thrown
  steps: number;
}
export const TUMBLE = 2; // steps that dice roll
export const STANDS = 9; // steps that a throw lies there which fits nowhere: about two seconds
const BACK = 2; // steps that a car rolls back

/** How one view became the next; null if nothing is to be shown. */
export function story(before: View | null, view: View): Story | null {
  if (!before || view.ply <= before.ply) return null;
  const laid = laidBy(before, view);
  const fresh = Math.max(0, laid.length - before.laid.length);
  const drives = drivesBetween(before, view, laid, fresh);
  const driven = drives.reduce((end, drive) => Math.max(end, drive.from + drive.steps), fresh);
  const misses = newMisses(before, view).map((miss, i) => ({ ...miss, from: driven + i * (TUMBLE + STANDS) }));
  const missed = driven + misses.length * (TUMBLE + STANDS);
  const throwFrom = isThrown(before, view) && misses.at(-1)?.n !== view.thrown?.n ? missed : null;
  const steps = missed + (throwFrom === null ? 0 : TUMBLE);
  return steps ? { laid, fresh, drives, misses, throwFrom, steps } : null;
}

/** The throws since another view with which nothing could be laid. */
export const newMisses = (before: View | null, view: View): Missed[] =>
  view.missed.filter((miss) => miss.n > (before?.thrown?.n ?? -1));

/** The throw that fits nowhere and is being shown, once its dice lie still. */
export const missAt = (story: Story | null, done: number) =>
  story?.misses.find(({ from }) => from + TUMBLE <= done && done < from + TUMBLE + STANDS) ?? null;

export const steps = (before: View, view: View): number => Math.max(1, story(before, view)?.steps ?? 1);

const isThrown = (before: View, view: View) => (view.thrown?.n ?? -1) > (before.thrown?.n ?? -1);

/** Everything that lay or lies there; the last piece is known by its move where the board was cleared at once. */
function laidBy(before: View, view: View): Laid[] {
  if (view.laid.length) return view.laid;
  const [, tile, colour, space] = /^(\+?)([RYGBPW])>(\w+)$/.exec(view.last?.move ?? "") ?? [];
  const last = colour && space && view.last?.went.length ? [{ space, colour, tile: tile === "+" }] : [];
  return [...before.laid, ...last];
}

function drivesBetween(before: View, view: View, laid: Laid[], from: number): Drive[] {
  const moved = view.cars.map((_, seat) => seat).filter((seat) => hasDriven(before, view, seat));
  const first = moved.filter((seat) => seat === before.driver || stepped(view, seat));
  const others = moved.filter((seat) => !first.includes(seat));
  const ahead = first.map((seat) => forward(before, view, laid, seat, from));
  const end = ahead.reduce((latest, drive) => Math.max(latest, drive.from + drive.steps), from);
  const back = others.map((seat) => backward(before, view, seat, end));
  return [...ahead, ...back];
}

/** A car that stands elsewhere has driven, unless a move was taken back. */
function hasDriven(before: View, view: View, seat: number): boolean {
  if (before.cars[seat] === view.cars[seat]) return false;
  const told = view.last?.went.some((one) => one.seat === seat && one.to === view.cars[seat]);
  return isThrown(before, view) || told === true || stepped(view, seat);
}

const stepped = (view: View, seat: number) => view.last?.seat === seat && view.last.move.startsWith("bonus ");

function forward(before: View, view: View, laid: Laid[], seat: number, from: number): Drive {
  const way = seat === before.driver ? laid.map(({ space }) => space) : [];
  const passed = way.slice(way.indexOf(before.cars[seat]!) + 1); // in the turbo roll the car stands on its first die
  const places = [before.cars[seat]!, ...passed, view.cars[seat]!];
  const path = places.filter((place, i) => i === 0 || place !== places[i - 1]);
  return { seat, path, from, steps: path.length - 1, back: false };
}

function backward(before: View, view: View, seat: number, from: number): Drive {
  const back = view.cars[seat] !== "FIN";
  return { seat, path: [before.cars[seat]!, view.cars[seat]!], from, steps: back ? BACK : 1, back };
}

// --- the tray ---

export interface Socket {
  colour: string;
  free: boolean; // it still lies in the tray
  rolls: boolean; // it is part of the last throw
}

/** The dice of this turn in the order of their letters; those that lie on the track leave an empty socket. */
export function sockets(view: View): Socket[] {
  const away = view.laid.filter((piece) => !piece.tile).map((piece) => piece.colour);
  const gone = [...away];
  const rolling = [...(view.thrown?.dice ?? "")];
  const take = (from: string[], colour: string) => {
    const at = from.indexOf(colour);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  return [...sorted([...view.dice, ...away])].map((colour) => {
    const free = !take(gone, colour);
    return { colour, free, rolls: take(rolling, colour) };
  });
}

/** The throw that nobody can use any more: shown pale until the next. */
export const spent = (view: View): string => (view.dice || view.laid.length ? "" : (view.thrown?.dice ?? ""));

/** Whose turn went where: the trail of others as it is shown, or of a drive that was just seen. */
export type Trail = Pick<Turn, "seat" | "path" | "back">;

export function trailOf(drives: Drive[]): Trail[] {
  const back = drives
    .filter((drive) => drive.back)
    .map(({ seat, path }) => ({ seat, from: path[0]!, to: path.at(-1)! }));
  const ahead = drives.filter((drive) => !drive.back);
  return ahead.map(({ seat, path }, i) => ({ seat, path, back: i ? [] : back }));
}
