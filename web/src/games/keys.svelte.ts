// The keys of a board: it says in one place what each key does now, and from that the table both hears and lists them.
import { getContext, onMount, setContext } from "svelte";

/** What some keys do now. They are called as KeyboardEvent calls them, in small letters: "r", "escape", "1", "shift+f". */
export interface Key {
  keys: string[];
  does: string; // in the reader's language
  refuses?: boolean; // it only says why that cannot be done now, and so it is not listed
  act?: () => void; // without it, whatever has the focus hears the key itself: a place the arrows
}

const CONTEXT = "keys";

/** All that the board and whatever stands on it have said of their keys. */
export class Keyboard {
  private said = $state.raw<(() => Key[])[]>([]);

  get keys(): Key[] {
    return this.said.flatMap((keys) => keys());
  }

  /** Add some keys; what it returns takes them away again. */
  add(keys: () => Key[]): () => void {
    this.said = [...this.said, keys];
    return () => (this.said = this.said.filter((one) => one !== keys));
  }
}

/** Whoever hears the keys, around a board. */
export const keyboard = (): Keyboard => setContext(CONTEXT, new Keyboard());

/** Say what keys do now, on a board or on something that stands on it; they mean it wherever the focus is. */
export function declareKeys(keys: () => Key[]): void {
  const around = getContext<Keyboard | undefined>(CONTEXT);
  onMount(() => around?.add(keys));
}

/** The name of a key that was pressed; Shift belongs to it with a letter only, for it also writes signs: "?". */
export function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const name = key.toLowerCase();
  return shiftKey && isLetter(name) ? `shift+${name}` : name;
}

const isLetter = (name: string) => /^[a-z]$/.test(name);

/** Every key means one thing: what stands first. A letter that is taken is pressed with Shift, any other key is left out. */
export function apart(all: Key[]): Key[] {
  const taken = new Set<string>();
  const free = (name: string) => [name, ...(isLetter(name) ? [`shift+${name}`] : [])].find((one) => !taken.has(one));
  return all.flatMap((key) => {
    const keys = key.keys.flatMap((name) => free(name) ?? []);
    for (const name of keys) taken.add(name);
    return keys.length ? [{ ...key, keys }] : [];
  });
}

/** What a pressed key does now, if somebody has said so. */
export const meantBy = (event: KeyboardEvent, all: Key[]) => all.find(({ keys }) => keys.includes(nameOf(event)));
