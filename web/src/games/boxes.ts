// The boxes of all games, found in their rooms, in the order in which they stand on the shelf.
import type { Box } from "./room";

const found = import.meta.glob("./*/box.ts", { eager: true, import: "box" }) as Record<string, Box>;

export const BOXES: (Box & { key: string })[] = Object.entries(found)
  .map(([path, box]) => ({ key: path.split("/")[1]!, ...box }))
  .sort((a, b) => a.place - b.place);

export const boxOf = (game: string): Box | undefined => BOXES.find((box) => box.key === game);

export const titleOf = (game: string): string => boxOf(game)?.title ?? game;
