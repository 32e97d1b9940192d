// The name of each square as it is read aloud.

import type { Route } from "./choices";
import type { View } from "./view";

export type Words = (id: string, facts?: Record<string, string | number>) => string;

export interface Scene {
  view: View;
  goals: Map<string, Route[]>; // empty as long as no piece is chosen
  offered: Route[]; // the two routes to choose from, once the goal is clicked
  words: Words;
}

/** "d1, white die, top 6, near 3, right 2, 9 moves" or "c6, by way of d6, top 2, takes nothing" */
export function spoken(square: string, scene: Scene): string {
  const arrow = scene.offered.find((route) => route.via === square);
  const routes = arrow ? [arrow] : (scene.goals.get(square) ?? []);
  const ways = routes.map((route) => reached(route, scene.words)).join("; ");
  return [standing(square, scene), ways].filter(Boolean).join(scene.view.pieces[square] ? "; " : ", ");
}

function standing(square: string, { view, words }: Scene): string {
  const piece = view.pieces[square];
  if (!piece) return listed([square, sign(square, view, words)]);
  const { side, king, top, near, right, moves } = piece;
  const name = king ? words("spoken-king", { square, side }) : words("spoken-die", { square, side, top, near, right });
  return listed([name, side === view.turn && known(words, "spoken-moves", { moves })]);
}

function sign(square: string, view: View, words: Words): string | false {
  const side = view.kings.indexOf(square);
  if (side >= 0) return known(words, "spoken-king-square", { side });
  if (square === view.centre) return known(words, "spoken-centre", { wins: view.options.short ? "yes" : "no" });
  const top = view.home[square];
  return top !== undefined && known(words, "spoken-home", { top });
}

function reached({ number, via, stops, takes }: Route, words: Words): string {
  const piece = stops.at(-1)?.piece;
  return listed([
    number > 0 && `${number}`,
    via !== null && words("goal-via", { via }),
    !!piece && !piece.king && words("goal-top", { top: piece.top }),
    takes ? words("goal-takes", { taken: takes.king ? "king" : takes.top }) : known(words, "goal-takes-nothing"),
  ]);
}

/** The words for an id, or nothing where the book of words has none. */
export function known(words: Words, id: string, facts: Record<string, string | number> = {}): string | false {
  const text = words(id, facts);
  return text !== id && text;
}

function listed(parts: (string | false)[]): string {
  return parts.filter(Boolean).join(", ");
}
