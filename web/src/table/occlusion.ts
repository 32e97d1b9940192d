// Whether a sheet over the table would hide what one needs: the thing it speaks of, or a button of the board.

export function isCovered(sheet: HTMLElement, thing: string): boolean {
  if (getComputedStyle(sheet).position !== "fixed") return false;
  const board = document.querySelector(".stage-board");
  const spoken = board?.querySelectorAll(`[data-square="${CSS.escape(thing)}"], [data-thing="${CSS.escape(thing)}"]`);
  const needed = [...(spoken ?? []), ...(board?.querySelectorAll("button:not(:disabled)") ?? [])];
  const edge = sheet.getBoundingClientRect();
  return needed.some((one) => overlap(one.getBoundingClientRect(), edge));
}

const overlap = (a: DOMRect, b: DOMRect) =>
  a.width > 0 && a.bottom > b.top && a.top < b.bottom && a.right > b.left && a.left < b.right;
