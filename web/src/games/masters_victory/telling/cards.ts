// The cards of Masters Victory: every piece, every kind of ground, and all that lies beside the map.
import type { Card, Room } from "../../room";
import type { Piece, View } from "../view";
import { isOnBaseLine, isSquare, terrainAt } from "../map/geometry";
import { rangeOf } from "../map/ranges";
import { gunsAt } from "../map/zones";
import { crowned, flies, MASTER, startMarks, standing, type Kind } from "../pieces/army";
import { attackers, eachPiece, eachPieceAt } from "./index";
import { shares } from "./spoken";

type Line = Card["lines"][number];
const line = (id: string, rule: string, facts?: Line["facts"]): Line => ({ id, rule, facts });

/** What a type can do, whoever has it. */
export const SORTS: Record<Kind, { steps: number; height: number; numbered: boolean }> = {
  F: { steps: 12, height: 44, numbered: true },
  B: { steps: 10, height: 40, numbered: false },
  T: { steps: 8, height: 36, numbered: true },
  S: { steps: 4, height: 32, numbered: true },
  A: { steps: 2, height: 28, numbered: false },
};

/** The card of a square with what stands on it, of a removed piece ("lost:T2"), or of a kind of thing. */
export function card(thing: string, view: View): Card | null {
  const [kind, rest] = thing.split(":") as [string, string?];
  if (kind === "type") return typeCard(rest as Kind);
  if (kind === "lost") return lostCard(rest!);
  if (thing in KINDS) return KINDS[thing]!(view);
  if (!isSquare(thing)) return null;
  const piece = standing(view).get(thing);
  return piece ? pieceCard(thing, piece, view) : placeCard(thing, view);
}

/** Whether a piece of the other side stands there. */
export function theirs(square: string, view: View): boolean {
  const piece = standing(view).get(square);
  return piece !== undefined && piece.side !== view.seat;
}

// --- pieces ---

function pieceCard(square: string, piece: Piece, view: View): Card {
  const own = piece.side === view.seat;
  const facts = { square, type: piece.type, side: piece.side, number: piece.number ? ` ${crowned(piece.number)}` : "" };
  return {
    title: { id: own ? "card-own" : "card-theirs", facts },
    lines: [
      ...fallen(square, view),
      ...numberLines(piece, view),
      ...nowLines(square, piece, view),
      ...rangeLines(square, piece, view),
      ...typeLines(piece.type),
      ...groundLines(square, piece, view),
    ],
  };
}

/** The pieces that fell there. */
function fallen(square: string, view: View): Line[] {
  const steps = view.trail.length ? view.trail : view.last ? [view.last] : [];
  const found = steps.flatMap(({ lost }) => lost.filter(({ at }) => at === square));
  const pieces = found.map(({ piece, at }) => ({ piece: view.pieces[piece]!, at }));
  return pieces.length ? [line("card-fell", "W11.2", eachPiece(pieces))] : [];
}

/** What is known of its back. */
function numberLines({ type, number, open, side, possible }: Piece, view: View): Line[] {
  if (!SORTS[type].numbered) return [line("card-number-none", "W10.2")];
  if (number === MASTER) return [line("card-master", "W12.1")];
  if (number) return [line(open ? "card-number-open" : "card-number-own", open ? "W11.4" : "W11.1", { number })];
  if (!possible.length) return [line(side === view.seat ? "card-number-dealt" : "card-number-told", "W2.2")];
  const [least, numbers] = [possible[0]![0].charAt(0), shares({ possible })];
  if (least > "1") return [line("card-number-least", "W11.3", { least, numbers })];
  return [line("card-number-hidden", "W11.1", { numbers })];
}

/** What is the case just now: dangers, shields, and what it has done. */
function nowLines(square: string, piece: Piece, view: View): Line[] {
  const danger = view.threats.find(({ at }) => at === square);
  const guns = gunsAt(square, view);
  const by = view.shields[square];
  return [
    ...(danger ? [line("card-danger", "W12.1", attackers(danger.by))] : []),
    ...(guns.length ? [line("card-fire", "W8.2", { guns: guns.join(", ") })] : []),
    ...(by ? [line("card-shielded", "W9.2", { by })] : []),
    ...(view.shots[square] ? [line("card-shots", "W8.7", eachPieceAt(view.shots[square]!, view))] : []),
    ...(piece.moved ? [line("card-moved", "W3.3")] : []),
    ...(view.switches?.[square] ? [line("card-exchange", "W10.1")] : []),
  ];
}

/** How far it could go and what it could attack with one move, as the map shows beside this card. */
function rangeLines(square: string, piece: Piece, view: View): Line[] {
  const { goals, attacks } = rangeOf(square, piece, view);
  const gun = piece.type === "A";
  const targets = attacks.map(([at]) => at);
  return [
    line("card-range", gun ? "W8.8" : "W3.6", { squares: goals.length }),
    ...(targets.length ? [could(gun, eachPieceAt(targets, view))] : []),
  ];
}

const could = (gun: boolean, pieces: Line["facts"]): Line =>
  gun ? line("card-could-fire", "W8.2", pieces) : line("card-could-attack", "W5.2", pieces);

