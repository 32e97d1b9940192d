// The cards of Monza: what every car, space, die and tile is and can do, each line with its rule.
import type { Card, Room } from "../../room";
import type { View } from "../view";
import { fitting } from "../choices";
import { spent } from "../playback/story";
import {
  aheadOf,
  behindOf,
  COLOURS,
  isField,
  laneOfPlace,
  LANES,
  placed,
  spacesOf,
  START,
  TYRE,
  type Space,
} from "../track/track";

type Line = Card["lines"][number];

/** The card of a place with the cars on it, of a die or tile, or of a kind of thing. */
export function card(thing: string, view: View): Card | null {
  if (thing in KINDS) return KINDS[thing]!(view);
  const [, kind, colour] = /^(die:|tile:|tile-gone:|\+|)([RYGBPW])$/.exec(thing) ?? [];
  if (kind === "" || kind === "die:") return dieCard(colour!, view, kind === "");
  if (colour) return kind === "+" && isUseless(thing, view) ? null : tileCard(colour, kind === "tile-gone:");
  const [, what, seat] = /^(car|tiles):(\d)$/.exec(thing) ?? [];
  if (seat) return what === "car" ? carCard(Number(seat), view) : handCard(Number(seat), view);
  return isField(thing) ? fieldCard(view) : placeCard(thing, view);
}

// --- dice and tiles ---

/** A die that is taken up says where it fits; of one that fits nowhere the referee says why. */
function dieCard(colour: string, view: View, taken: boolean): Card | null {
  const space = fitting(view.choices).get(colour);
  if (taken && !space) return null;
  const fits: Line[] = space ? [{ id: "card-die-fits", facts: { to: laneOfPlace(space) }, rule: "M3.2" }] : [];
  const gone: Line[] = spent(view) ? [{ id: "card-die-spent", rule: "M3.1" }] : [];
  const home: Line[] = colour === "W" ? [finishLine] : [];
  return { title: { id: "card-die", facts: { colour } }, lines: [...fits, ...gone, ...dieLines, ...home] };
}

const dieLines: Line[] = [
  { id: "card-die-lay", rule: "M3.2" },
  { id: "card-die-faces", rule: "M1.6" },
];

function tileCard(colour: string, gone: boolean): Card {
  const used: Line[] = gone ? [{ id: "card-tile-used", rule: "M7.6" }] : [];
  return { title: { id: "card-tile", facts: { colour } }, lines: [...used, ...tileLines] };
}

/** The tiles that a seat has left. */
function handCard(seat: number, view: View): Card | null {
  const hand = view.tiles?.[seat];
  if (!hand) return null;
  const left: Line = { id: "card-car-tiles", facts: { tiles: hand.accelerators.length }, rule: "M7.1" };
  const extra: Line[] = hand.extra ? [{ id: "card-extra-again", rule: "M7.3" }] : [];
  return { title: { id: "spoken-tiles", facts: { side: view.colours[seat]! } }, lines: [left, ...tileLines, ...extra] };
}

/** A tile that we could use now if it fitted: the referee says why it does not. */
function isUseless(tile: string, view: View): boolean {
  const choices = view.choices;
  return choices.length > 0 && !choices.some(({ clicks }) => clicks[0] === tile);
}

const tileLines: Line[] = [
  { id: "card-tile-lay", rule: "M7.6" },
  { id: "card-tile-once", rule: "M7.7" },
  { id: "card-tile-free", rule: "M6.3" },
];

// --- cars and places ---

function placeCard(name: string, view: View): Card | null {
  const spaces = spacesOf(view.lanes);
  const space = spaces.find((one) => one.name === name);
  if (!space) return null;
  if (space.colour === TYRE) return tyreCard();
  const seat = view.cars.indexOf(name);
  if (seat >= 0) return carCard(seat, view);
  return {
    title: { id: "card-space", facts: { colour: space.colour, lane: LANES[space.lane]! } },
    lines: [
      ...laidLines(name, view),
      ...(space.end === view.length ? [finishLine] : aheadLines(space, spaces)),
      ...spaceLines,
    ],
  };
}

/** The die or tile that lies there. */
const laidLines = (name: string, { laid }: View): Line[] =>
  laid
    .filter(({ space }) => space === name)
    .map(({ tile }) => ({ id: "card-space-laid", facts: { tile: Number(tile) }, rule: tile ? "M7.6" : "M3.2" }));

const finishLine: Line = { id: "card-field-finish", rule: "M4.8" };

const spaceLines: Line[] = [
  { id: "card-space-enter", rule: "M3.2" },
  { id: "card-space-lane", rule: "M4.3" },
];

