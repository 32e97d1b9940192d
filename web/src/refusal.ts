// A no in the reader's words: the sentence for a refusal or a failed question.
import { Failed } from "./api";
import type { Facts } from "./protocol";
import { has, say } from "./words.svelte";

export function sentence(why: string, facts: Facts, game = ""): string {
  const id = `refused-${why}`;
  return has(id, game) ? say(id, facts, game) : say("trouble");
}

export function refusal(problem: unknown, game = ""): string {
  const { why, facts } = problem instanceof Failed ? problem.problem : {};
  return why ? sentence(why, facts ?? {}, game) : say("trouble");
}
