// Fingers on a map: two pinch, one pulls the map along; a tap on a map that is too small comes nearer, and chooses if it is clear.
import type { Lens, Spot } from "./lens.svelte";

const STILL = 8; // pixels a finger may tremble

export class Gestures {
  private fingers = new Map<number, Spot>();
  private pulled = false; // what ends now was no tap
  private touch = false;

  constructor(
    private lens: Lens,
    private spotOf: (at: Spot) => Spot, // from the page to the drawing
  ) {}

  down(event: PointerEvent): void {
    if (!this.fingers.size) this.pulled = false;
    this.touch = event.pointerType === "touch";
    this.fingers.set(event.pointerId, pageSpot(event));
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = pageSpot(event);
    if (this.fingers.size > 1) this.pinch(event.pointerId, before, now);
    else if (!this.pull(before, now)) return;
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Whether a click is none: the map was pulled, or it came nearer and the finger may have meant another place. */
  swallows(event: MouseEvent, placeAt: (at: Spot) => string | null, choosable: Map<string, Spot>): boolean {
    if (event.detail === 0) return false; // by a key
    if (this.pulled) return true;
    if (!this.touch || !this.lens.dense || this.lens.near) return false;
    const at = this.spotOf(pageSpot(event));
    const place = placeAt(at);
    if (!place) return true;
    const clear = isClear(place, at, choosable, this.lens.margin);
    this.lens.approach(at);
    return !clear;
  }

  private pull(before: Spot, now: Spot): boolean {
    if (!this.lens.near) return false;
    const [x, y] = [now.x - before.x, now.y - before.y];
    if (!this.pulled && Math.hypot(x, y) < STILL) return false;
    this.pulled = true;
    this.lens.drag(x, y);
    return true;
  }

  private pinch(id: number, before: Spot, now: Spot): void {
    const other = [...this.fingers].find(([one]) => one !== id)![1];
    const far = (a: Spot) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    this.pulled = true;
    this.lens.magnify(far(now) / far(before), this.spotOf({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
    this.lens.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}

/** Whether a tap means a place that can be chosen, and hardly another one: they are all farther away by a margin. */
export function isClear(place: string, tap: Spot, choosable: Map<string, Spot>, margin: number): boolean {
  const away = ({ x, y }: Spot) => Math.hypot(x - tap.x, y - tap.y);
  const middle = choosable.get(place);
  if (!middle) return false;
  return [...choosable].every(([name, spot]) => name === place || away(spot) - away(middle) > margin);
}

const pageSpot = ({ clientX: x, clientY: y }: MouseEvent): Spot => ({ x, y });
