// What Victory tells at the table: the next step, the card of each thing, and what must not be missed.
import type { Card, Room, Sentence } from "../../room";
import type { Step, View } from "../view";
import { chosenColour, lit } from "../choices";
import { isPoint } from "../course/trail";
import { placeOf } from "./spoken";

type Line = Card["lines"][number];

/** What to do next, while it is our turn. */
export const next: NonNullable<Room<View>["next"]> = ({ view, clicks, choices }): Sentence => {
  if (view.phase === "take") return { id: "next-take", facts: { crosses: view.crosses } };
  const colour = chosenColour(choices, clicks);
  if (!colour) return { id: "next-die" };
  if (clicks.length) return { id: "next-point", facts: { colour } };
  return { id: "next-last", facts: { colour, count: view.dice.length } };
};

// --- news ---

/** What has become of our car and of the others since they were seen last. */
export function news(before: View | null, view: View): Sentence[] {
  if (view.ply === before?.ply) return [];
  const mine = view.trail.filter(({ seat }) => seat === view.seat).flatMap(nothing);
  const fresh = !before || (JSON.stringify(before.trail) !== JSON.stringify(view.trail) && before.turn === view.seat);
  return [...(fresh ? mine : []), ...left("out", before, view), ...left("home", before, view)];
}

/** A throw of ours that came to nothing. */
function nothing({ missed, lapsed, path }: Step): Sentence[] {
  if (missed) return [{ id: "news-missed" }];
  if (!lapsed || path.length) return [];
  const count = (face: string) => [...lapsed].filter((one) => one === face).length;
  return [{ id: "news-lapsed", facts: { r: count("R"), b: count("B"), x: 0 } }];
}

/** The cars that have left the track: out of the race, or home. */
function left(how: "out" | "home", before: View | null, view: View): Sentence[] {
  const gone: number[] = view[how].filter((seat: number) =>
    before ? !before[how].includes(seat) : view.trail.some((step) => step.seat === seat && ENDS[how](step)),
  );
  return gone.map((seat) => {
    const facts = { side: view.colours[seat]!, place: view.home.indexOf(seat) + 1 };
    return { id: LEFT[how][seat === view.seat ? "mine" : "theirs"], facts };
  });
}

const ENDS = { out: ({ fell }: Step) => fell.length > 0, home: ({ home }: Step) => home };
const LEFT = {
  out: { mine: "news-out", theirs: "news-out-other" },
  home: { mine: "news-home", theirs: "news-home-other" },
};

// --- cards ---

/** The card of a point with what stands on it, of something beside the course, or of a kind of thing. */
export function card(thing: string, view: View): Card | null {
  const [kind, number] = thing.split(":") as [string, string?];
  if (number !== undefined) return NUMBERED[kind]?.(Number(number), view) ?? null;
  if (kind in KINDS) return KINDS[kind]!(view);
  if (!isPoint(thing, view.tiles.length)) return null;
  const seat = view.cars.indexOf(thing);
  return seat >= 0 ? carCard(seat, view) : pointCard(thing, view);
}

function carCard(seat: number, view: View): Card {
  const title = { id: "card-car", facts: { side: view.colours[seat]!, mine: seat === view.seat ? 1 : 0 } };
  if (view.out.includes(seat)) return { title, lines: [{ id: "card-car-out", rule: "V5.4" }] };
  const place = view.home.indexOf(seat) + 1;
  if (place) return { title, lines: [{ id: "card-car-home", facts: { place }, rule: "V8.1" }] };
  const count = view.counts[seat]!;
  const [owed, laps] = [-count, Math.min(view.laps, view.laps - count)];
  const owes: Line[] = owed > 0 ? [{ id: "card-car-owes", facts: { owed }, rule: "V7.3" }] : [];
  return {
    title,
    lines: [
      { id: "card-car-at", facts: { tile: placeOf(view.cars[seat]!).tile, laps }, rule: "V7.4" },
      ...owes,
      ...carLines,
    ],
  };
}

const carLines: Line[] = [
  { id: "card-car-moves", rule: "V6.2" },
  { id: "card-car-blocks", rule: "V6.5" },
];

function pointCard(point: string, view: View): Card {
  const fell = view.trail.find((step) => step.fell.includes(point));
  return {
    title: { id: "card-point", facts: placeOf(point) },
    lines: [
      ...reach(point, view),
      ...(fell ? [{ id: "card-point-fell", facts: { side: view.colours[fell.seat]! }, rule: "V8.4" }] : []),
      { id: "card-point-free", rule: "V6.4" },
    ],
  };
}

