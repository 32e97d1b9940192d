// The card of everything in The Great Race: of a space with what lies and stands there, of tiles, cards, gauges and crews.
import type { Card, Room, Sentence } from "../../room";
import type { Space, Vehicle, View } from "../view";
import { ownIndex, vehicles } from "../desk/crews";
import { total } from "../desk/table";
import { percent, tenths } from "../map/cost";
import { levelOf, whereabouts } from "../map/geometry";
import { symbols } from "../map/tiles";

type Line = Sentence & { rule?: string };

/** The card of a space, or of a thing by its kind: "tile:FMM", "gauge:fuel", "crew:FR". */
export function card(thing: string, view: View): Card | null {
  const space = view.map.find(({ id }) => id === thing);
  if (space) return space.town ? townCard(space, view) : terrainCard(space, view);
  const [kind, what = ""] = thing.split(":");
  return KINDS[kind!]?.(what, view) ?? null;
}

const line = (id: string, rule?: string, facts: Sentence["facts"] = {}): Line => ({ id, rule, facts });
const made = (title: Sentence, ...lines: (Line | false | null)[]): Card => ({
  title,
  lines: lines.filter((one) => one !== false && one !== null),
});

// --- the map ---

function townCard(space: Space, view: View): Card {
  const { colour, cards } = space.town!;
  return made(
    { id: "of-town", facts: { town: space.id } },
    line("about-town", "G1.3", { colour, level: levelOf(space, view.direction) }),
    space.id === view.start && line("about-start", "G1.2"),
    space.id === view.finish && line("about-finish", "G13.1"),
    line("about-town-enter", "G9.1"),
    cards > 0 && line("about-town-cards", "G9.2", { cards }),
    line("about-town-prices", "G5.3"),
    ...routesFrom(space.id, view),
    ...here(space.id, view),
  );
}

const routesFrom = (id: string, view: View): Line[] =>
  view.routes
    .filter(({ one, other }) => one === id || other === id)
    .map(({ one, other, price }) => line("about-route", "G9.4", { town: one === id ? other : one, price }));

/** A tile, or nobody knows what. */
function terrainCard(space: Space, view: View): Card {
  const tile: string | undefined = view.tiles[space.id];
  const facts = { near: space.near, side: space.side, level: levelOf(space, view.direction) };
  if (tile)
    return made(
      { id: "about-tile-on", facts: { ...facts, tile } },
      ...costs(tile, space.risk),
      ...here(space.id, view),
    );
  return made(
    { id: "about-space", facts },
    line("about-unknown", "G8.9", { fuel: space.risk ? 2 : 1 }),
    space.risk && line("about-risk", "G8.4"),
    odds(view),
    line("about-lay", "G7.3"),
    ...here(space.id, view),
  );
}

/** What the tiles in the bag cost on average. */
function odds(view: View): Line | null {
  const bag: Record<string, number> = total(view.bag) ? view.bag : view.tiles_out;
  const mean = (kind: string) =>
    Object.entries(bag).reduce((sum, [tile, n]) => sum + n * (tile.split(kind).length - 1), 0) / total(bag);
  if (!total(bag)) return null;
  const [fuel, mechanics, danger, stop] = [..."FMDS"].map(mean) as [number, number, number, number];
  const facts = { fuel: tenths(fuel), mechanics: tenths(mechanics), danger: percent(danger), stop: percent(stop) };
  return line("about-odds", "G8.10", facts);
}

/** What a tile costs, symbol by symbol. */
function costs(tile: string, risk = false): Line[] {
  const rules = { F: "G8.3", M: "G8.5", D: "G8.7", S: "G8.8" };
  const found = symbols(tile).map(({ kind, count }) => line(`about-symbol-${kind}`, rules[kind], { n: count }));
  return [...found, ...(risk ? [line("about-risk", "G8.4")] : []), line("about-tile-stays", "G7.5")];
}

/** Who stands there. */
const here = (id: string, view: View): Line[] =>
  vehicles(view)
    .filter(({ at }) => at === id)
    .map((vehicle) => line("about-here", undefined, { crew: vehicle.crew }));

// --- crews and TORPEDO ---

const POWERS: Record<string, string> = { FR: "G14.7", GB: "G14.7", BE: "G14.7", IT: "G14.7", SU: "G14.3" };

