// How a circuit is drawn on the bench: how much of the meadow is seen, where the arrows to the next tile stand.
import { AHEAD, boundsOf, middleOf, TILE, type Box, type Spot } from "../course/geometry";
import type { LaidRoad } from "./wire";
import type { Tile } from "../view";

const RIM = 48; // the start card lies within it
const LEAST = 3 * TILE + 2 * RIM; // so much is seen even of a single tile

/** All that is laid or could be laid next, with some meadow around it, in the shape of the picture. */
export function frame({ tiles, next, missing }: Pick<LaidRoad, "tiles" | "next" | "missing">, shape: number): Box {
  const seen = [...tiles, ...(next ?? []).map(({ tile }) => tile), ...(missing?.tiles ?? [])];
  const box = boundsOf(seen, RIM);
  const h = Math.max(box.h, LEAST, Math.max(box.w, LEAST) / shape);
  const w = h * shape;
  return { x: box.x - (w - box.w) / 2, y: box.y - (h - box.h) / 2, w, h };
}

/** Where the arrow of a way out of the next tile stands: at the side by which that tile is left. */
export function arrowAt({ x, y, left }: Tile): Spot {
  const middle = middleOf({ x, y });
  const ahead = AHEAD[left]!;
  return { x: middle.x + ahead.x * (TILE / 2 - 8), y: middle.y + ahead.y * (TILE / 2 - 8) };
}

/** The middle of the road through some tiles, as a path. */
export function wayThrough(tiles: Tile[]): string {
  return tiles
    .map((tile) => {
      const { x, y } = middleOf(tile);
      const [come, go] = [AHEAD[tile.entered]!, AHEAD[tile.left]!];
      const half = TILE / 2;
      return `M${x - come.x * half} ${y - come.y * half}Q${x} ${y} ${x + go.x * half} ${y + go.y * half}`;
    })
    .join("");
}
