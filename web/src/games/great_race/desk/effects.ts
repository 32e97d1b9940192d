// What a move brings, in a few figures: "+30 F", "engine −1 · −20 F".
import type { Words } from "../../room";
import type { Move, StepCost } from "../view";

const ORDER = ["fuel", "engine", "chassis", "money"] as const;

/** A number with its sign, with a real minus. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** What a move would change on the dials as far as it is known: of a step at least its fuel. */
export const foreseen = (move: (Move & { step?: StepCost }) | null): NonNullable<Move["brings"]> => ({
  ...(move?.step && !move.step.blind ? { fuel: -move.step.fuel } : {}),
  ...move?.brings,
});

/** What changes on the dashboard; "" if nothing does. */
export const effectOf = ({ brings = {} }: Move, words: Words): string =>
  ORDER.filter((what) => brings[what])
    .map((what) => words("desk-change", { what, by: signed(brings[what]!) }))
    .join(" · ");
