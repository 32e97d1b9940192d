/** How large this browser sets text, so that what is measured in pixels grows with it. */
import { createSubscriber } from "svelte/reactivity";

const USUAL = 16; // pixels of 1rem

const changes = createSubscriber((update) => {
  const probe = document.createElement("i");
  probe.style.cssText = "position: absolute; width: 1rem; visibility: hidden";
  const observer = new ResizeObserver(update);
  document.body.append(probe);
  observer.observe(probe);
  return () => (observer.disconnect(), probe.remove());
});

/** 1 where text has its usual size, 2 where it is twice as large. */
export function textSize(): number {
  changes();
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
}
