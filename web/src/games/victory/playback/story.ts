// What happened between two views, in the order in which it is shown: a drive, a throw that ends a turn, the next throw.
import type { View } from "../view";

export interface Drive {
  seat: number;
  path: string[]; // the points it passes, from where it stood to where it comes to a stop
  steps: number;
}
/** What lies in the tray for a while. */
export interface Scene {
  throws: string[]; // both of the turn
  dice: string | null; // what is still to be played; null while nothing is
  crosses: number;
  rolls: 0 | 1 | null; // which of the two throws is being made
  from: number; // the step of the story in which it begins
}
export interface Story {
  drive: Drive | null;
  scenes: Scene[];
  wreck: { seat: number; at: string; from: number } | null; // a car that drops out
  steps: number;
}
export const TUMBLE = 3; // steps that dice roll
const LOOK = 4; // steps to see what a throw has done
const FAST = 5; // points that are passed in one step, once the car has set out

/** How one view became the next; null if nothing is to be shown. */
export function story(before: View | null, view: View): Story | null {
  if (!before || view.ply <= before.ply) return null;
  const drive = driveBetween(before, view);
  const driven = drive?.steps ?? 0;
  const failed = failedThrow(before, view);
  const scenes: Scene[] = [{ ...trayOf(before), dice: left(before, view), from: 0 }];
  if (failed) scenes.push({ ...failed, from: driven });
  const thrown = driven + (failed ? TUMBLE + LOOK : 0);
  const rolls = isThrown(before, view) ? (view.thrown?.second ? 1 : 0) : null;
  scenes.push({ ...trayOf(view), rolls, from: thrown });
  const out = outBetween(before, view);
  const wreck = out && { ...out, from: driven + (failed ? TUMBLE : 0) };
  const steps = thrown + (rolls === null ? 0 : TUMBLE);
  return steps || wreck ? { drive, scenes, wreck, steps: Math.max(steps, 1) } : null;
}

export const steps = (before: View, view: View): number => Math.max(1, story(before, view)?.steps ?? 1);

const isThrown = (before: View, view: View) => (view.thrown?.n ?? -1) > (before.thrown?.n ?? -1);

/** What lies in the tray at rest. */
export function trayOf(view: View): Scene {
  const dice = view.phase === "drive" ? view.dice : null;
  return { throws: view.throws, dice, crosses: view.crosses, rolls: null, from: 0 };
}

/** The crosses that have been seen: those of a throw count once its dice lie still. */
export function crossesSeen({ throws, crosses, rolls, from }: Scene, done: number): number {
  const rolling = rolls !== null && done - from < TUMBLE * 0.75 ? throws[rolls]! : "";
  return crosses - [...rolling].filter((face) => face === "X").length;
}

/** The dice still to be played after the move that is being shown. */
function left(before: View, view: View): string | null {
  if (before.phase !== "drive") return null;
  if (view.driver === before.driver && view.phase === "drive") return view.dice;
  return "";
}

// --- drives ---

/** The drive of the last move; where only its ends are known, straight from one to the other. */
function driveBetween(before: View, view: View): Drive | null {
  const seat = before.driver;
  const [from, to] = [before.cars[seat], view.cars[seat]];
  if (before.phase !== "drive" || from === to || !from) return null;
  const isIt = (path?: string[]) => path?.[0] === from && (to === null || path?.at(-1) === to);
  const told = [view.last, fresh(before, view)].find((one) => one?.seat === seat && isIt(one.path));
  const ended = view.phase !== "drive" || isThrown(before, view); // otherwise a move was taken back
  const path = told?.path ?? (to && ended ? [from, to] : []);
  return path.length > 1 ? { seat, path, steps: paceOf(path.length - 1) } : null;
}

/** A long line is driven faster than a short one, but takes longer. */
export const paceOf = (points: number) => 1 + (points - 1) / FAST;

// --- turns that end with a throw ---

/** The turn that has come to its end since. */
const fresh = (before: View, view: View) => ((view.ended?.n ?? -1) > (before.ended?.n ?? -1) ? view.ended : null);

/** A second throw with too many crosses, or with dice that nobody can play: it is seen before the next one is made. */
function failedThrow(before: View, view: View): Scene | null {
  const ended = fresh(before, view);
  if (!ended || before.phase !== "take") return null;
  const crosses = [...ended.throws.join("")].filter((face) => face === "X").length;
  return { throws: ended.throws, dice: "", crosses, rolls: 1, from: 0 };
}

function outBetween(before: View, view: View): { seat: number; at: string } | null {
  const seat = view.out.find((one) => !before.out.includes(one));
  const at = seat === undefined ? null : before.cars[seat];
  return seat !== undefined && at ? { seat, at } : null;
}
