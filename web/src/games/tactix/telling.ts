// What Tactix tells at the table: the next step, the card of each thing, and what must not be missed.
import type { Card, Room, Sentence } from "../room";
import type { Piece, PlacedPiece, Threat, View } from "./view";

type Line = Card["lines"][number];

/** What to do next, while it is our turn. */
export const next: NonNullable<Room<View>["next"]> = ({ clicks, choices }) => {
  if (choices[0]?.move === "pass") return { id: "next-pass" };
  if (!clicks.length) return { id: "next-choose" };
  return { id: clicks.length > 1 && choices.length > 1 ? "next-route" : "next-go" };
};

/** What the other side's last move has done to us, and what it threatens. */
export function news(before: View | null, view: View): Sentence[] {
  const { seat, last } = view;
  if (!last || last.seat === seat || view.ply === before?.ply) return [];
  const lost: Sentence[] = last.takes
    ? [{ id: "news-taken", facts: { taken: last.takes.king ? "king" : last.takes.top, square: last.path.at(-1)! } }]
    : [];
  const threats = view.threats.filter((threat) => threat.seat === seat);
  return [...lost, ...threats.map((threat) => dangerOf(threat, view))];
}

function dangerOf({ at, by, seat }: Threat, view: View): Sentence {
  const king = isKingOf(view.pieces[at], seat);
  return { id: king ? "news-king" : "news-home", facts: { square: at, by: by.join(", ") } };
}

const isKingOf = (piece: Piece | undefined, seat: number) => piece?.king === true && piece.side === seat;

/** The card of a square with what stands on it, or of a kind of thing. */
export function card(thing: string, view: View): Card | null {
  if (thing in KINDS) return KINDS[thing]!(view);
  const taken = /^taken:(\d+)$/.exec(thing)?.[1];
  if (taken) return takenCard(view.taken[Number(taken)]);
  const piece = view.pieces[thing];
  if (piece) return piece.king ? kingCard(thing, piece, view) : dieCard(thing, piece, view);
  return placeCard(thing, view);
}

/** Whether a piece of the other side stands there. */
export const theirs = (square: string, { pieces, seat }: View): boolean =>
  pieces[square] !== undefined && pieces[square].side !== seat;

function dieCard(square: string, { side, top, moves }: PlacedPiece, view: View): Card {
  const now: Line[] = view.turn === side ? [{ id: "card-die-moves", facts: { moves } }] : [];
  return { title: { id: "card-die", facts: { side, top } }, lines: [...took(square, view), ...dieLines(top), ...now] };
}

/** What the other side has just taken there, which is crossed on the board. */
const took = (square: string, { trail }: View): Line[] =>
  trail
    .filter(({ fell, takes }) => takes && fell.includes(square))
    .map(({ takes }) => ({ id: "card-took", facts: { taken: takes!.king ? "king" : takes!.top }, rule: "T4.1" }));

/** A piece that has left the board, and who has it. */
function takenCard(piece: Piece | undefined): Card | null {
  if (!piece) return null;
  const { side, top, king } = piece;
  const gone: Line = { id: "card-taken", facts: { side: 1 - side }, rule: "T4.1" };
  if (!king) return { title: { id: "card-die", facts: { side, top } }, lines: [gone] };
  return { title: { id: "card-king", facts: { side } }, lines: [gone, { id: "card-king-lost", rule: "T5.1" }] };
}

const dieLines = (top: number): Line[] => [
  { id: "card-die-steps", facts: { top }, rule: "T3.3" },
  { id: "card-die-turn", rule: "T3.6" },
  { id: "card-die-jump", rule: "T3.9" },
  { id: "card-die-takes", rule: "T4.1" },
  { id: "card-die-tips", rule: "T3.2" },
];

function kingCard(square: string, { side }: Piece, view: View): Card {
  const threats = view.threats.filter((threat) => threat.at === square && threat.seat === side);
  const goal = view.kings[1 - side]!;
  return {
    title: { id: "card-king", facts: { side } },
    lines: [
      ...took(square, view),
      ...threats.map(({ by }) => ({ id: "card-threat", facts: { by: by.join(", ") }, rule: "T5.1" })),
      ...kingLines(view, { id: "card-king-wins", facts: { square: goal }, rule: "T5.2" }),
    ],
  };
}

const kingLines = (view: View, wins: Line): Line[] => [
  { id: "card-king-step", rule: "T3.4" },
  view.options.king_captures ? { id: "card-king-takes", rule: "T4.4" } : { id: "card-king-spares", rule: "T4.5" },
  { id: "card-king-lost", rule: "T5.1" },
  wins,
  ...(view.options.short ? [{ id: "card-king-centre", rule: "T5.6" }] : []),
];

function placeCard(square: string, view: View): Card | null {
  const side = view.kings.indexOf(square);
  if (side >= 0) return kingSquareCard(side);
  if (square === view.centre) return centreCard(view);
  const top = view.home[square];
  const printed: Line[] = top ? [{ id: "card-square-home", facts: { top, side: sideOf(square) }, rule: "T2.1" }] : [];
  const lines = [...printed, { id: "card-square-free", rule: "T3.9" }];
  return { title: { id: "card-square", facts: { square } }, lines };
}

/** Whose home row it is in. */
const sideOf = (square: string): number => (square.endsWith("1") ? 0 : 1);

const kingSquareCard = (side: number): Card => ({
  title: { id: "card-king-square", facts: { side } },
  lines: [{ id: "card-king-square-wins", rule: "T5.2" }],
});

/** The smaller board has no centre. */
const centreCard = (view: View): Card | null =>
  view.centre
    ? {
        title: { id: "card-centre" },
        lines: [{ id: view.options.short ? "card-centre-short" : "card-centre-plain", rule: "T5.6" }],
      }
    : null;

const drawCard = (view: View): Card => ({
  title: { id: "card-draw" },
  lines: view.options.draws
    ? [
        { id: "card-draw-third", rule: "T5.9" },
        { id: "card-draw-quiet", rule: "T5.10" },
      ]
    : [{ id: "card-draw-off", rule: "T5.11" }],
});

const KINDS: Record<string, (view: View) => Card | null> = {
  die: () => ({ title: { id: "card-die-any" }, lines: dieLines(0) }),
  king: (view) => ({
    title: { id: "card-king", facts: { side: 2 } },
    lines: kingLines(view, { id: "card-king-wins-any", rule: "T5.2" }),
  }),
  "king-square": () => kingSquareCard(2),
  "home-square": () => ({ title: { id: "card-home" }, lines: [{ id: "card-home-number", rule: "T2.1" }] }),
  centre: centreCard,
  draw: drawCard,
};

export const crib: NonNullable<Room<View>["crib"]> = [
  { heading: "crib-pieces", things: ["die", "king"] },
  { heading: "crib-board", things: ["king-square", "home-square", "centre"] },
  { heading: "crib-end", things: ["draw"] },
];
