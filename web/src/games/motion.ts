// Time for things that move: a clock that ticks once per frame, and the ease of something that falls over.

/** Calls `frame` with 0 to `steps` while `steps * each` milliseconds pass, then `end`; returns how to stop it. */
export function run(steps: number, each: number, frame: (done: number) => void, end: () => void): () => void {
  const started = performance.now();
  let next = requestAnimationFrame(tick);
  function tick(now: number) {
    const done = Math.max(0, (now - started) / each);
    if (done >= steps) return end();
    frame(done);
    next = requestAnimationFrame(tick);
  }
  return () => cancelAnimationFrame(next);
}

/** It is lifted slowly, falls over, and lies still. */
export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}

export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The kind way to say no: once to the left, once to the right, and quiet again. */
export function shake(element: Element): void {
  if (wantsStillness()) return;
  const places = [0, -6, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  element.animate(places, { duration: 360, easing: "ease-out" });
}
