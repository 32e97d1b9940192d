// The keys of Victory: R and B choose a die, 1 and 2 throw so many.
import type { Key } from "../keys.svelte";
import type { Words } from "../room";
import type { Move } from "./view";

interface Hands {
  take: (choice: Move) => void;
  pick: (face: string) => void;
  words: Words;
}

export function keysOf(choices: Move[], choosing: boolean, { take, pick, words }: Hands): Key[] {
  const dice = choosing ? ["R", "B"] : [];
  return [
    ...dice.map((colour) => ({
      keys: [colour.toLowerCase()],
      does: words("key-die", { colour }),
      act: () => pick(colour),
    })),
    ...choices
      .filter(({ kind }) => kind === "take")
      .map((choice) => ({
        keys: [String(choice.dice)],
        does: words("key-take", { dice: choice.dice! }),
        act: () => take(choice),
      })),
  ];
}
