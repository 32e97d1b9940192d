// T's cards and powers in words.
import { say } from "../../../words.svelte";
import type { EstienneCard } from "./wire";
import { GAME } from "./name";

export function spoken({ colour, second_moves: second, others_move: others, ...card }: EstienneCard): string {
  return say("campaign-card", { ...card, colour: say("of-colour", { colour }, GAME), second, others }, GAME);
}

export const power = (colour: string, level: number) => say("of-power", { colour, level }, GAME);
