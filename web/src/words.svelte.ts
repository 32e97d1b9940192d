// Every word a person reads: Fluent files of the house, of the pages and of each game, in six languages.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Words } from "./games/room";
import { loadItem, saveItem } from "./storage";

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
};
export type Language = keyof typeof LANGUAGES;

type Files = Record<string, () => Promise<string>>;
const house = import.meta.glob("../../ludothek/words/*.ftl", { query: "?raw", import: "default" }) as Files;
const pages = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default" }) as Files;
const rooms = import.meta.glob("../../ludothek/games/*/words/*.ftl", { query: "?raw", import: "default" }) as Files;

const KEY = "language";
const HOUSE = "";
const TIED = "\u00a0"; // a space at which no line is broken
let current = $state.raw<{ language: Language; bundles: Record<string, FluentBundle> }>({
  language: "en",
  bundles: {},
});

export function chosen(wishes: readonly string[], before: string | null): Language {
  const known = (tag: string) => tag.slice(0, 2).toLowerCase() as Language;
  return [before ?? "", ...wishes].map(known).find((tag) => tag in LANGUAGES) ?? "en";
}

async function texts(language: Language, game: string): Promise<string[]> {
  const paths = [`../../ludothek/words/${language}.ftl`, `../words/${language}.ftl`];
  const own = rooms[`../../ludothek/games/${game}/words/${language}.ftl`];
  const files = [house[paths[0]!], pages[paths[1]!], own].filter((load) => load !== undefined);
  return Promise.all(files.map((load) => load()));
}

async function bundle(language: Language, game: string): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  // a game's own word stands before the house's word of the same name
  for (const text of (await texts(language, game)).reverse()) made.addResource(new FluentResource(text));
  return made;
}

const wanted = new Set<string>(); // the games whose words have been asked for, read already or not

/** Load a language for the house and all games opened so far, then show it. */
export async function useLanguage(language: Language): Promise<void> {
  const bundles: Record<string, FluentBundle> = {};
  const missing = () => [HOUSE, ...wanted].filter((key) => !(key in bundles));
  while (missing().length) {
    // more may be asked for while these are read
    await Promise.all(missing().map(async (key) => (bundles[key] = await bundle(language, key))));
  }
  current = { language, bundles };
  document.documentElement.lang = language;
}

export function useFirstLanguage(): Promise<void> {
  return useLanguage(chosen(navigator.languages, loadItem<string | null>(KEY, null)));
}

export function choose(language: Language): Promise<void> {
  saveItem(KEY, language);
  return useLanguage(language);
}

/** Load the words of a game, if it has a room. */
export async function open(game: string): Promise<void> {
  if (current.bundles[game] || !hasWords(game)) return;
  wanted.add(game);
  const { language } = current;
  const made = await bundle(language, game);
  if (current.language === language) current = { language, bundles: { ...current.bundles, [game]: made } };
  else await open(game);
}

export const language = () => current.language;
export const hasWords = (game: string) => `../../ludothek/games/${game}/words/en.ftl` in rooms;

function said(bundle: FluentBundle | undefined, id: string, facts: Record<string, unknown>): string | null {
  const message = bundle?.getMessage(id);
  return message?.value ? unbroken(bundle!.formatPattern(message.value, plain(facts), []), bundle!.locales[0]!) : null;
}

/** No line begins with a percent sign or, in French, with a colon or the like, and none ends with an opening guillemet. */
export function unbroken(text: string, language: string): string {
  const french = language === "fr" ? text.replace(/ (?=[:;?!»])/g, TIED).replace(/« /g, `«${TIED}`) : text;
  return french.replace(/(\d) (?=%)/g, `$1${TIED}`);
}

function plain(facts: Record<string, unknown>): Record<string, string | number> {
  const one = (fact: unknown) =>
    typeof fact === "number" ? fact : Array.isArray(fact) ? fact.join(", ") : String(fact);
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, one(fact)]));
}

/** A name as it stands at the beginning of a label. */
export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(current.language) + text.slice(1);

/** Whether there is such a word. */
export const has = (id: string, game = HOUSE) =>
  (current.bundles[game] ?? current.bundles[HOUSE])?.hasMessage(id) ?? false;

/** The sentence of that name, in the chosen language. */
export function say(id: string, facts: Record<string, unknown> = {}, game = HOUSE): string {
  return said(current.bundles[game] ?? current.bundles[HOUSE], id, facts) ?? id;
}

export const wordsOf =
  (game: string): Words =>
  (id, facts = {}) =>
    say(id, facts, game);
