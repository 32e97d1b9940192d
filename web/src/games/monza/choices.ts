// What the offered moves mean on the board: spaces to light, tiles to take, dice to throw again, words on buttons.
import type { Move, View } from "./view";
import { sorted } from "./track/track";

/** The spaces that the next click may name, each with its move. */
export function lit(choices: Move[], clicks: string[]): Map<string, Move> {
  const found = new Map<string, Move>();
  for (const choice of choices) {
    const next = choice.clicks[clicks.length];
    if (next && next === choice.space) found.set(next, choice);
  }
  return found;
}

/** The colours of the accelerators that fit somewhere. */
export function fittingTiles(choices: Move[]): string[] {
  return choices.filter(({ kind }) => kind === "tile").map(({ colour }) => colour!);
}

export const canThrowAgain = (choices: Move[]) => choices.some(({ kind }) => kind === "reroll");

/** "reroll BP" for the marked dice, if that is offered. */
export function rerollOf(choices: Move[], marked: string[]): string | null {
  const dice = sorted(marked);
  return choices.find((choice) => choice.kind === "reroll" && choice.dice === dice)?.move ?? null;
}

/** Stop, turbo roll or decline: what a button says. */
export const wordsChoice = (choices: Move[]) =>
  choices.find(({ kind }) => kind === "stop" || kind === "turbo" || kind === "decline");

/** The plain list: everything but the many ways to throw again, and each die once. */
export const listed = (choices: Move[]) => choices.filter(({ kind }) => kind !== "reroll" && kind !== "lift");

/** Where each die fits that can be laid now, by its colour. */
export const fitting = (choices: Move[]) =>
  new Map(choices.filter(({ kind }) => kind === "lift").map(({ colour, space }) => [colour!, space!]));

const carOf = (view: View): string => view.cars[view.bonus ?? view.driver]!;

/** Where the car stands that may take a bonus step. */
export const stepsFrom = (choices: Move[], view: View): string | null =>
  choices.some(({ kind }) => kind === "step") ? carOf(view) : null;

/** Where the next step sets out: the last piece laid, or the car itself. */
export function standsAt(view: View): string {
  return view.laid.at(-1)?.space ?? carOf(view);
}
