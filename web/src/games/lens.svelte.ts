// The lens over a large map: how much of it is seen, for small screens and for weak eyes.

export interface Spot {
  x: number;
  y: number;
}
export interface Box extends Spot {
  w: number;
  h: number;
}
export interface Sheet {
  wide: number; // the whole map, in drawing units
  high: number;
  side: number; // one place on it
  small: number; // pixels: a place smaller than this is too small for a finger
}

const FINGER = 44; // pixels that a fingertip needs
const CLEAR = 12; // pixels
const MOST = 6;

export class Lens {
  wide = $state(0); // the window on the page, in pixels
  high = $state(0);
  power = $state(1); // 1 shows the whole map
  middle: Spot;

  constructor(private sheet: Sheet) {
    this.middle = $state.raw({ x: sheet.wide / 2, y: sheet.high / 2 });
  }

  fit = $derived.by(() => {
    const { wide, high } = this.sheet;
    return Math.min((this.wide || wide) / wide, (this.high || high) / high); // pixels per unit, all seen
  });
  scale = $derived(this.fit * this.power);
  near = $derived(this.power > 1.01);
  dense = $derived.by(() => this.fit * this.sheet.side < this.sheet.small);
  seen: Box = $derived.by(() => {
    const { wide, high } = this.sheet;
    const [w, h] = [(this.wide || wide) / this.scale, (this.high || high) / this.scale];
    const x = within(this.middle.x, w, wide);
    const y = within(this.middle.y, h, high);
    return { x: x - w / 2, y: y - h / 2, w, h };
  });

  /** The power at which a place is as large as a fingertip. */
  get handy(): number {
    return Math.max(1, (FINGER + 0.5) / (this.fit * this.sheet.side));
  }

  /** By how much a place must be farther from a fingertip than another, to be not the one that was meant; in drawing units. */
  get margin(): number {
    return CLEAR / this.scale;
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

  /** Bring some spots into the window, as large as a finger needs, or as it is said, and as the window allows; none leave it as it is. */
  frame(spots: Spot[], most = this.handy): void {
    if (!spots.length) return;
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const around = 1.6 * this.sheet.side;
    const room = Math.min(this.wide / (right - left + around), this.high / (bottom - top + around));
    this.power = Math.max(1, Math.min(most, room / this.fit));
    this.middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  }

  /** Whether all these spots are seen. */
  shows(spots: Spot[]): boolean {
    const { x, y, w, h } = this.seen;
    return spots.every((spot) => spot.x >= x && spot.x <= x + w && spot.y >= y && spot.y <= y + h);
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
    const margin = this.sheet.side;
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
