// What is read aloud: the name of each space, the throw, and every choice as a sentence.
import type { Words } from "../../room";
import type { Move, View } from "../view";
import { standsAt } from "../choices";
import { COLOURS, START, TYRE, type Space } from "../track/track";

/** "O8, white, straight on, car of Red" */
export function spokenSpace(space: Space, view: View, lit: Map<string, Move>, words: Words): string {
  const what = space.colour === TYRE ? words("legend-tyre") : words("of-colour", { colour: space.colour });
  return listed([space.name, what, wayTo(space.name, lit, words), ...standing([space.name], view, words)]);
}

/** The white field, which is start and finish. */
export function spokenField(view: View, lit: Map<string, Move>, words: Words): string {
  return listed([words("spoken-field"), wayTo("FIN", lit, words), ...standing([START, "FIN"], view, words)]);
}

/** "You have red, two purple. From O7: white O8 straight on." */
export function spokenThrow(view: View, choices: Move[], words: Words): string {
  const dice = [...COLOURS].map((colour) => counted(colour, view.dice, words)).filter(Boolean);
  const ways = choices.filter(({ kind }) => kind === "die").map((choice) => step(choice, words));
  const from = ways.length
    ? words("spoken-from", { here: standsAt(view), ways: ways.join(", ") })
    : words("spoken-none");
  return `${words("spoken-have", { dice: dice.join(", ") })} ${from}`;
}

/** A choice as the log would tell it: a place is a lane and a colour, for no names stand on the track. */
export function spokenChoice({ kind, colour = "", space = "" }: Move, words: Words): string {
  if (!space) return words(`do-${kind}`);
  return words(`choice-${kind}`, { colour, to: space === "FIN" ? space : space[0]! });
}

// --- the words these are made of ---

function counted(colour: string, dice: string, words: Words): string {
  const count = [...dice].filter((die) => die === colour).length;
  return count ? words("spoken-count", { count, colour }) : "";
}

function step({ colour = "", space = "", way }: Move, words: Words): string {
  return words("spoken-step", { colour, way: way ?? "", space: space === "FIN" ? words("legend-finish") : space });
}

function wayTo(name: string, lit: Map<string, Move>, words: Words): string {
  const move = lit.get(name);
  return move ? words("goal-way", { way: move.way ?? "on" }) : "";
}

function standing(names: string[], view: View, words: Words): string[] {
  const there = view.colours.filter((_, seat) => names.includes(view.cars[seat]!));
  const laid = view.laid.filter((piece) => names.includes(piece.space));
  return [
    ...there.map((side) => words("spoken-car", { side })),
    ...laid.map(({ colour }) => words("spoken-laid", { colour })),
  ];
}

const listed = (parts: string[]) => parts.filter(Boolean).join(", ");
