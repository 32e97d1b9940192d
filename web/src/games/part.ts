// For tests: a part stands for the whole, such as a view of which only some fields are looked at.
type Part<T> = T extends (infer One)[] ? Part<One>[] : T extends object ? { [K in keyof T]?: Part<T[K]> } : T;

export const part = <T>(some: Part<T>): T => some as unknown as T;
