// A long press or a right click on something at the table asks for its card.

const LONG = 500; // milliseconds
const STILL = 8; // pixels a finger may tremble

/** The name of what lies there: a place of the board, or something beside it. */
export function thingAt(target: EventTarget | null): string | null {
  const at = (target as Element | null)?.closest?.<HTMLElement | SVGElement>("[data-thing], [data-square]");
  return at ? (at.dataset.thing ?? at.dataset.square ?? null) : null;
}

class Press {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };
  private long = false; // the click that ends this press is none

  constructor(private show: (thing: string) => boolean) {}

  private asks(event: Event): boolean {
    const thing = thingAt(event.target);
    return thing !== null && this.show(thing);
  }

  down(event: PointerEvent): void {
    this.stop();
    this.long = false;
    this.from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch") this.timer = setTimeout(() => (this.long = this.asks(event)), LONG);
  }

  move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STILL) this.stop();
  }

  menu(event: MouseEvent): void {
    if (this.long || this.asks(event)) event.preventDefault();
  }

  click(event: MouseEvent): void {
    if (!this.long) return;
    this.long = false;
    event.stopPropagation();
    event.preventDefault();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** For `use:`; `show` says whether there was a card to show. */
export function longpress(node: HTMLElement, show: (thing: string) => boolean) {
  const press = new Press(show);
  const gone = new AbortController();
  const on = { capture: true, signal: gone.signal };
  node.addEventListener("pointerdown", (event) => press.down(event), on);
  node.addEventListener("pointermove", (event) => press.move(event), on);
  node.addEventListener("pointerup", () => press.stop(), on);
  node.addEventListener("pointercancel", () => press.stop(), on);
  node.addEventListener("contextmenu", (event) => press.menu(event), on);
  node.addEventListener("click", (event) => press.click(event), on);
  return { destroy: () => (press.stop(), gone.abort()) };
}
