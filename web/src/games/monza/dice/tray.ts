// The tray: where each die lies in it, and how it gets there when it is thrown.
import type { Layout } from "../layout";
import type { Spot } from "../track/line";
import { COLOURS } from "../track/track";

export interface Rolling extends Spot {
  turn: number; // degrees
  face: string; // what is up just now
}
const COLUMNS = (layout: Layout) => Math.round((layout.tray.w - 12) / layout.pitch);

export function socketAt(layout: Layout, i: number): Spot {
  const [columns, { tray, pitch }] = [COLUMNS(layout), layout];
  const [column, row] = [i % columns, Math.floor(i / columns)];
  return { x: tray.x + 6 + (column + 0.5) * pitch, y: tray.y + 6 + (row + 0.5) * pitch };
}

/** A die on its way: it comes flying over the rim, tumbles, and lies with its face up. */
export function tumbled(layout: Layout, i: number, face: string, part: number): Rolling {
  const goal = socketAt(layout, i);
  const left = (1 - part) ** 2;
  const seen = part > 0.72 ? face : COLOURS[(i * 5 + Math.floor(part * 13)) % 6]!;
  const side = i % 2 ? 1 : -1;
  return { x: goal.x + side * left * 70, y: goal.y - left * 90, turn: side * left * 430, face: seen };
}
