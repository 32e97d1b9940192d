// The campaigns of this browser: the keys that open them, the one last opened first.
import { loadItem, saveItem } from "../../../storage";
import type { Named } from "./name";

export interface Key extends Partial<Named> {
  token: string;
  games: number;
  stamps: number | null; // none without the passport
  at: number; // when it was last opened
}

const KEY = "campaigns";
const MOST = 20;

export const keys = () => loadItem<Key[]>(KEY, []);
const keepAll = (list: Key[]) => saveItem(KEY, list.slice(0, MOST));

export function rememberKey(key: Omit<Key, "at">): void {
  keepAll([{ ...key, at: Date.now() }, ...keys().filter((old) => old.token !== key.token)]);
}

export function forgetKey(token: string): void {
  keepAll(keys().filter((old) => old.token !== token));
}
