// From a plan to a table: ask the server, remember our seats, go there.
import { makeTable } from "../api";
import { layForChildren } from "../children";
import { addressOf, remember } from "../keptseats";
import { go } from "../route.svelte";
import { ours, request, type Plan } from "./plan";

export async function start(plan: Plan, name: string, children = false): Promise<void> {
  const made = await makeTable(request(plan, name));
  const seats = ours(plan, made);
  if (children) layForChildren(made.table);
  const { table, watch } = made;
  for (const { seat, token } of seats.toReversed()) remember({ token, table, watch, game: plan.game, seat });
  go(seats[0] ? addressOf(seats[0].token) : `/w/${watch}`);
}