function crewCard(crew: string, view: View): Card | null {
  const vehicle = vehicles(view)?.find((one) => one.crew === crew); // a crib sheet may be read without a game
  if (!vehicle) return null;
  return crew === "T"
    ? torpedoCard(vehicle, view)
    : made({ id: "of-crew", facts: { crew } }, ...crewLines(vehicle, view));
}

function crewLines(vehicle: Vehicle, view: View): (Line | false)[] {
  const { crew, at, home, fuel, engine, chassis, money, held } = vehicle;
  const counts = view.options.leaders === "all" || (view.options.leaders !== "none" && crew === "SU");
  return [
    vehicles(view)[ownIndex(view)] === vehicle && line("about-own"),
    at !== null && line("about-stands", undefined, { ...whereabouts(at, view.map), steps: home ?? 0 }),
    line("about-gauges", "G1.5", { fuel: fuel[0], engine: engine[0], chassis: chassis?.[0] ?? 0 }),
    line("about-purse-hand", "G1.8", { money: money ?? 0, held }),
    crew in POWERS && line(counts ? "about-leader" : "about-leader-off", POWERS[crew], { crew }),
  ];
}

function torpedoCard({ fuel, engine, at, home }: Vehicle, view: View): Card {
  return made(
    { id: "of-crew", facts: { crew: "T" } },
    line("about-t", "G15.8"),
    at !== null && line("about-stands", undefined, { ...whereabouts(at, view.map), steps: home ?? 0 }),
    line("about-t-gauges", "G15.2", { fuel: fuel[0], mechanics: engine[0] }),
    view.torpedo?.goal ? line("desk-goal", "G16.1", { town: view.torpedo.goal }) : null,
    line("about-t-moves", "G17.3"),
    line("about-t-cards", "G15.15"),
  );
}

function estienneCard(_: string, view: View): Card | null {
  const card = view.torpedo?.card;
  if (!card) return view.torpedo ? made({ id: "about-estienne-any" }, line("about-estienne", "G15.8")) : null;
  return made(
    { id: "about-estienne-title", facts: { id: card.id, colour: card.colour } },
    line("about-estienne", "G15.8"),
    line("about-estienne-goal", "G16.1", { colour: card.colour }),
    line("about-estienne-tiles", "G16.9", { tiles: card.tiles }),
    line("about-estienne-moves", "G15.12", { second: card.second_moves, others: card.others_move }),
    line("desk-t-slots", "G18.2", { first: card.first, one: card.second[0], other: card.second[1] }),
    line("desk-t-damage", "G18.5", { damage: card.damage, gauge: "ec"[card.gauge]! }),
    line("desk-t-gains", "G18.7", { fuel: card.fuel, mechanics: card.mechanics }),
  );
}

function powersCard(_: string, view: View): Card | null {
  if (!view.torpedo) return null;
  const gained = Object.entries(view.torpedo.stickers as Record<string, number>).flatMap(([colour, levels]) =>
    Array.from({ length: levels }, (_, i) => line("of-power", "G21.1", { colour, level: i + 1 })),
  );
  return made({ id: "desk-stickers", facts: { n: gained.length } }, line("about-powers", "G21.1"), ...gained);
}

// --- what lies beside the map ---

const GAUGES: Record<string, [title: string, ...lines: [id: string, rule: string][]]> = {
  fuel: ["gauge-f", ["about-fuel", "G8.3"], ["about-fuel-buy", "G5.3"], ["about-fuel-empty", "G11.3"]],
  engine: [
    "gauge-e",
    ["about-engine", "G8.1"],
    ["about-levels", "G8.5"],
    ["about-mend", "G11.2"],
    ["about-points", "G13.5"],
  ],
  chassis: [
    "gauge-c",
    ["about-chassis", "G10.2"],
    ["about-levels", "G8.5"],
    ["about-mend", "G11.2"],
    ["about-points", "G13.5"],
  ],
  mechanics: ["gauge-m", ["about-mechanics", "G17.3"], ["about-mechanics-danger", "G17.8"]],
  purse: ["about-purse", ["about-francs", "G5.3"], ["about-francs-points", "G13.5"]],
};

