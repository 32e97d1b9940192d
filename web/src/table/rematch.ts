// To the next table: every seat of this browser takes its new link along.
import { seated } from "../api";
import { isForChildren, layForChildren } from "../children";
import { addressOf, remember } from "../keptseats";
import { go } from "../route.svelte";
import type { Connection } from "./connection.svelte";

export async function nextTable(connections: Connection[]): Promise<void> {
  const tokens = connections
    .map((connection) => connection.heard.shown?.rematch)
    .filter((token) => typeof token === "string");
  for (const token of tokens.toReversed()) {
    const { table, game, seat } = await seated(token);
    remember({ token, table, game, seat });
    if (isForChildren(connections[0]!.heard.shown!.table)) layForChildren(table);
  }
  if (tokens[0]) go(addressOf(tokens[0]));
}