function groundLines(square: string, piece: Piece, view: View): Line[] {
  const ground = terrainAt(view.map, square);
  if (ground === "mines") return [line("card-over-mines", "W4.2")];
  if (ground !== "bunker") return [];
  return [flies(piece) ? line("card-no-bunker", "W4.5") : line("card-in-bunker", "W4.3")];
}

const typeLines = (type: Kind): Line[] => [
  line(type === "A" ? "card-rolls" : flies({ type }) ? "card-flies" : "card-walks", type === "A" ? "W8.8" : "W3.6", {
    steps: SORTS[type].steps,
  }),
  line("card-beats", type === "A" ? "W8.2" : "W5.2", { type }),
  line("card-beaten", "W5.2", { type }),
  line("card-shields", "W9.2", { type }),
];

const typeCard = (type: Kind): Card => ({
  title: { id: "card-type", facts: { type } },
  lines: SORTS[type].numbered ? typeLines(type) : [line("card-number-none", "W10.2"), ...typeLines(type)],
});

/** A removed piece: "T2", "S3M", "B". */
function lostCard(text: string): Card {
  const [type, number] = [text[0] as Kind, text.slice(1)];
  const back =
    number === MASTER
      ? line("card-lost-never", "W10.3")
      : line("card-lost-counts", number ? "W10.1" : "W10.2", { cost: Number(number || 2) });
  return {
    title: { id: "card-lost", facts: { type, number: number && ` ${crowned(number)}` } },
    lines: [line("card-lost-open", "W11.2"), back],
  };
}

// --- ground ---

function placeCard(square: string, view: View): Card {
  const kind = terrainAt(view.map, square);
  const start = startMarks.get(square);
  const guns = gunsAt(square, view);
  return {
    title: { id: "card-place", facts: { square, kind } },
    lines: [
      ...fallen(square, view),
      ...GROUND[kind],
      ...(start ? [line("card-start", "W10.4", { type: start })] : []),
      ...(isOnBaseLine(square) ? [line("card-base-switch", "W10.1")] : []),
      ...(guns.length ? [line("card-fire", "W8.1", { guns: guns.join(", ") })] : []),
    ],
  };
}

const GROUND: Record<"mines" | "bunker" | "open", Line[]> = {
  mines: [line("card-mines-air", "W4.1"), line("card-over-mines", "W4.2")],
  bunker: [line("card-bunker-safe", "W4.3"), line("card-bunker-open", "W4.4"), line("card-no-bunker", "W4.5")],
  open: [line("card-open", "W3.8")],
};

// --- all that has a card of its own ---

const titled = (id: string, ...lines: Line[]): Card => ({ title: { id }, lines });

const KINDS: Record<string, (view: View) => Card> = {
  mines: () => titled("card-mines", ...GROUND.mines),
  bunker: () => titled("card-bunker", ...GROUND.bunker),
  base: () => titled("card-base", line("card-base-switch", "W10.1")),
  numbers: () =>
    titled(
      "card-numbers",
      line("card-numbers-six", "W1.3"),
      line("card-numbers-fight", "W6.2"),
      line("card-numbers-told", "W11.3"),
    ),
  signs: () =>
    titled(
      "card-signs",
      line("card-signs-left", "W3.6"),
      line("card-signs-rule", "W5.1"),
      line("card-signs-range", "W5.2"),
      line("card-signs-flame", "W8.7"),
      line("card-signs-bars", "W11.1"),
    ),
  defence: () =>
    titled(
      "card-defence",
      line("card-defence-zone", "W9.1"),
      line("card-defence-taller", "W9.2"),
      line("card-defence-first", "W9.4"),
    ),
  zone: (view) =>
    titled(
      "card-zone",
      line("card-zone-front", "W8.1"),
      line("card-zone-turn", "W8.3"),
      view.fire === "ask" ? line("card-zone-ask", "W8.7") : line("card-zone-auto", "W8.6"),
    ),
  switch: () =>
    titled(
      "card-switch",
      line("card-switch-line", "W10.1"),
      line("card-switch-two", "W10.2"),
      line("card-switch-master", "W10.3"),
      line("card-switch-act", "W10.6"),
    ),
  moves: () => titled("card-moves", line("card-moves-three", "W3.1"), line("card-moves-fewer", "W3.2")),
  masters: () => titled("card-masters", line("card-masters-three", "W1.2"), line("card-masters-win", "W12.1")),
  quiet: ({ limit }) =>
    titled("card-quiet", limit ? line("card-quiet-draw", "W12.4", { limit }) : line("card-quiet-off", "W12.4")),
};

export const crib: NonNullable<Room<View>["crib"]> = [
  { heading: "crib-pieces", things: ["type:F", "type:B", "type:T", "type:S", "type:A"] },
  { heading: "crib-fights", things: ["numbers", "defence", "zone"] },
  { heading: "crib-ground", things: ["mines", "bunker", "base"] },
  { heading: "crib-turn", things: ["moves", "switch", "masters", "quiet", "signs"] },
];
