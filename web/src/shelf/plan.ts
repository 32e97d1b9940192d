// The set-up before it is a table: who sits where, which options, which clock.
import type { Clock, GameCard, MadeTable, NewTable, OptionCard, SeatPlan, Value } from "../protocol";

export type Who = "me" | "here" | "link" | "bot";
export interface Place {
  who: Who;
  level: number; // of the bot, kept while another sits there
}
export interface Plan {
  game: string;
  places: Place[];
  options: Record<string, Value>;
  clock: Clock;
}

const GENTLE = 1;
const FRIENDLY = 2;

/** The first offer: me on the first seat, friendly bots on the others. */
export function firstPlan(card: GameCard, seats = card.seats[0] ?? 2): Plan {
  const places = Array.from({ length: seats }, (_, i): Place => ({ who: i ? "bot" : "me", level: FRIENDLY }));
  return { game: card.key, places, options: defaults(card), clock: { kind: "none", seconds: 60, out: "loss" } };
}

export function defaults(card: GameCard): Record<string, Value> {
  return Object.fromEntries(card.options.map((option) => [option.name, option.values[0]!]));
}

/** The options that an address asks for, `?size=9`; what the game cannot read is left out. */
export function asked(search: string, card: GameCard): Record<string, Value> {
  const wishes = new URLSearchParams(search);
  const found = card.options.flatMap(({ name, values, longest }): [string, Value][] => {
    const wish = wishes.get(name);
    if (!wish) return [];
    const known = values.find((value) => String(value) === wish);
    return known !== undefined ? [[name, known]] : wish.length <= longest ? [[name, wish]] : [];
  });
  return Object.fromEntries(found);
}

/** Put somebody on a seat. There is one of me: whoever sat there and I change places. */
export function seatAs(plan: Plan, seat: number, who: Who): Plan {
  const old = plan.places[seat]!.who;
  const places = plan.places.map((place, i) => {
    if (i === seat) return { ...place, who };
    return who === "me" && place.who === "me" ? { ...place, who: old } : place;
  });
  return { ...plan, places };
}

export function withLevel(plan: Plan, seat: number, level: number): Plan {
  return { ...plan, places: plan.places.map((place, i) => (i === seat ? { ...place, level } : place)) };
}

/** So many places; what was chosen of those that are gone is forgotten. */
export function withSeats(card: GameCard, plan: Plan, seats: number): Plan {
  const places = Array.from({ length: seats }, (_, i) => plan.places[i] ?? { who: "bot" as const, level: FRIENDLY });
  const fits = card.options.map(({ name, names_seat, each, values }) => {
    const gone =
      (names_seat && Number(plan.options[name]) >= seats) || (each.length > 0 && seats !== plan.places.length);
    return [name, gone ? values[0]! : plan.options[name]!];
  });
  return { ...plan, places, options: Object.fromEntries(fits) };
}

/** How many can play with these options; the first is the default. */
export function seatsWith(card: GameCard, options: Record<string, Value>): number[] {
  const told = card.options.map((option) => option.seats[String(options[option.name])]);
  return told.find((seats) => seats !== undefined) ?? card.seats;
}

/** Options chosen, with as many places as they allow. */
export function withOptions(card: GameCard, plan: Plan, options: Record<string, Value>): Plan {
  const next = { ...plan, options: { ...plan.options, ...options } };
  const seats = seatsWith(card, next.options);
  return seats.includes(plan.places.length) ? next : withSeats(card, next, seats[0]!);
}

export function withPreset(plan: Plan, card: GameCard, preset: string | null): Plan {
  return withOptions(card, plan, { ...defaults(card), ...(preset ? card.presets[preset] : {}) });
}

/** The values as they are offered to so many seats: numbers in their order, words as the game names them, whichever is
 * the default; of seats only those there are. */
export function offered({ values, names_seat }: OptionCard, seats: number): Value[] {
  if (names_seat) return values.filter((seat) => Number(seat) < seats);
  return values.every((value) => typeof value === "number") ? values.toSorted((a, b) => Number(a) - Number(b)) : values;
}

/** Whether an option means anything beside the others that are chosen. */
export const matters = (option: OptionCard, options: Record<string, Value>): boolean =>
  Object.entries(option.needs).every(([name, value]) => options[name] === value);

/** What each seat has chosen of an option that every seat chooses for itself; "" where it has not. */
export const chosenBySeats = (option: OptionCard, plan: Plan): string[] => {
  const text = String(plan.options[option.name]);
  const chosen = text === option.values[0] ? [] : text.split(",");
  return plan.places.map((_, seat) => chosen[seat] ?? "");
};

/** A seat chooses; whoever had that takes what is free, for no two can have the same. */
export function chooseFor(option: OptionCard, plan: Plan, seat: number, value: string): Plan {
  const free = option.each.filter((each) => each !== value);
  const wishes = chosenBySeats(option, plan).map((wish, other) => (other === seat ? value : wish));
  const taken = new Set<string>([value]);
  const chosen = wishes.map((wish, other) => {
    if (other === seat) return value;
    const next = wish && !taken.has(wish) ? wish : free.find((each) => !taken.has(each) && !wishes.includes(each))!;
    taken.add(next);
    return next;
  });
  return { ...plan, options: { ...plan.options, [option.name]: chosen.join(",") } };
}

/** The preset whose options are exactly these; null for the game as it comes; undefined for a mixture. */
export function presetOf(plan: Plan, card: GameCard): string | null | undefined {
  const same = (other: Record<string, Value>) =>
    Object.entries(other).every(([name, value]) => plan.options[name] === value);
  if (same(defaults(card))) return null;
  return Object.keys(card.presets).find((name) => same({ ...defaults(card), ...card.presets[name] }));
}

/** As children play: the game as it comes, gentle bots, no clock. */
export function forChildren(plan: Plan, card: GameCard): Plan {
  const places = plan.places.map((place) => ({ ...place, level: GENTLE }));
  return { ...plan, places, options: defaults(card), clock: { ...plan.clock, kind: "none" } };
}

/** What the server is asked for. */
export function request(plan: Plan, name: string): NewTable {
  const seats = plan.places.map((place): SeatPlan => {
    if (place.who === "bot") return { kind: "bot", level: place.level };
    return place.who === "link" ? { kind: "open" } : { kind: "person", name: place.who === "me" ? name : "" };
  });
  return { game: plan.game, options: plan.options, seats, clock: plan.clock };
}

/** The seats of this browser at the new table: mine first, then those of friends on this screen. */
export function ours(plan: Plan, made: MadeTable): { seat: number; token: string }[] {
  const rank = (seat: number) => (plan.places[seat]?.who === "me" ? 0 : 1);
  return made.seats
    .filter((link) => link.kind === "person" && link.token)
    .map((link) => ({ seat: link.seat, token: link.token! }))
    .sort((a, b) => rank(a.seat) - rank(b.seat) || a.seat - b.seat);
}