function gaugeCard(what: string): Card | null {
  const [title, ...lines] = GAUGES[what] ?? [];
  return title ? made({ id: title }, ...(lines as [string, string][]).map(([id, rule]) => line(id, rule))) : null;
}

const RULES: Record<string, string> = {
  ...{ CAN: "G10.3", TANK: "G10.3", PARTS: "G10.3", TOOLS: "G10.3", DNG: "G10.5", TEL: "G10.4", GUIDE: "G10.4" },
  WINCH: "G10.6",
};

function resourceCard(card: string, view: View): Card | null {
  if (card === "back") return made({ id: "desk-back" }, line("about-back", "G1.8"));
  if (!(card in RULES)) return null;
  const left =
    card === "DNG" && view.mode !== "race" && line("about-danger-left", view.mode === "solo" ? "G18.5" : "G23.3");
  const alone = card === "DNG" && view.mode === "alone";
  return made(
    { id: "of-card", facts: { card } },
    alone ? line("reason-drop-danger", "G23.2") : line("about-card", RULES[card], { card }),
    left,
    card !== "WINCH" && !alone && line("about-card-when", "G10.1"),
    line("about-card-limit", "G10.2"),
  );
}

const ROLE_RULES: Record<string, string> = { F: "G6.1", P: "G6.2", M: "G6.3", E: "G6.4" };

function roleCard(role: string, view: View): Card | null {
  if (!(role in ROLE_RULES)) return null;
  const most = role === "M" ? Number(view.options.mechanic_spaces ?? 3) : 2;
  return made(
    { id: "of-role", facts: { role } },
    line("about-role", ROLE_RULES[role], { role }),
    role === "M" && line("about-drive", "G8.1"),
    role === "E" && line("about-guard", "G6.7"),
    line("about-role-most", "G4.2", { most }),
    line("about-role-once", "G5.4"),
  );
}

/** The five of a crew, before their roles are known. */
const assistantsCard = (): Card =>
  made({ id: "desk-assistants" }, line("about-assistants", "G4.1"), line("about-role-once", "G5.4"));

const KINDS: Record<string, (what: string, view: View) => Card | null> = {
  tile: (tile) => made({ id: "about-tile", facts: { tile } }, ...costs(tile)),
  symbol: (kind) =>
    /^[FMDS]$/.test(kind) ? made({ id: "of-symbol", facts: { symbol: kind } }, costs(kind)[0]!) : null,
  gauge: gaugeCard,
  card: resourceCard,
  slot: (n, view) => resourceCard(view.slots[Number(n) - 1] ?? "", view),
  role: roleCard,
  assistants: assistantsCard,
  crew: crewCard,
  estienne: estienneCard,
  powers: powersCard,
  town: () => made({ id: "about-town-any" }, line("about-town-enter", "G9.1"), line("about-town-prices", "G5.3")),
  risk: () => made({ id: "spoken-risk" }, line("about-risk", "G8.4")),
  unknown: (_, view) =>
    made({ id: "about-unknown-any" }, line("about-unknown", "G8.9", { fuel: 1 }), view.bag ? odds(view) : null),
  sea: () => made({ id: "about-sea" }, line("about-sail", "G9.4")),
  bag: (_, view) =>
    made({ id: "about-bag", facts: { tiles: total(view.bag) } }, line("about-bag-what", "G7.6"), odds(view)),
  deck: (_, view) => made({ id: "about-deck", facts: { cards: view.deck } }, line("about-deck-what", "G10.7")),
  track: () => made({ id: "desk-track" }, line("about-track", "G12.3"), line("about-prime", "G12.4")),
};

export const crib: NonNullable<Room<View>["crib"]> = [
  { heading: "desk-assistants", things: ["role:F", "role:P", "role:M", "role:E"] },
  { heading: "crib-tiles", things: ["symbol:F", "symbol:M", "symbol:D", "symbol:S", "unknown", "risk", "town", "sea"] },
  { heading: "crib-gauges", things: ["gauge:fuel", "gauge:engine", "gauge:chassis", "gauge:purse"] },
  { heading: "crib-cards", things: Object.keys(RULES).map((card) => `card:${card}`) },
  { heading: "crib-rivals", things: ["track", "crew:T", "estienne", "powers"] },
];