function aheadLines(space: Space, spaces: Space[]): Line[] {
  return aheadOf(space, spaces).map(({ lane, colour }) => ({
    id: "card-space-ahead",
    facts: { lane: LANES[lane]!, colour },
    rule: "M4.1",
  }));
}

function carCard(seat: number, view: View): Card {
  const place = view.cars[seat]!;
  const home: Line[] = place === "FIN" ? [{ id: "card-car-home", rule: "M6.9" }] : [];
  const tiles: Line[] = view.tiles
    ? [{ id: "card-car-tiles", facts: { tiles: view.tiles[seat]!.accelerators.length }, rule: "M7.1" }]
    : [];
  return {
    title: { id: "card-car", facts: { side: view.colours[seat]! } },
    lines: [
      ...home,
      isField(place) ? { id: "card-car-field", rule: "M5.4" } : backLine(place, view),
      ...tiles,
      ...carLines,
    ],
  };
}

const carLines: Line[] = [
  { id: "card-car-drives", rule: "M3.2" },
  { id: "card-car-pass", rule: "M4.7" },
];
const roomLine: Line = { id: "card-field-room", rule: "M5.4" };

/** Where a car would be moved back to. */
function backLine(place: string, view: View): Line {
  const spaces = spacesOf(view.lanes);
  const back = behindOf(place, spaces).find((one) => !view.cars.includes(one.name));
  return { id: "card-car-back", facts: placed(back?.name ?? START, spaces), rule: back ? "M5.2" : "M5.3" };
}

const tyreCard = (): Card => ({ title: { id: "card-tyre" }, lines: [{ id: "card-tyre-closed", rule: "M4.5" }] });

const fieldCard = (view: View): Card => ({
  title: { id: "spoken-field" },
  lines: [
    ...(view.home.length ? endLines.slice(0, 2) : []),
    { id: "card-field-start", rule: "M4.6" },
    finishLine,
    roomLine,
  ],
});

// --- kinds of things, and what happens in a race ---

const endLines: Line[] = [
  { id: "card-end-round", rule: "M6.1" },
  { id: "card-end-dice", rule: "M6.5" },
  { id: "card-end-shared", rule: "M6.6" },
];
const pro: Line = { id: "card-tile-pro", rule: "M7.1" };

const KINDS: Record<string, (view: View) => Card> = {
  car: () => ({ title: { id: "card-car-any" }, lines: [{ id: "card-car-back-any", rule: "M5.2" }, ...carLines] }),
  die: () => ({ title: { id: "card-die-any" }, lines: dieLines }),
  tile: () => ({ title: { id: "card-tile-any" }, lines: [pro, ...tileLines] }),
  extra: () => ({
    title: { id: "card-extra" },
    lines: [pro, { id: "card-extra-again", rule: "M7.3" }, { id: "card-tile-once", rule: "M7.7" }],
  }),
  space: () => ({ title: { id: "card-space-any" }, lines: spaceLines }),
  signs: () => ({
    title: { id: "card-signs" },
    lines: [...COLOURS].map((colour) => ({ id: "card-sign", facts: { colour } })),
  }),
  tyre: tyreCard,
  field: fieldCard,
  turbo: () => ({
    title: { id: "card-turbo" },
    lines: [pro, { id: "card-turbo-earn", rule: "M8.1" }, { id: "card-turbo-may", rule: "M8.5" }],
  }),
  bonus: () => ({
    title: { id: "card-bonus" },
    lines: [
      { id: "card-bonus-who", rule: "M9.1" },
      { id: "card-bonus-where", rule: "M9.2" },
    ],
  }),
  end: () => ({ title: { id: "card-end" }, lines: endLines }),
  round: (view) => ({
    title: view.home.length ? { id: "legend-last-round" } : { id: "legend-round", facts: { round: view.round } },
    lines: [{ id: "legend-first", facts: { side: view.colours[view.first]! }, rule: "M2.3" }, ...endLines],
  }),
};

export const crib: NonNullable<Room<View>["crib"]> = [
  { heading: "crib-pieces", things: ["car", "die", "signs", "tile", "extra"] },
  { heading: "crib-track", things: ["space", "tyre", "field"] },
  { heading: "crib-race", things: ["turbo", "bonus", "end"] },
];

/** Whether another car stands on a space. */
export const theirs = (space: string, { cars, seat }: View): boolean =>
  cars.some((at, car) => at === space && car !== seat);

/** A die, a tile, or a space where no car stands: it can be laid, or driven to. */
export const attempt = (thing: string, { cars, lanes }: View): boolean =>
  /^\+?[RYGBPW]$/.test(thing) || (!cars.includes(thing) && spacesOf(lanes).some(({ name }) => name === thing));
