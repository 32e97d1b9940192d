// What this browser stores between visits; one that stores nothing still plays.

export function loadItem<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`ludothek.${key}`) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function saveItem(key: string, value: unknown): void {
  try {
    localStorage.setItem(`ludothek.${key}`, JSON.stringify(value));
  } catch {
    // full or forbidden
  }
}
