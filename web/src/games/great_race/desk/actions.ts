// What the offered moves are on the desk: actions of an assistant, petrol, cards to play, answers to give.
import type { Move, View } from "../view";
import { ROLES, type Role } from "./crews";

const ACTIONS: Record<Role, string[]> = {
  F: ["fund"],
  P: ["scout", "scout3", "fetch"],
  M: ["drive", "sail", "repair"],
  E: ["clear"],
};
const ON_MAP = ["drive", "go", "clear", "lay"]; // actions that end with a click on the map
const ANSWERS = ["hit", "winch", "nowinch", "guard", "shield", "accept", "back", "halt"];

export interface Action {
  word: string; // "repair"
  moves: Move[];
  onMap: boolean; // the rest is chosen on the map
}

const first = (move: Move) => move.clicks[0]!;
const beginning = (moves: Move[], word: string) => moves.filter((move) => first(move) === word);

/** Everything that is offered, whatever has been clicked already; nothing while it is not our turn. */
export const offered = (view: View, choices: Move[]): Move[] => (choices.length ? view.choices : []);

/** What an assistant of a role can do now. */
export const actionsOf = (moves: Move[], role: Role): Action[] =>
  ACTIONS[role]
    .map((word) => ({ word, moves: beginning(moves, word), onMap: ON_MAP.includes(word) }))
    .filter((action) => action.moves.length > 0);

/** The role whose action a word is: the figure that acts. */
export const actorOf = (word: string | undefined): Role | null =>
  ROLES.find((role) => ACTIONS[role].includes(word ?? "")) ?? null;

/** The thing that clicks have chosen: a tile, a card, or the assistant that acts. */
export function chosen([word, what]: string[]): string | null {
  if (word === "lay") return what ? `tile:${what}` : null;
  if (word === "play" || word === "drop") return what ? `card:${what}` : null;
  const role = actorOf(word);
  return role && `role:${role}`;
}

export const purchases = (moves: Move[]) => beginning(moves, "buy");

/** The ways to use a card: to play it, or to get rid of it. */
export const usesOf = (moves: Move[], card: string) =>
  moves.filter(({ clicks: [word, which] }) => (word === "play" || word === "drop") && which === card);

export const takes = (moves: Move[]) => new Map(beginning(moves, "take").map((move) => [Number(move.clicks[1]), move]));

/** Questions that interrupt: each answer is a button. */
export const answers = (moves: Move[]) => moves.filter((move) => ANSWERS.includes(first(move)));

export const passing = (moves: Move[]) => beginning(moves, "pass")[0] ?? null;

/** The tiles that can be laid, in the order of the list. */
export const layable = (moves: Move[]) => [...new Set(beginning(moves, "lay").map(({ clicks }) => clicks[1]!))];

/** What a tile is laid with next: which one, or, where only one can be meant, its space. */
export const layAsked = (choices: Move[]) => (layable(choices).length > 1 ? "desk-lay-which" : "desk-lay-where");

/** The common beginning of several moves: what can be clicked before the map is asked. */
export function stem(moves: Move[]): string[] {
  const [one, ...others] = moves.map(({ clicks }) => clicks);
  if (!one) return [];
  const apart = one.findIndex((click, i) => others.some((clicks) => clicks[i] !== click));
  return others.length ? one.slice(0, apart < 0 ? one.length : apart) : one.slice(0, -1);
}
