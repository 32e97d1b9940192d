// What is read aloud and written beside the map: every square with what stands there and what can be done there.
import type { Listed } from "../../ChoiceList.svelte";
import type { Words } from "../../room";
import type { Move, Piece, View } from "../view";
import type { Goal } from "../choices";
import type { Dealing } from "../desk/deal.svelte";
import { terrainAt } from "../map/geometry";
import { gunsAt } from "../map/zones";
import { crowned, MASTER, startMarks } from "../pieces/army";
import { attackers } from "./index";

export interface Scene {
  view: View;
  pieces: Map<string, Piece>;
  goals: Map<string, Goal>; // of the chosen piece
  places: Set<string>; // start squares for a piece that comes back
  targets: Map<string, Move[]>; // what each piece of ours can attack
  shots: Move[]; // orders to fire that can be given now
  dealing: Dealing;
  beliefs: boolean;
  words: Words;
}

/** "G1, your tank 2, has not moved; 8 steps; can attack L1 tank, rule 1" */
export function spokenSquare(square: string, scene: Scene): string {
  const piece = scene.pieces.get(square);
  const about = piece ? aboutPiece(square, piece, scene) : [];
  const first = listed([shortSquare(square, scene), piece && moved(piece, scene)]);
  return [first, goal(square, scene), ...about, danger(square, scene)].filter(Boolean).join("; ");
}

/** "G1, your tank 2": where there is little room. */
export function shortSquare(square: string, scene: Scene): string {
  const piece = scene.pieces.get(square);
  const here = piece ? named(piece, square, scene) : start(square, scene.words);
  return listed([square, ground(square, scene), here]);
}

/** "G1, bunker; 2 steps left there": the same of a square where the chosen piece can go. */
export const shortGoal = (square: string, scene: Scene): string =>
  [shortSquare(square, scene), goal(square, scene)].filter(Boolean).join("; ");

/** What the numbers on the map mean, or the dots, or the bars, while they stand there. */
export function spokenSigns({ goals, beliefs, words }: Scene, range: boolean): string {
  if ([...goals.values()].some(({ rule }) => rule === 0)) return words("sign-left");
  if (range) return words("sign-range");
  return beliefs ? words("sign-bars") : "";
}

/** "your tank 2", "tank of Green" */
export function named(piece: Piece, square: string, { view, dealing, words }: Scene): string {
  const own = piece.side === view.seat;
  const number = (own && view.phase === "deal" && dealing.numberAt(square)) || piece.number;
  const facts = { type: piece.type, side: piece.side, number: number ? ` ${crowned(number)}` : "" };
  const name = words(own ? "spoken-own" : "spoken-theirs", facts);
  return listed([name, number === MASTER && words("legend-master"), piece.open && words("legend-open")]);
}

/** "G9 fighter" */
export function namedPiece(square: string, view: View, words: Words): string {
  const type = view.pieces.find((piece) => piece.square === square)?.type ?? "";
  return words("spoken-piece", { square, type });
}

function spokenTarget(square: string, rule: number, { pieces, words }: Scene): string {
  return words("spoken-target", { square, type: pieces.get(square)?.type ?? "", rule });
}

/** The choices of the chosen piece, or the pieces one can choose. */
export function spokenList(
  scene: Scene,
  movable: Set<string>,
  pick: (click: string) => void,
  take: (choice: Move) => void,
): Listed[] {
  const goals = [...scene.goals]
    .filter(([, { rule }]) => rule < 3)
    .sort(([, a], [, b]) => b.rule - a.rule || a.left - b.left);
  const picked = (square: string, text: string) => ({ name: square, text, take: () => pick(square) });
  return [
    ...scene.shots.map((shot) => ({ name: shot.move, text: spokenShot(shot, scene), take: () => take(shot) })),
    ...[...movable].flatMap((square) => {
      const piece = scene.pieces.get(square);
      return piece ? [picked(square, `${square}, ${named(piece, square, scene)}`)] : [];
    }),
    ...goals.map(([square, goal]) => ({
      name: goal.choice.move,
      text: spokenChoice(square, goal, scene),
      take: () => take(goal.choice),
    })),
    ...[...scene.places].map((square) => picked(square, scene.words("choice-move", { square }))),
  ];
}

