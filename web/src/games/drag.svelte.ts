// Dragging, in every room: a thing is lifted from where it lies, hangs at the pointer, and is dropped on a place.
//
// What can be dragged says so (`data-drag="d1"` on a place, `data-drag="piece:R"` on a thing beside the board), places are
// known by `data-square`. A board makes one Drag, attaches it to its frame (`<Surface {@attach drag.on}>`) and draws
// `<Ghost {drag}>`. A click is never a drag, and a drag never ends as a click; Escape, a second finger, or a place where
// nothing can be dropped puts the thing back.
import type { Spot } from "./lens.svelte";

export interface Hands {
  lift: (thing: string) => boolean; // it is taken up: choose it; false if it stays where it is
  drop: (thing: string, place: string) => void; // it is let go over a place
  back?: (thing: string) => void; // it is put back
  goals?: () => Iterable<string>; // where it can go: near such a place is near enough
}

const STILL = 6; // pixels until it counts as dragging
const NEAR = 22; // pixels: half a fingertip
const LARGE = 32; // pixels: a place of that size is hit by whoever means it
const ACTIVE = { passive: false }; // it may keep the page from being scrolled
const SOURCE = "[data-drag]";
const PLACE = "[data-square]";

export class Drag {
  thing = $state.raw<string | null>(null); // what hangs at the pointer
  at = $state.raw<Spot>({ x: 0, y: 0 }); // where, on the page
  over = $state.raw<string | null>(null); // the place beneath it
  touch = $state(false); // a finger hides what is under it
  private held: { thing: string; pointer: number; from: Spot; touched: Element } | null = null;
  private pans = false; // a finger that goes across it scrolls the page
  private root: HTMLElement | SVGElement | null = null;

  constructor(private hands: Hands) {}

  /** A finger is down on something that can be dragged: a map is not pulled meanwhile. */
  get busy(): boolean {
    return this.held !== null;
  }

  /** For the frame of a board. */
  on = (root: HTMLElement | SVGElement): (() => void) => {
    this.root = root;
    const down = (event: Event) => this.down(event as PointerEvent);
    root.addEventListener("pointerdown", down, { capture: true }); // before a map takes it for a pull
    root.addEventListener("touchmove", this.stay, ACTIVE);
    return () => {
      root.removeEventListener("pointerdown", down, { capture: true });
      root.removeEventListener("touchmove", this.stay);
      this.end();
    };
  };

  private down(event: PointerEvent): void {
    if (this.held) return this.putBack(); // a second finger
    const touched = event.target as Element;
    const source = touched.closest<HTMLElement | SVGElement>(SOURCE);
    if (!source || event.button !== 0) return;
    this.touch = event.pointerType === "touch";
    this.pans = getComputedStyle(source).touchAction.startsWith("pan");
    this.held = { thing: source.dataset.drag!, pointer: event.pointerId, from: spotOf(event), touched };
    touched.addEventListener("touchmove", this.stay, ACTIVE); // once it is drawn elsewhere, only it hears of the finger
    for (const [name, hear] of this.ears) window.addEventListener(name, hear, { capture: true });
  }

  /** The finger moves the thing, not the page. */
  private stay = (event: Event): void => {
    if (this.held && !this.pans && event.cancelable) event.preventDefault();
  };

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.held?.pointer) return;
    const now = spotOf(event);
    if (this.thing === null && !this.lifted(now)) return;
    event.preventDefault();
    this.at = now;
    this.over = this.placeAt(now);
  }

  /** Far enough from where it lay to be meant. */
  private lifted({ x, y }: Spot): boolean {
    const { thing, from, pointer } = this.held!;
    if (Math.hypot(x - from.x, y - from.y) <= STILL) return false;
    if (!this.hands.lift(thing)) return (this.end(), false);
    this.thing = thing;
    if (this.touch) this.root!.setPointerCapture(pointer); // what it was put on may be drawn elsewhere now
    return true;
  }

  private up(event: PointerEvent): void {
    if (event.pointerId !== this.held?.pointer) return;
    const { thing } = this;
    if (thing === null) return this.end();
    const place = this.placeAt(spotOf(event));
    swallowClick();
    if (place === null || place === thing) return this.putBack();
    this.end();
    this.hands.drop(thing, place);
  }

  private putBack(): void {
    const { thing } = this;
    this.end();
    if (thing !== null) this.hands.back?.(thing);
  }

  private end(): void {
    this.held?.touched.removeEventListener("touchmove", this.stay);
    this.held = this.thing = this.over = null;
    for (const [name, hear] of this.ears) window.removeEventListener(name, hear, { capture: true });
  }

  /** The place under the pointer, or a goal so near that it is meant. */
  private placeAt(at: Spot): string | null {
    const under = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement | SVGElement>(PLACE);
    const place = under && this.root?.contains(under) ? under.dataset.square! : null;
    const goals = [...(this.hands.goals?.() ?? [])];
    if (place !== null && (goals.includes(place) || isLarge(under!))) return place;
    return this.nearest(at, goals) ?? place;
  }

  private nearest(at: Spot, goals: string[]): string | null {
    const far = (goal: string) => {
      const box = this.root?.querySelector(`[data-square="${CSS.escape(goal)}"]`)?.getBoundingClientRect();
      return box ? distance(box, at) : Infinity;
    };
    const best = goals.map((goal) => ({ goal, far: far(goal) })).sort((a, b) => a.far - b.far)[0];
    return best && best.far <= NEAR ? best.goal : null;
  }

  private ears: [string, (event: Event) => void][] = [
    ["pointermove", (event) => this.move(event as PointerEvent)],
    ["pointerup", (event) => this.up(event as PointerEvent)],
    ["pointercancel", () => this.putBack()],
    ["blur", (event) => event.target === window && this.putBack()],
    ["keydown", (event) => this.escape(event as KeyboardEvent)],
  ];

  private escape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || this.thing === null) return;
    event.stopPropagation();
    event.preventDefault();
    this.putBack();
  }
}

const spotOf = ({ clientX: x, clientY: y }: MouseEvent): Spot => ({ x, y });

function isLarge(place: Element): boolean {
  const { width, height } = place.getBoundingClientRect();
  return Math.min(width, height) >= LARGE;
}

/** How far a spot lies outside a box. */
function distance({ left, right, top, bottom }: DOMRect, { x, y }: Spot): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** What the browser would take for a click where the drag has ended is none. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
