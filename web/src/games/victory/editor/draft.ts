// A circuit while it is being laid: the letters that spell it, and the way back to what they were before.

export const LETTERS = ["L", "S", "R"] as const; // in the order in which a driver sees them
export type Letter = (typeof LETTERS)[number];

const NEXT: Record<string, Letter> = { S: "R", R: "L", L: "S" };

export const lay = (code: string, letter: Letter) => code + letter;
export const takeLast = (code: string) => code.slice(0, -1);

/** Take a tile away, and all that were laid after it. */
export const takeFrom = (code: string, tile: number) => code.slice(0, tile);

/** Turn one tile: straight on, to the right, to the left, and straight on again. */
export const turn = (code: string, tile: number) =>
  code.slice(0, tile) + (NEXT[code[tile]!] ?? "") + code.slice(tile + 1);

// --- the way back ---

export interface Story {
  past: string[];
  now: string;
  future: string[]; // what was taken back, the last first
}

export const begin = (now: string): Story => ({ past: [], now, future: [] });

export const goOn = (story: Story, now: string): Story =>
  now === story.now ? story : { past: [...story.past, story.now], now, future: [] };

export function undo(story: Story): Story {
  const now = story.past.at(-1);
  return now === undefined ? story : { past: story.past.slice(0, -1), now, future: [...story.future, story.now] };
}

export function redo(story: Story): Story {
  const now = story.future.at(-1);
  return now === undefined ? story : { past: [...story.past, story.now], now, future: story.future.slice(0, -1) };
}
