// What this browser keeps between visits; a browser that keeps nothing still plays.

export function kept<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`ludothek.${key}`) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ludothek.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden
  }
}
