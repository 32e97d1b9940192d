// To the next table: every seat of this browser takes its new link along.
import { seated } from "../api";
import { isForChildren, layForChildren } from "../children";
import { addressOf, remember } from "../mine";
import { go } from "../route.svelte";
import type { Chair } from "./chair.svelte";

export async function nextTable(chairs: Chair[]): Promise<void> {
  const tokens = chairs.map((chair) => chair.heard.shown?.rematch).filter((token) => typeof token === "string");
  for (const token of tokens.toReversed()) {
    const { table, game, seat } = await seated(token);
    remember({ token, table, game, seat });
    if (isForChildren(chairs[0]!.heard.shown!.table)) layForChildren(table);
  }
  if (tokens[0]) go(addressOf(tokens[0]));
}
