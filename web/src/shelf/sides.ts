// What every seat chooses for itself in the set-up, and what the seats are called by it.
import type { GameCard, OptionCard, Value } from "../protocol";
import type { Plan } from "./plan";

/** What each seat has of such an option: what it chose, or the first that is left. */
export function hadBySeats(option: OptionCard, plan: Plan): string[] {
  const text = String(plan.options[option.name]);
  const chosen = text === option.values[0] ? [] : text.split(",");
  const left = option.each.filter((one) => !chosen.includes(one));
  return [...chosen, ...left].slice(0, plan.places.length);
}

/** A seat chooses; whoever had that takes what the seat had, for no two can have the same. */
export function chooseFor(option: OptionCard, plan: Plan, seat: number, value: string): Plan {
  const had = hadBySeats(option, plan);
  const has = had.map((one, other) => (other === seat ? value : one === value ? had[seat]! : one));
  return { ...plan, options: { ...plan.options, [option.name]: listed(option, has) } };
}

/** What the seats have, as the value of the option; in the usual order it is the default. */
export function listed({ each, values }: OptionCard, has: string[]): Value {
  return has.every((one, seat) => one === each[seat]) ? values[0]! : has.join(",");
}

/** The words that name the seats by what they have; none where nobody chooses for themselves. */
export function sidesOf(card: GameCard, plan: Plan): string[] | null {
  const option = card.options.find(({ each }) => each.length > 0);
  return option ? hadBySeats(option, plan).map((value) => `option-${option.name}-${value}`) : null;
}
