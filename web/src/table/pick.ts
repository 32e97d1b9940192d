// From clicks to a move: the clicks so far and the choices sent spell the one move that is meant.
import type { Choice } from "../games/room";

export interface Picked {
  clicks: string[]; // what is chosen after this click
  move: Choice | null; // the move that is now spelled, if it is complete
  nothing: string[] | null; // clicks that lead nowhere: ask why
}

/** The choices that begin with these clicks. */
export function beginning(choices: Choice[], clicks: string[]): Choice[] {
  return choices.filter((choice) => clicks.every((click, i) => choice.clicks[i] === click));
}

/** Whether the clicks made lead to what is advised, and more of it is to come. */
export function isOnTheWay(advised: string[], made: string[]): boolean {
  return made.length < advised.length && made.every((click, i) => click === advised[i]);
}

/** One click more. */
export function press(choices: Choice[], clicks: string[], click: string): Picked {
  const next = [...clicks, click];
  if (beginning(choices, next).length) return onward(choices, next);
  const again = ended(choices, clicks);
  if (again && click === clicks.at(-1)) return { clicks, move: again, nothing: null };
  if (click === clicks[0]) return { clicks: [], move: null, nothing: null };
  if (clicks.length && beginning(choices, [click]).length) return onward(choices, [click]);
  return { clicks, move: null, nothing: next };
}

/** What clicks made ahead of time choose; `missed` where one would have played or led nowhere: that was meant for another picture. */
export function catchUp(choices: Choice[], made: string[]): { clicks: string[]; missed: boolean } {
  let clicks: string[] = [];
  for (const click of made) {
    const picked = press(choices, clicks, click);
    if (picked.move || picked.nothing) return { clicks, missed: true };
    clicks = picked.clicks;
  }
  return { clicks, missed: false };
}

/** The last click again sends what it spells, even where a longer move begins the same way. */
function onward(choices: Choice[], clicks: string[]): Picked {
  const left = beginning(choices, clicks);
  const move = left.length === 1 && left[0]!.clicks.length === clicks.length ? left[0]! : null;
  return { clicks, move, nothing: null };
}

function ended(choices: Choice[], clicks: string[]): Choice | undefined {
  return clicks.length
    ? beginning(choices, clicks).find((choice) => choice.clicks.length === clicks.length)
    : undefined;
}
