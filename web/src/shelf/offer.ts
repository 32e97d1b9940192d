// What is offered of the options of a game: only what goes together with all else that is chosen.
import type { GameCard, OptionCard, Value } from "../protocol";

export type Chosen = Record<string, Value>;

/** The values as they are offered to so many seats: numbers in their order, words as the game names them, whichever is
 * the default; of seats only those there are. */
export function offered({ values, names_seat }: OptionCard, seats: number): Value[] {
  if (names_seat) return values.filter((seat) => Number(seat) < seats);
  return values.every((value) => typeof value === "number") ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
}

/** Whether an option means anything beside the others that are chosen. */
export const matters = (option: OptionCard, chosen: Chosen): boolean =>
  Object.entries(option.needs).every(([name, values]) => values.includes(chosen[name]!));

/** The option whose chosen value does not go together with a value of this one; either of the two may say so. */
export function excludedBy(card: GameCard, chosen: Chosen, option: OptionCard, value: Value): OptionCard | null {
  const { name, excludes } = option;
  const isInTheWay = (other: OptionCard) =>
    excludes.some((one) => one.value === value && one.option === other.name && one.other === chosen[other.name]) ||
    other.excludes.some((one) => one.value === chosen[other.name] && one.option === name && one.other === value);
  return card.options.find(isInTheWay) ?? null;
}

/** The same choices; of two that do not go together, as an address may ask for them, one is left at its default. */
export function together(card: GameCard, chosen: Chosen): Chosen {
  const isExcluded = ({ name, excludes }: OptionCard) =>
    excludes.some((one) => one.value === chosen[name] && one.other === chosen[one.option]);
  const left = card.options.filter(isExcluded).map(({ name, values }) => [name, values[0]!]);
  return { ...chosen, ...Object.fromEntries(left) };
}
