// The set-up before it is a table: who sits where, which options, which clock.
import type { Clock, GameCard, MadeTable, NewTable, OptionCard, SeatPlan, Value } from "../protocol";
import { together } from "./offer";
import { hadBySeats, listed } from "./sides";

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
  const found = card.options.flatMap((option): [string, Value][] => {
    const wish = wishes.get(option.name);
    if (!wish) return [];
    const known = option.values.find((value) => String(value) === wish);
    return known !== undefined ? [[option.name, known]] : isReadable(option, wish) ? [[option.name, wish]] : [];
  });
  return Object.fromEntries(found);
}

/** Whether a text can be a value: short enough, and where every seat chooses for itself, a list without doubles. */
function isReadable({ longest, each }: OptionCard, text: string): boolean {
  const listed = text.split(",");
  const known = !each.length || (listed.every((one) => each.includes(one)) && new Set(listed).size === listed.length);
  return known && text.length <= longest;
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
  const fits = card.options.map((option) => [option.name, ofSeats(option, plan, seats)]);
  return { ...plan, places, options: Object.fromEntries(fits) };
}

/** What of an option is left for so many seats. */
function ofSeats(option: OptionCard, plan: Plan, seats: number): Value {
  const value = plan.options[option.name]!;
  if (option.names_seat) return Number(value) < seats ? value : option.values[0]!;
  return option.each.length ? listed(option, hadBySeats(option, plan).slice(0, seats)) : value;
}

/** How many can play with these options; the first is the default. */
export function seatsWith(card: GameCard, options: Record<string, Value>): number[] {
  const told = card.options.map((option) => option.seats[String(options[option.name])]);
  return told.find((seats) => seats !== undefined) ?? card.seats;
}

/** Options chosen, as far as they go together, with as many places as they allow. */
export function withOptions(card: GameCard, plan: Plan, options: Record<string, Value>): Plan {
  const next = { ...plan, options: together(card, { ...plan.options, ...options }) };
  const seats = seatsWith(card, next.options);
  return withSeats(card, next, seats.includes(plan.places.length) ? plan.places.length : seats[0]!);
}

/** A preset says how is played; who has what and who begins stays as it was chosen. */
export function withPreset(plan: Plan, card: GameCard, preset: string | null): Plan {
  return withOptions(card, plan, { ...rulesOf(card, defaults(card)), ...(preset ? card.presets[preset] : {}) });
}

/** Of these options those that say how is played, not who has what or who begins. */
function rulesOf(card: GameCard, options: Record<string, Value>): Record<string, Value> {
  const rules = card.options.filter((option) => !option.names_seat && !option.each.length);
  return Object.fromEntries(rules.map(({ name }) => [name, options[name]!]));
}

/** The preset whose rules are exactly these; null for the game as it comes; undefined for a mixture. */
export function presetOf(plan: Plan, card: GameCard): string | null | undefined {
  const same = (other: Record<string, Value>) =>
    Object.entries(rulesOf(card, other)).every(([name, value]) => plan.options[name] === value);
  if (same(defaults(card))) return null;
  return Object.keys(card.presets).find((name) => same({ ...defaults(card), ...card.presets[name] }));
}

/** As children play: the game as it comes, each with what it has chosen, gentle bots, no clock. */
export function forChildren(plan: Plan, card: GameCard): Plan {
  const places = plan.places.map((place) => ({ ...place, level: GENTLE }));
  const options = { ...plan.options, ...rulesOf(card, defaults(card)) };
  return { ...plan, places, options, clock: { ...plan.clock, kind: "none" } };
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
