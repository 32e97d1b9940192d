// What the offered moves mean on the board: how many dice to take, points to light, and lines that lead there.
import type { Move, View } from "./view";
import { isPoint } from "./course/trail";

/** The points that can be driven to, each with its move: a point is reached by one colour only. */
export const lit = (choices: Move[]): Map<string, Move> =>
  new Map(choices.filter(({ kind }) => kind === "move").map((choice) => [choice.goal!, choice]));

/** The colour that is chosen: by a click, or because no other is left. */
export function chosenColour(choices: Move[], clicks: string[]): string | null {
  if (clicks.length) return clicks[0]!.length === 1 ? clicks[0]! : null;
  const first = choices.find(({ kind }) => kind === "move");
  return first && first.clicks.length === 1 ? first.colour! : null;
}

/** Whether a colour is still to be chosen: then a click on a die, or its key, chooses it. */
export const canChoose = (choices: Move[], clicks: string[]) =>
  clicks.length < 2 && choices.some(({ kind, clicks: all }) => kind === "move" && all.length === 2);

/** For each line that is lit, its farthest goal. */
export function farthest(choices: Move[]): Move[] {
  const lines = new Map<string, Move>();
  for (const choice of choices) {
    const known = choice.way && lines.get(choice.way);
    if (choice.way && (!known || known.length! < choice.length!)) lines.set(choice.way, choice);
  }
  return [...lines.values()];
}

/** The lines that are advised, each from where it begins: a hint from where our car stands, a better turn from its start. */
export function advised(
  advice: string[][],
  view: View,
  own: { path: string[] }[],
): { from: string | null; to: string }[] {
  const goals = advice.map((clicks) => clicks.at(-1)!).filter((click) => isPoint(click, view.tiles.length));
  const isHint = advice.length === 1 && lit(view.choices).has(goals[0] ?? "");
  const start = isHint ? standsAt(view) : (own[0]?.path[0] ?? null);
  return goals.map((to, i) => ({ from: goals[i - 1] ?? start, to }));
}

/** Whose turn it is: of a turn that waits to be ended still the seat that drove. */
export const onTurn = (view: View): number => (typeof view.turn === "number" ? view.turn : view.driver);

/** Where the car of the seat to move stands. */
export const standsAt = (view: View): string | null => view.cars[onTurn(view)] ?? null;

// --- the tray ---

export interface TrayDie {
  face: string; // R, B or X
  state: "lies" | "free" | "played"; // nothing to do with it, to be played, or played
}

/** The dice of both throws; those that were played first are taken from the left. */
export function diceOf(throws: string[], dice: string | null): TrayDie[][] {
  const count = (faces: string, face: string) => [...faces].filter((one) => one === face).length;
  const gone: Record<string, number> = {};
  for (const face of "RB") gone[face] = dice === null ? 0 : count(throws.join(""), face) - count(dice, face);
  return throws.map((faces) =>
    [...faces].map((face) => {
      if (face === "X" || dice === null) return { face, state: "lies" };
      return { face, state: gone[face]!-- > 0 ? "played" : "free" };
    }),
  );
}

/** A chance as a whole per cent. */
export const percent = ([of, all]: [number, number]) => Math.round((100 * of) / all);
