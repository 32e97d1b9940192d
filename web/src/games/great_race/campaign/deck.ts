// T's deck as a set-up names it: all eight cards of one level, or a level for each letter.
import type { EstienneCard } from "./wire";

export const LETTERS = [..."ABCDEFGH"];
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const FIRST = "first"; // the eight cards of level 1

/** The level of each letter; null where two cards have the same one, as only a campaign deals them. */
export function levelsOf(value: string): Level[] | null {
  const cards = value === FIRST ? LETTERS.map((letter) => `${letter}1`) : value.toUpperCase().split(",");
  const levels = LETTERS.map((letter) => cards.filter((card) => card[0] === letter).map((card) => Number(card[1])));
  return levels.every(({ length }) => length === 1) ? (levels.flat() as Level[]) : null;
}

export function deckOf(levels: Level[]): string {
  return levels.every((level) => level === 1) ? FIRST : LETTERS.map((letter, i) => `${letter}${levels[i]}`).join(",");
}

/** The level that all cards have; null for a mixture. */
export const levelOf = (value: string): Level | null => {
  const levels = levelsOf(value);
  return levels?.every((level) => level === levels[0]) ? levels[0]! : null;
};

/** What the cards of a level bring, from the least to the most: "2–3". */
export function bringing(cards: EstienneCard[], level: Level): Record<string, string> {
  const some = cards.filter(({ id }) => id[1] === String(level));
  const span = (numbers: number[]) => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join("–");
  return {
    tiles: span(some.map(({ tiles }) => tiles)),
    moves: span(some.flatMap(({ second_moves, others_move }) => [second_moves, others_move])),
    fuel: span(some.map(({ fuel }) => fuel)),
    mechanics: span(some.map(({ mechanics }) => mechanics)),
    damage: span(some.map(({ damage }) => damage)),
  };
}
