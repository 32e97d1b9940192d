// What lies beside a board, or on it without being a place: a click, a tap or Enter on it opens its card.
//
// What can be looked at says so: `<button class="look" data-thing="lost:T2">`, on a drawing `role="button"`. Tab arrives at
// one of them in each frame to which `looks` is attached, and the arrow keys lead on to the others.

const LOOK = ".look:is(button, [role=button])";
const STEPS: Record<string, (here: number, count: number) => number> = {
  ArrowRight: (here, count) => (here + 1) % count,
  ArrowDown: (here, count) => (here + 1) % count,
  ArrowLeft: (here, count) => (here + count - 1) % count,
  ArrowUp: (here, count) => (here + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type Thing = HTMLElement | SVGElement;

/** For the frame around such things; what cannot be used just now, or is no button, only shows its card too. */
export const looks = (inspect: (thing: string) => void) => (frame: Element) => {
  const all = () => [...frame.querySelectorAll<Thing>(LOOK)];
  const seen = () => all().filter((one) => one.checkVisibility());

  /** Of all that can be looked at, the Tab key arrives at one. */
  function arrive(at: Element | undefined): void {
    for (const one of all()) one.setAttribute("tabindex", one === at ? "0" : "-1");
  }
  const settle = () => arrive(seen().find((one) => one.getAttribute("tabindex") === "0") ?? seen()[0]);

  function show(at: Element | null): boolean {
    const thing = at?.closest<Thing>("[data-thing]")?.dataset.thing;
    if (thing) inspect(thing);
    return thing !== undefined;
  }

  function click(event: Event): void {
    const at = (event.target as Element).closest(`[data-thing], button, summary, a, ${LOOK}`);
    if (at?.matches(`${LOOK}, [data-thing]:not(button), [aria-disabled="true"]`)) show(at);
  }

  function key(event: Event): void {
    const { key, target } = event as KeyboardEvent;
    const at = (target as Element).closest<Thing>(LOOK);
    if (!at) return;
    const things = seen();
    const to = STEPS[key]?.(things.indexOf(at), things.length);
    if (to !== undefined) things[to]!.focus();
    else if (at.matches("button") || !/^(Enter| )$/.test(key) || !show(at)) return; // a button is clicked by its keys
    event.preventDefault();
  }

  const focus = ({ target }: Event) => (target as Element).matches(LOOK) && arrive(target as Element);
  const watch = new MutationObserver(settle);
  watch.observe(frame, { childList: true, subtree: true, attributeFilter: ["open", "class"] });
  const ears = { click, keydown: key, focusin: focus };
  for (const [name, hear] of Object.entries(ears)) frame.addEventListener(name, hear);
  settle();
  return () => {
    watch.disconnect();
    for (const [name, hear] of Object.entries(ears)) frame.removeEventListener(name, hear);
  };
};
