// The lens over the map: how much of it is seen, for small screens and for weak eyes.
import { HIGH, SIDE, WIDE, type Box, type Spot } from "./geometry";

const FINGER = 44; // pixels that a fingertip needs
const MOST = 6;

export class Lens {
  wide = $state(0); // the window on the page, in pixels
  high = $state(0);
  power = $state(1); // 1 shows the whole map
  middle = $state.raw<Spot>({ x: WIDE / 2, y: HIGH / 2 });

  fit = $derived(Math.min((this.wide || WIDE) / WIDE, (this.high || HIGH) / HIGH)); // pixels per unit, all seen
  scale = $derived(this.fit * this.power);
  near = $derived(this.power > 1.01);
  dense = $derived(this.fit * SIDE < 34); // too small for a finger
  seen: Box = $derived.by(() => {
    const [w, h] = [(this.wide || WIDE) / this.scale, (this.high || HIGH) / this.scale];
    const x = within(this.middle.x, w, WIDE);
    const y = within(this.middle.y, h, HIGH);
    return { x: x - w / 2, y: y - h / 2, w, h };
  });

  /** The power at which a square is as large as a fingertip. */
  get handy(): number {
    return Math.max(1, (FINGER + 0.5) / (this.fit * SIDE));
  }

  magnify(factor: number, at: Spot = this.middle): void {
    const before = this.power;
    this.power = Math.min(MOST, Math.max(1, before * factor));
    const kept = before / this.power; // the spot under the fingers stays there
    const { x, y, w, h } = this.seen;
    const from = { x: x + w / 2, y: y + h / 2 };
    this.middle = { x: at.x + (from.x - at.x) * kept, y: at.y + (from.y - at.y) * kept };
  }

  /** Bring a spot to the middle, large enough for a finger. */
  approach(at: Spot): void {
    this.power = this.handy;
    this.middle = at;
  }

  all(): void {
    this.power = 1;
  }

  /** Move the map along with the finger. */
  drag(byX: number, byY: number): void {
    const { x, y, w, h } = this.seen;
    this.middle = { x: x + w / 2 - byX / this.scale, y: y + h / 2 - byY / this.scale };
  }

  /** Whoever walks with the keys sees where they are. */
  follow({ x, y }: Spot): void {
    const { seen } = this;
    const margin = SIDE;
    const inside = (at: number, from: number, size: number) => at >= from + margin && at <= from + size - margin;
    if (!this.near || (inside(x, seen.x, seen.w) && inside(y, seen.y, seen.h))) return;
    this.middle = { x, y };
  }
}

/** The middle of a window of this size that does not look beyond the map. */
function within(at: number, size: number, whole: number): number {
  if (size >= whole) return whole / 2;
  return Math.min(whole - size / 2, Math.max(size / 2, at));
}

const [DESK, LOW] = [208, 150]; // pixels that the desk takes beside the map, or under it

/** Whether the map is larger with the desk beside it than with the desk under it. */
export function isBeside(wide: number, high: number): boolean {
  const beside = Math.min((wide - DESK) / WIDE, high / HIGH);
  return beside > Math.min(wide / WIDE, (high - LOW) / HIGH);
}
