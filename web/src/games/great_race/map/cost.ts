// What a step costs, symbol by symbol; of the unknown what it costs on average and how often danger and stop wait.
import type { Kind } from "./Symbol.svelte";
import { isCounted } from "./tiles";
import type { StepCost } from "../view";

export interface Part {
  kind: Kind;
  word: "map-costs" | "map-average" | "map-odds" | null; // how the number is written; null where the sign says it all
  n: number;
}

/** Whether a step leads into a town: nothing else is entered for nothing, and the drive ends there (G9.1). */
export const entersTown = ({ fuel, blind }: StepCost) => fuel === 0 && !blind;

export function parts(step: StepCost): Part[] {
  const { fuel, mechanics, danger, stop, blind } = step;
  if (blind) return odds(blind);
  if (entersTown(step)) return [{ kind: "S", word: null, n: 1 }];
  const found: [Kind, number][] = [
    ["F", fuel],
    ["M", mechanics],
    ["D", danger],
    ["S", stop],
  ];
  return found.filter(([, n]) => n > 0).map(([kind, n]) => ({ kind, word: isCounted(kind) ? "map-costs" : null, n }));
}

const odds = ({ fuel, mechanics, danger, stop }: NonNullable<StepCost["blind"]>): Part[] => [
  { kind: "F", word: "map-average", n: tenths(fuel) },
  { kind: "M", word: "map-average", n: tenths(mechanics) },
  { kind: "D", word: "map-odds", n: percent(danger) },
  { kind: "S", word: "map-odds", n: percent(stop) },
];

export const tenths = (n: number) => Math.round(n * 10) / 10;
export const percent = (n: number) => Math.round(100 * n);
