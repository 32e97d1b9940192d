// What Masters Victory tells at the table: the next step, what is left undone, and what must not be missed.
import type { Room, Sentence, Undone } from "../../room";
import type { Lost, Move, Piece, View } from "../view";
import { crowned, KINDS, MASTER, type Kind } from "../pieces/army";

/** What to do next, while it is our turn. */
export const next: NonNullable<Room<View>["next"]> = ({ view, clicks, choices }): Sentence => {
  const offers = (kind: Move["kind"]) => choices.some((choice) => choice.kind === kind);
  switch (view.phase) {
    case "deal":
      return { id: "next-deal", facts: { type: view.dealing! } };
    case "rest":
    case "step":
      return { id: offers("fire") ? "next-rest-fire" : "next-rest", facts: { at: view.running!, steps: view.steps } };
    case "switch":
      return { id: clicks.length ? "next-place" : "next-switch" };
  }
  if (clicks.length) return { id: withPiece(clicks[0]!, view, offers) };
  if (offers("fire")) return { id: view.moves_left ? "next-fire" : "next-fire-last", facts: firing(view) };
  return view.moves_left ? { id: "next-choose", facts: { moves: view.moves_left } } : { id: "next-end" };
};

/** The artillery that can fire, for the words. */
const firing = ({ shots }: View) => ({ guns: Object.keys(shots).join(", ") });

/** What to do with the piece that is chosen. */
function withPiece(square: string, view: View, offers: (kind: Move["kind"]) => boolean): string {
  const piece = view.pieces.find((one) => one.square === square);
  if (offers("switch")) return "next-soldier";
  if (piece?.type === "A" && offers("fire")) return offers("move") ? "next-shoot" : "next-shoot-only";
  if (piece?.type === "A") return "next-step";
  return offers("attack") ? "next-attack" : "next-go";
}

/** What could still be fired at, each target of each gun for itself. */
export function undone(view: View): Undone | null {
  const index = (at: string) => view.pieces.findIndex(({ square }) => square === at);
  const shots = Object.entries(view.shots).flatMap(([gun, hit]) => hit.map((at) => ({ gun, at, piece: index(at) })));
  if (!shots.length) return null;
  const things = shots.map(({ gun, piece }) => `${index(gun)}>${piece}`);
  const { gun, at, piece } = shots[0]!;
  if (shots.length > 1) return { things, told: { id: "remind-fire", facts: { shots: shotsWritten(view) } } };
  const facts = { at: gun, target: view.pieces[piece]!.type, square: at };
  return { things, told: { id: "remind-fire-one", facts } };
}

/** "D9 (G9, F8), D4 (G4)" */
const shotsWritten = (view: View) =>
  Object.entries(view.shots)
    .map(([gun, hit]) => `${gun} (${hit.join(", ")})`)
    .join(", ");

/** Pieces by their types, as the words list them: the fighters "(G9), 2 (F8)", each with what is known of it; 0 for none. */
export function eachPiece(found: { piece: Piece; at: string }[]): Record<string, string | 0> {
  const one = ({ piece, at }: (typeof found)[number]) => `${crowned(piece.number ?? "")} (${at})`.trim();
  const all = (type: Kind) => found.filter(({ piece }) => piece.type === type).map(one);
  return Object.fromEntries(KINDS.map((type) => [`all_${type}`, all(type).join(", ") || 0]));
}

/** The same of pieces that stand there. */
export const eachPieceAt = (squares: string[], { pieces }: View) =>
  eachPiece(squares.map((at) => ({ at, piece: pieces.find(({ square }) => square === at)! })));

/** What matters most first: masters that have fallen, those the other side could remove next, what else we have lost. */
export function news(before: View | null, view: View): Sentence[] {
  const fell = lostSince(before, view);
  const mine = fell.filter(({ piece }) => piece.side === view.seat && piece.number !== MASTER);
  const masters = fell.filter(({ piece }) => piece.number === MASTER).map((one) => masterLost(one, view));
  return [...masters, ...dangers(before, view), ...(["fight", "fire"] as const).flatMap((how) => tolls(mine, how))];
}

type Fallen = Omit<Lost, "piece"> & { piece: Piece };

const lostSince = (before: View | null, view: View): Fallen[] => {
  const told = [...view.trail, before && view.last].flatMap((step) => step?.lost ?? []);
  return view.pieces.flatMap((piece, i) => {
    const stood = before ? before.pieces[i]!.square : true;
    const lost = told.findLast((one) => one.piece === i);
    return stood && !piece.square && lost ? [{ ...lost, piece }] : [];
  });
};

function masterLost({ piece, at }: Fallen, view: View): Sentence {
  const id = piece.side === view.seat ? "news-master" : "news-found";
  return { id, facts: { type: piece.type, square: at, masters: view.masters[piece.side]! } };
}

/** What fights or fire have cost us: one piece by its name, several in a list. */
function tolls(mine: Fallen[], how: "fight" | "fire"): Sentence[] {
  const fell = mine.filter((one) => one.how === how);
  if (fell.length > 1) {
    return [{ id: "news-many", facts: { how, ...eachPiece(fell) } }];
  }
  return fell.map(({ piece, at }) => ({
    id: "news-fell",
    facts: { how, type: piece.type, number: piece.number ? ` ${crowned(piece.number)}` : "", square: at },
  }));
}

/** Who could remove a master, for the words. */
export const attackers = (by: string[]) => ({ by: by.join(", "), many: by.length });

/** Told when our turn begins, not again after each of our own moves: one by its name, several in a list. */
function dangers(before: View | null, view: View): Sentence[] {
  if (view.turn !== view.seat || before?.turn === view.seat) return [];
  const squares = view.threats.map(({ at }) => at).join(", ");
  if (view.threats.length > 1) return [{ id: "news-dangers", facts: { squares } }];
  return view.threats.map(({ at, by }) => {
    const type = view.pieces.find(({ square }) => square === at)?.type ?? "";
    return { id: "news-danger", facts: { type, square: at, ...attackers(by) } };
  });
}
