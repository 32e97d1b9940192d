// What the offered moves mean on the map: who can go, where to with how many steps left, and what buttons there are.
import type { Move, Piece, View } from "./view";
import { stepsTo } from "./map/geometry";
import { flies, standing } from "./pieces/army";

export interface Goal {
  choice: Move;
  left: number; // steps that are left there
  rule: 0 | 1 | 2 | 3; // by which rule it is attacked, 3 by fire; 0: it is empty
}

const BUTTONS = ["switch", "fire", "stay", "done"];

/** The squares of pieces that can be chosen, as long as nothing is. */
export function movable(choices: Move[], clicks: string[], view: View): Set<string> {
  if (clicks.length || view.phase !== "turn") return new Set();
  return new Set(choices.filter(({ kind }) => kind !== "end").map((choice) => choice.clicks[0]!));
}

/** The piece whose move is being chosen: the one clicked, or the one that may go on. */
export function actor(clicks: string[], view: View): Piece | null {
  const square = view.phase === "turn" ? clicks[0] : view.phase === "switch" ? null : view.running;
  return standing(view).get(square ?? "") ?? null;
}

/** Where the chosen piece can go, and what it can fire at. */
export function goals(choices: Move[], clicks: string[], view: View): Map<string, Goal> {
  const piece = actor(clicks, view);
  return piece ? new Map([...ways(piece, choices, view), ...hits(piece, choices, view)]) : new Map();
}

/** All that falls if artillery fires; one of them is enough to mean them all. */
function hits({ square }: Piece, choices: Move[], view: View): [string, Goal][] {
  const shot = choices.find(({ kind, clicks }) => kind === "fire" && clicks[0] === square);
  return shot ? view.shots[square!]!.map((at) => [at, { choice: shot, left: 0, rule: 3 }]) : [];
}

function ways(piece: Piece, choices: Move[], view: View): [string, Goal][] {
  const moves = choices.filter(({ kind }) => kind === "move" || kind === "attack");
  const has = view.phase === "turn" ? piece.reach : view.steps;
  const targets = moves.filter(({ kind }) => kind === "attack").map(goalOf);
  const steps = stepsTo(piece.square!, new Set(moves.map(goalOf)), new Set(targets), flies(piece));
  return moves.map((choice) => [
    goalOf(choice),
    { choice, left: has - (steps.get(goalOf(choice)) ?? has), rule: ruleOf(choice) },
  ]);
}

/** What each piece can attack. */
export function targets(choices: Move[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const choice of choices.filter(({ kind }) => kind === "attack")) {
    found.set(choice.clicks[0]!, [...(found.get(choice.clicks[0]!) ?? []), choice]);
  }
  return found;
}

/** While a piece comes back: the start squares it may stand on. */
export function places(choices: Move[], clicks: string[]): Set<string> {
  const back = clicks.length ? choices.filter(({ kind }) => kind === "return") : [];
  return new Set(back.map((choice) => choice.clicks[1]!));
}

/** What in the pile can come back: "+T2". */
export const returnable = (choices: Move[]) =>
  new Set(choices.filter(({ kind }) => kind === "return").map((choice) => choice.clicks[0]!));

/** The choices that are buttons. */
export const buttonMoves = (choices: Move[]): Move[] =>
  choices
    .filter(({ kind }) => BUTTONS.includes(kind))
    .sort((a, b) => BUTTONS.indexOf(a.kind) - BUTTONS.indexOf(b.kind));

const goalOf = (choice: Move) => choice.clicks.at(-1)!;
const ruleOf = ({ kind, rule }: Move) => (kind !== "attack" ? 0 : rule.startsWith("W6") ? 1 : 2);
