// The keys this browser has made: for each link it has accepted, so that to accept it again is to come back.
import { loadItem, saveItem } from "./storage";

const KEY = "keyring";
const MOST = 60;
const BYTES = 24; // 192 random bits

type Pair = [link: string, key: string];
let here: Pair[] = []; // a browser that keeps nothing still sits down

const pairs = (): Pair[] => [...here, ...loadItem<Pair[]>(KEY, [])];

export const keyOf = (link: string): string | undefined => pairs().find(([known]) => known === link)?.[1];

/** The key with which a link is accepted: always the same, for the answer may be lost and the link accepted again. */
export function keyFor(link: string): string {
  const known = keyOf(link);
  if (known) return known;
  const pair: Pair = [link, randomKey()];
  here = [pair, ...here];
  saveItem(KEY, [pair, ...loadItem<Pair[]>(KEY, [])].slice(0, MOST));
  return pair[1];
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
