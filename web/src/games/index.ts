// The rooms in the browser, one line per game, opened when they are needed.
import type { Component } from "svelte";
import type { Room } from "./room";

type Doors<T> = Record<string, () => Promise<T>>;
const boards = import.meta.glob("./*/index.ts") as Doors<Room>;
const covers = import.meta.glob("./*/Box.svelte") as Doors<{ default: Component }>;

export async function room(game: string): Promise<Room> {
  const open = boards[`./${game}/index.ts`];
  if (!open) throw new Error(`no room for ${game}`);
  return open();
}

/** The art on the lid, where the room has drawn one. */
export async function cover(game: string): Promise<Component | null> {
  const open = covers[`./${game}/Box.svelte`];
  return open ? (await open()).default : null;
}
