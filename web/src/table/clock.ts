// Time as a clock shows it.

/** "4:05", "0:09.3" in the last ten seconds, "2 d 3 h" where there are days. */
export function spelled(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left >= 86_400) return `${Math.floor(left / 86_400)} d ${Math.floor((left % 86_400) / 3600)} h`;
  if (left >= 3600) return `${Math.floor(left / 3600)}:${two((left % 3600) / 60)}:${two(left % 60)}`;
  if (left >= 10) return `${Math.floor(left / 60)}:${two(left % 60)}`;
  return `0:0${left.toFixed(1)}`;
}

const two = (n: number) => String(Math.floor(n)).padStart(2, "0");

/** What is left now of a time told some moments ago. */
export function leftNow(told: number, toldAt: number, now: number, runs: boolean): number {
  return runs ? told - (now - toldAt) / 1000 : told;
}
