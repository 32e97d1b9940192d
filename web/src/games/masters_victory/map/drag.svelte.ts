// A number that is dragged from the tray or from a square, until it is dropped on another one.
import type { Dealing, Held } from "../desk/deal.svelte";
import type { Spot } from "./geometry";

const STILL = 6; // pixels until it counts as dragging

export class Drag {
  at = $state.raw<Spot | null>(null); // where the number hangs on the page
  number = $state("");
  private held: Held | null = null;
  private from: Spot = { x: 0, y: 0 };

  constructor(private dealing: Dealing) {}

  /** A finger or a mouse button goes down on something: is there a number to drag? */
  down(event: PointerEvent): void {
    const on = (event.target as Element).closest<HTMLElement | SVGElement>("[data-number], [data-slot]");
    this.held = on ? this.heldAt(on) : null;
    if (!this.held) return;
    this.number = "number" in this.held ? this.held.number : this.dealing.laid[this.held.slot]!;
    this.from = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.held) return;
    const { clientX: x, clientY: y } = event;
    if (this.at || Math.hypot(x - this.from.x, y - this.from.y) > STILL) this.at = { x, y };
  }

  up(event: PointerEvent): void {
    if (this.held && this.at) this.release(this.held, document.elementFromPoint(event.clientX, event.clientY));
    this.held = this.at = null;
  }

  private release(held: Held, under: Element | null): void {
    const slot = under?.closest<HTMLElement | SVGElement>("[data-slot]")?.dataset.slot;
    if (slot !== undefined) this.dealing.put(held, Number(slot));
    else this.dealing.drop(held);
  }

  private heldAt(on: HTMLElement | SVGElement): Held | null {
    const { number, slot } = on.dataset;
    if (number) return { number };
    return this.dealing.laid[Number(slot)] ? { slot: Number(slot) } : null;
  }

  /** Something hangs at the pointer: the map is not pulled meanwhile. */
  get busy(): boolean {
    return this.held !== null;
  }
}
