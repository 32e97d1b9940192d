// The rulebook of a game: numbered rules in sections, read from the same pages as the terminal's.
import type { Language } from "./words.svelte";

export interface Rule {
  id: string; // "T3.9"
  text: string;
}
export interface Section {
  id: string; // "T3"
  title: string;
  rules: Rule[];
}
export interface Rulebook {
  title: string;
  intro: string[];
  sections: Section[];
}

type Files = Record<string, () => Promise<string>>;
const pages = import.meta.glob("../../ludothek/games/*/rulebook/*.md", { query: "?raw", import: "default" }) as Files;

export async function rulebook(game: string, language: Language): Promise<Rulebook | null> {
  const load = pages[`../../ludothek/games/${game}/rulebook/${language}.md`];
  return load ? read(await load()) : null;
}

/** Read a page: `# title`, plain lines, `## T3 title`, `- **T3.9** sentence`. */
export function read(page: string): Rulebook {
  const book: Rulebook = { title: "", intro: [], sections: [] };
  for (const line of page.split("\n").map((each) => each.trim())) readLine(book, line);
  return book;
}

function readLine(book: Rulebook, line: string): void {
  const section = /^## (\S+) (.+)$/.exec(line);
  const rule = /^- \*\*(\S+)\*\* (.+)$/.exec(line);
  if (line.startsWith("# ")) book.title = line.slice(2);
  else if (section) book.sections.push({ id: section[1]!, title: section[2]!, rules: [] });
  else if (rule) book.sections.at(-1)?.rules.push({ id: rule[1]!, text: rule[2]! });
  else if (line && !book.sections.length) book.intro.push(line);
}

/** A sentence cut into plain text and `code`: odd parts are code. */
export const pieces = (text: string) => text.split("`");

/** Sizes as people write them: "9x8" is "9 × 8". */
export const forPeople = (text: string) => text.replace(/\b(\d+)x(\d+)\b/g, "$1\u00a0×\u00a0$2");
