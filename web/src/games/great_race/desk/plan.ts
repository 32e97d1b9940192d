// A plan in the making: how many assistants of each role, held to the plans that are offered.
import { ASSISTANTS, countsOf, ROLES, type Role } from "./crews";
import type { Choice } from "../../room";

export type Counts = Record<Role, number>;
export const NONE: Counts = { F: 0, P: 0, M: 0, E: 0 };

/** The plans that may be committed: "FPMME". */
export const plansOf = (choices: Choice[]) =>
  choices.filter(({ clicks }) => clicks[0] === "plan").map(({ clicks }) => clicks[1]!);

export const textOf = (counts: Counts) => ROLES.map((role) => role.repeat(counts[role])).join("");
export const placed = (counts: Counts) => ROLES.reduce((sum, role) => sum + counts[role], 0);
export const left = (counts: Counts) => ASSISTANTS - placed(counts);
export const isReady = (counts: Counts, plans: string[]) => plans.includes(textOf(counts));

/** The most that any plan has of a role. */
export const most = (role: Role, plans: string[]) => Math.max(0, ...plans.map((plan) => countsOf(plan)[role]));

/** Whether one more of a role can still become a plan. */
export function canAdd(counts: Counts, role: Role, plans: string[]): boolean {
  const more = { ...counts, [role]: counts[role] + 1 };
  return plans.map(countsOf).some((plan) => ROLES.every((each) => more[each] <= plan[each]));
}

export const add = (counts: Counts, role: Role, plans: string[]): Counts =>
  canAdd(counts, role, plans) ? { ...counts, [role]: counts[role] + 1 } : counts;

export const remove = (counts: Counts, role: Role): Counts =>
  counts[role] > 0 ? { ...counts, [role]: counts[role] - 1 } : counts;

/** One assistant goes from a role to another; null stands for those who have none yet. Where no plan allows it, all stay. */
export function send(counts: Counts, from: Role | null, to: Role | null, plans: string[]): Counts {
  const lifted = from ? remove(counts, from) : counts;
  if (!to) return lifted;
  return canAdd(lifted, to, plans) ? add(lifted, to, plans) : counts;
}