/** "Fire from D9: G9 fighter" */
function spokenShot({ clicks: [gun] }: Move, { view, words }: Scene): string {
  const hit = view.shots[gun!]!.map((at) => namedPiece(at, view, words)).join(", ");
  return `${words("do-fire", { square: gun! })}: ${hit}`;
}

function spokenChoice(square: string, goal: Goal, scene: Scene): string {
  const type = scene.pieces.get(square)?.type ?? "";
  if (goal.rule) return scene.words("choice-attack", { square, type, rule: goal.rule });
  return `${scene.words("choice-move", { square })}, ${scene.words("goal-left", { steps: goal.left })}`;
}

/** "1 (33 %), 2 (33 %), 3 (17 %), 3M (17 %)" */
export const shares = ({ possible }: Pick<Piece, "possible">) =>
  possible.map(([number, share]) => `${crowned(number)} (${Math.round(100 * share)} %)`).join(", ");

// --- the words these are made of ---

const ruleOf = ({ rule }: Move) => (rule.startsWith("W6") ? 1 : 2);
const listed = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(", ");

function ground(square: string, { view, words }: Scene): string | false {
  const kind = terrainAt(view.map, square);
  return kind !== "open" && words(kind === "mines" ? "legend-mines" : "legend-bunker");
}

function start(square: string, words: Words): string | false {
  const type = startMarks.get(square);
  return type ? words("spoken-start", { type }) : false;
}

/** Whether it has moved matters only for whoever is to move. */
function moved(piece: Piece, { view, words }: Scene): string | false {
  const counts = view.phase !== "deal" && piece.side === view.turn;
  return counts && words(piece.moved ? "legend-moved" : "legend-not-moved");
}

function aboutPiece(square: string, piece: Piece, scene: Scene): (string | false)[] {
  const { view, words, beliefs } = scene;
  if (view.phase === "deal") return [];
  const steps = square === view.running ? view.steps : piece.reach;
  const by = view.shields[square];
  return [
    words("legend-steps", { steps }),
    attacks(square, piece, scene),
    by !== undefined && words("legend-protected", { by }),
    beliefs && piece.possible.length > 0 && words("legend-possible", { numbers: shares(piece) }),
  ];
}

/** What a piece of ours can attack or fire at now; what any other one could, were it to move. */
function attacks(square: string, piece: Piece, scene: Scene): string | false {
  const { view, targets, words } = scene;
  if (piece.side === view.turn && piece.side === view.seat) {
    const can = (targets.get(square) ?? []).map((one) => spokenTarget(one.clicks.at(-1)!, ruleOf(one), scene));
    const hit = (view.shots[square] ?? []).map((at) => namedPiece(at, view, words));
    if (hit.length) return words("spoken-shots", { targets: hit.join(", ") });
    return can.length > 0 && words("spoken-targets", { targets: can.join("; ") });
  }
  const could = Object.entries(view.attacks[square] ?? {});
  if (!could.length) return false;
  if (piece.type === "A")
    return words("spoken-could-fire", { targets: could.map(([at]) => namedPiece(at, view, words)).join(", ") });
  return words("spoken-could-attack", { targets: could.map(([at, rule]) => spokenTarget(at, rule, scene)).join("; ") });
}

function goal(square: string, { goals, places, words }: Scene): string | false {
  const found = goals.get(square);
  if (places.has(square)) return words("spoken-place");
  if (!found) return false;
  if (found.rule === 3) return words("goal-fire");
  return found.rule ? words("goal-attack", { rule: found.rule }) : words("goal-left", { steps: found.left });
}

/** Whose artillery fires here, and who could remove a master of ours. */
function danger(square: string, { view, words }: Scene): string | false {
  const guns = gunsAt(square, view);
  const threat = view.threats.find(({ at }) => at === square);
  const told = [
    guns.length > 0 && words("spoken-danger", { guns: guns.join(", ") }),
    threat && words("card-danger", attackers(threat.by)),
  ];
  return told.filter(Boolean).join("; ") || false;
}
