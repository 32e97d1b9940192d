// The rooms in the browser, found by the name of their game and opened when they are needed.
import type { Room } from "./room";

const rooms = import.meta.glob("./*/index.ts") as Record<string, () => Promise<Room>>;

export async function room(game: string): Promise<Room> {
  const open = rooms[`./${game}/index.ts`];
  if (!open) throw new Error(`no room for ${game}`);
  return open();
}
