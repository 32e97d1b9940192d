// The worked examples of a game's rulebook: asked for once, or brought along by a page that opens without a network.
import { ask } from "./api";
import type { WorkedExample } from "./protocol";

const known = new Map<string, Promise<WorkedExample[]>>();

/** All examples of a game; none where they cannot be had just now. */
export function examplesOf(game: string): Promise<WorkedExample[]> {
  const found = known.get(game) ?? ask<WorkedExample[]>(`/games/${game}/examples`);
  known.set(game, found);
  return found.catch(() => (known.delete(game), []));
}

/** A saved page brings them along. */
export const bringAlong = (game: string, examples: WorkedExample[]) => known.set(game, Promise.resolve(examples));