/** Whether one of our dice leads there, and what that brings; nothing while we do not drive. */
function reach(point: string, view: View): Line[] {
  const goals = lit(view.choices);
  const move = goals.get(point);
  if (!move) return goals.size ? [{ id: "card-point-far", rule: "V6.2" }] : [];
  const { colour, length, laps, finish } = move;
  const over: Line[] = laps ? [{ id: "card-point-over", facts: { laps }, rule: "V7.2" }] : [];
  return [
    { id: "card-point-reach", facts: { colour: colour!, length: length! }, rule: "V6.1" },
    ...(finish ? [{ id: "card-point-finish", rule: "V8.1" }] : over),
  ];
}

const dieCard = (colour: "R" | "B"): Card => ({
  title: { id: "card-die", facts: { colour } },
  lines: [
    { id: "card-die-line", facts: { colour }, rule: "V6.1" },
    { id: "card-die-stops", rule: "V6.5" },
    { id: "card-die-order", rule: "V6.7" },
    { id: "card-die-must", rule: "V6.8" },
    { id: "card-die-lapses", rule: "V6.9" },
  ],
});

const crossLines: Line[] = [
  { id: "card-cross-two", rule: "V5.2" },
  { id: "card-cross-three", rule: "V5.3" },
  { id: "card-cross-four", rule: "V5.4" },
];

const sheetLines: Line[] = [
  { id: "card-sheet-columns", rule: "V7.4" },
  { id: "card-sheet-order", rule: "V7.5" },
  { id: "card-sheet-once", rule: "V7.6" },
];

const tileLines = (view: View): Line[] => [
  { id: "card-tile-lines", rule: "V2.4" },
  { id: "card-tile-joins", rule: "V2.6" },
  view.no_reverse ? { id: "card-tile-no-back", rule: "V6.12" } : { id: "card-tile-back", rule: "V6.11" },
];

function columnCard(to_go: number, view: View): Card {
  const { cars } = view.sheet.find((column) => column.to_go === to_go)!;
  const entered: Line[] = cars.map((seat, i) => ({
    id: "card-column-car",
    facts: { place: i + 1, side: view.colours[seat]! },
  }));
  return {
    title: { id: "legend-to-go", facts: { laps: to_go } },
    lines: [...(entered.length ? entered : [{ id: "card-column-empty" }]), ...sheetLines.slice(1)],
  };
}

const NUMBERED: Record<string, (number: number, view: View) => Card> = {
  car: carCard,
  column: columnCard,
  tile: (n, view) => ({
    title: { id: "editor-tile", facts: { n, letter: view.circuit[n]! } },
    lines: tileLines(view),
  }),
};

const KINDS: Record<string, (view: View) => Card> = {
  R: () => dieCard("R"),
  B: () => dieCard("B"),
  X: () => ({ title: { id: "card-die", facts: { colour: "X" } }, lines: crossLines }),
  crosses: ({ crosses }) => ({ title: { id: "card-crosses", facts: { crosses: crosses ?? 0 } }, lines: crossLines }),
  throws: () => ({
    title: { id: "card-throws" },
    lines: [
      { id: "card-throws-first", rule: "V4.1" },
      { id: "card-throws-must", rule: "V4.3" },
      { id: "card-throws-both", rule: "V4.4" },
    ],
  }),
  risk: () => ({
    title: { id: "card-risk" },
    lines: [{ id: "card-risk-faces", rule: "V1.4" }, { id: "card-risk-percent" }, ...crossLines.slice(1)],
  }),
  car: () => ({ title: { id: "card-car-any" }, lines: carLines }),
  track: (view) => ({
    title: { id: "card-track" },
    lines: [{ id: "card-point-free", rule: "V6.4" }, ...tileLines(view)],
  }),
  sheet: () => ({ title: { id: "legend-sheet" }, lines: sheetLines }),
  line: (view) => ({
    title: { id: "card-line" },
    lines: [
      { id: "card-line-arrow", rule: "V2.7" },
      { id: "card-line-counts", rule: "V7.2" },
      { id: "card-line-wins", facts: { laps: view.laps ?? 3 }, rule: "V8.1" },
      { id: "card-line-home", rule: "V8.2" },
    ],
  }),
};

export const crib: NonNullable<Room<View>["crib"]> = [
  { heading: "crib-turn", things: ["throws", "risk"] },
  { heading: "crib-dice", things: ["R", "B", "X"] },
  { heading: "crib-track", things: ["car", "track"] },
  { heading: "crib-laps", things: ["line", "sheet"] },
];

/** Whether another car stands on a point. */
export const theirs = (point: string, { cars, seat }: View): boolean =>
  cars.some((at, car) => at === point && car !== seat);

/** A point where no car stands, while one drives. */
export const attempt = (point: string, { cars, phase, tiles }: View): boolean =>
  phase === "drive" && !cars.includes(point) && isPoint(point, tiles.length);
