// Dealing the numbers of a type: six start squares in the order of the view, and six numbers to lay on them.
import { loadItem, saveItem } from "../../../storage";
import type { View } from "../view";

export const NUMBERS = ["1", "1", "2", "2", "3", "3M"];
export type Laid = (string | null)[]; // what lies on each of the six squares
export const NOTHING: Laid = NUMBERS.map(() => null);
const KEY = "masters_victory.deals";

/** The six squares of the type that is being dealt, in the order in which the numbers are told. */
export function slots(view: View): string[] {
  const dealt = view.pieces.filter(({ side, type }) => side === view.seat && type === view.dealing);
  return view.phase === "deal" ? dealt.map(({ square }) => square!) : [];
}

/** The numbers that are not laid yet. */
export function inTray(laid: Laid): string[] {
  const left = [...NUMBERS];
  for (const number of laid) if (number) left.splice(left.indexOf(number), 1);
  return left;
}

/** A number from the tray onto a square; what lay there goes back to the tray. */
export const lay = (laid: Laid, number: string, slot: number): Laid =>
  inTray(laid).includes(number) ? laid.map((one, i) => (i === slot ? number : one)) : laid;

/** Two squares change their numbers; an empty one just takes it. */
export const swap = (laid: Laid, a: number, b: number): Laid =>
  laid.map((one, i) => (i === a ? laid[b]! : i === b ? laid[a]! : one));

export const takeBack = (laid: Laid, slot: number): Laid => laid.map((one, i) => (i === slot ? null : one));

export function shuffled(random: () => number = Math.random): Laid {
  const left = [...NUMBERS];
  return NUMBERS.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** How many numbers lie otherwise than a hint would lay them. */
export const strays = (laid: Laid, advised: string[]): number =>
  laid.filter((number, i) => number && advised[i] && number !== advised[i]).length;

export const isFull = (laid: Laid) => laid.every((number) => number !== null);

/** "deal F 3M 1 2 1 3 2" */
export const textOf = (view: View, laid: Laid) => `deal ${view.dealing} ${laid.join(" ")}`;

type Kept = Record<string, string[]>;

/** The deal of this type that was kept in this browser; null if there is none. */
export function saved(type: string): Laid | null {
  const found = loadItem<Kept>(KEY, {})[type];
  const fits = Array.isArray(found) && [...found].sort().join() === [...NUMBERS].sort().join();
  return fits ? found : null;
}

export function save(type: string, laid: Laid): void {
  saveItem(KEY, { ...loadItem<Kept>(KEY, {}), [type]: laid });
}

/** What a hint deals to the six squares: "deal F 3M 1 2 1 3 2". */
export const numbersAdvised = (advice: string[][]): string[] =>
  advice
    .find(([first]) => first?.startsWith("deal "))?.[0]
    ?.split(" ")
    .slice(2) ?? [];
