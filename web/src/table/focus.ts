// Where the focus goes when what had it is drawn anew or taken away: to the same place, or to the first choice.

/** Keeps the focus within a stage. */
export function keepFocus(stage: HTMLElement): { destroy: () => void } {
  let held: HTMLElement | null = null;

  const took = (event: FocusEvent) => (held = event.target as HTMLElement);
  // whoever clicks beside everything wants no focus; what is taken away has not let go of it
  const letGo = () =>
    queueMicrotask(() => held && isThere(held) && document.activeElement === document.body && (held = null));

  function restore(): void {
    const at = document.activeElement;
    if (!held || isThere(held) || (at !== document.body && at !== held)) return;
    const next = sameAs(held, stage) ?? firstChoice(stage);
    next?.focus({ preventScroll: true });
  }

  const watch = new MutationObserver(restore);
  watch.observe(stage, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden", "tabindex"] });
  stage.addEventListener("focusin", took);
  stage.addEventListener("focusout", letGo);
  return {
    destroy: () => {
      watch.disconnect();
      stage.removeEventListener("focusin", took);
      stage.removeEventListener("focusout", letGo);
    },
  };
}

const isThere = (element: HTMLElement) => element.isConnected && !element.matches(":disabled");

/** What stands for the same place or thing, or is the same button drawn anew. */
function sameAs(held: HTMLElement, stage: HTMLElement): HTMLElement | null {
  for (const name of ["data-square", "data-thing"]) {
    const value = held.getAttribute(name);
    const found = value && stage.querySelector<HTMLElement>(`[${name}="${CSS.escape(value)}"]`);
    if (found && isThere(found) && found.tabIndex >= 0) return found;
  }
  return null;
}

/** The place on the board that Tab leads to, or the first button there. */
export function firstChoice(stage: ParentNode): HTMLElement | null {
  const board = stage.querySelector(".stage-board");
  const places =
    board?.querySelectorAll<HTMLElement>('[data-square][tabindex="0"], [tabindex="0"], button:enabled') ?? [];
  return [...places].find((place) => place.checkVisibility()) ?? null;
}
