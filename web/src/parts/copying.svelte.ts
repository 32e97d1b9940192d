/** Copying a text, also where the page came by plain http and its clipboard is kept from it. */
const SHOWN = 2500; // milliseconds

export class Copying {
  told = $state<"copied" | "by-hand" | null>(null); // how it went: copied is told for a moment

  async copy(text: string): Promise<boolean> {
    const copied = await copiedNow(text);
    this.told = copied ? "copied" : "by-hand";
    if (copied) setTimeout(() => (this.told = null), SHOWN);
    return copied;
  }
}

async function copiedNow(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedFromField(text);
  }
}

/** From a field that nobody sees, in the topmost layer: elsewhere it could not be selected. */
function copiedFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.value = text;
  (focused?.closest("dialog") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
