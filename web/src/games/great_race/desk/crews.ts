// The crews at the table as the desk speaks of them: dashboards, figures and who is who.
import type { Vehicle, View } from "../view";

export type Gauge = [level: number, most: number];
export type Role = "F" | "P" | "M" | "E";
export const ROLES: Role[] = ["F", "P", "M", "E"];
export const ASSISTANTS = 5;

export type FigureState = "unused" | "used" | "idle";
export interface Figure {
  role: Role | null; // null: not planned yet
  state: FigureState;
}

export const vehicles = (view: View): Vehicle[] => view.vehicles;

/** The vehicle whose dashboard is the big one: that of the seat that looks, or of a lonely driver. */
export function ownIndex(view: View): number {
  if (typeof view.seat === "number") return view.seat;
  return view.mode === "race" ? -1 : 0;
}

/** Whoever is asked now; null for nobody. */
export const asked = (view: View): Vehicle | null =>
  typeof view.turn === "number" ? (vehicles(view)[view.turn] ?? null) : null;

/** Five figures: those still to act, those that have acted, and those that will not act any more. */
export function figures({ plan, left, passed, arrived, gone }: Vehicle): Figure[] {
  const waiting = countsOf(left);
  const out = passed || arrived > 0 || gone > 0;
  const planned = rolesOf(plan ?? "").map((role): Figure => {
    if (waiting[role]-- <= 0) return { role, state: "used" };
    return { role, state: out && (role !== "E" || !passed) ? "idle" : "unused" };
  });
  const missing = Array.from({ length: ASSISTANTS - planned.length }, (): Figure => ({ role: null, state: "idle" }));
  return [...planned, ...missing].sort(inOrder);
}

const inOrder = (a: Figure, b: Figure) => place(a.role) - place(b.role);
const place = (role: Role | null) => (role ? ROLES.indexOf(role) : ROLES.length);

/** The figures of each role that was planned, those still to act first. */
export function byRole(vehicle: Vehicle): { role: Role; states: FigureState[]; unused: number }[] {
  const five = figures(vehicle);
  return ROLES.map((role) => {
    const states = five.filter((figure) => figure.role === role).map(({ state }) => state);
    return { role, states, unused: states.filter((state) => state === "unused").length };
  }).filter(({ states }) => states.length > 0);
}

export const rolesOf = (plan: string) => [...plan] as Role[];

export function countsOf(plan: string): Record<Role, number> {
  const counts = { F: 0, P: 0, M: 0, E: 0 };
  for (const role of rolesOf(plan)) counts[role]++;
  return counts;
}

/** What is known of a hand card by card, then the backs. */
export function handOf({ hand, held }: Vehicle): (string | null)[] {
  const known = Object.entries(hand).flatMap(([card, n]) => Array<string>(n).fill(card));
  return [...known, ...Array<null>(Math.max(0, held - known.length)).fill(null)];
}

/** How a crew stands in the round, as a word's ending; null while it is in. */
export function standing({ arrived, gone, passed }: Vehicle): "gone" | "arrived" | "passed" | null {
  return gone ? "gone" : arrived ? "arrived" : passed ? "passed" : null;
}
