// The scale of a dial: where its marks stand and how far the needle turns.

const SWEEP = 240; // degrees from empty to full, the gap below

/** Degrees from the upright for a level. */
export const angle = (level: number, most: number) => -SWEEP / 2 + (SWEEP * Math.min(level, most)) / Math.max(1, most);

/** A point on a circle around the middle of the dial. */
export function around(degrees: number, radius: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

/** An arc between two levels, as a path. */
export function arc(from: number, to: number, most: number, radius: number): string {
  const [a, b] = [around(angle(from, most), radius), around(angle(to, most), radius)];
  const far = angle(to, most) - angle(from, most) > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${far} 1 ${b.x} ${b.y}`;
}

const round = (n: number) => Math.round(n * 100) / 100 || 0;
