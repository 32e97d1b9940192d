// The rulebook of a game: numbered rules in sections, read from the same pages as the terminal's.
import type { Value } from "./protocol";
import type { Language } from "./words.svelte";

export interface Rule {
  id: string; // "T3.9"
  text: string;
  steps: string[]; // where it is told step by step
}
/** What stands in a section, in its order: rules in a row, a note, a table with its head, or a drawing in letters. */
export type Block =
  | { kind: "rules"; rules: Rule[] }
  | { kind: "note"; text: string }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "drawing"; lines: string[] };
export interface Section {
  id: string; // "T3"
  title: string;
  blocks: Block[];
}
export interface Rulebook {
  title: string;
  intro: string[];
  sections: Section[];
}

/** A word of the game and what it means, in one language. */
export interface Term {
  id: string; // in English, the same in all languages
  say: string;
  means: string;
}
interface Glossary {
  terms: ({ id: string } & Record<Language, { say: string; means: string }>)[];
}

/** Printed in the book, settled by this house where the book is silent, or a part of each. */
export type Origin = "book" | "house" | "both";
/** Why a rule is read as it is, and the options that play it the other way. */
export interface Reading {
  otherwise: Record<string, Value>; // by the name of the option
  why: Record<Language, string>;
}
export interface Origins {
  rules: Record<string, Origin>;
  readings: Record<string, Reading>; // of the rules that another table could read otherwise
}

type Files = Record<string, () => Promise<string>>;
const pages = import.meta.glob("../../ludothek/games/*/rulebook/*.md", { query: "?raw", import: "default" }) as Files;

export async function rulebook(game: string, language: Language): Promise<Rulebook | null> {
  const load = pages[`../../ludothek/games/${game}/rulebook/${language}.md`];
  return load ? read(await load()) : null;
}

const glossaries = import.meta.glob("../../ludothek/games/*/rulebook/glossary.json", { import: "default" }) as Record<
  string,
  () => Promise<Glossary>
>;

/** The words of a game in the order of the alphabet; none where the room has no glossary. */
export async function glossary(game: string, language: Language): Promise<Term[]> {
  const load = glossaries[`../../ludothek/games/${game}/rulebook/glossary.json`];
  const terms = load ? (await load()).terms : [];
  return terms
    .map((term) => ({ id: term.id, ...term[language] }))
    .sort((one, other) => one.say.localeCompare(other.say, language));
}

const origin = import.meta.glob("../../ludothek/games/*/rulebook/origins.json", { import: "default" }) as Record<
  string,
  () => Promise<Origins>
>;

/** Where the rules of a game come from, the same in all languages. */
export async function origins(game: string): Promise<Origins> {
  const load = origin[`../../ludothek/games/${game}/rulebook/origins.json`];
  return load ? await load() : { rules: {}, readings: {} };
}

/** Only those rules of a section that are not merely printed; nothing else of it. */
export function unprinted(section: Section, { rules }: Origins): Rule[] {
  return rulesOf(section).filter(({ id }) => rules[id] !== "book");
}

/** Read a page: `# title`, plain lines, `## T3 title`, `- **T3.9** sentence` and its `  1. step`, tables and drawings. */
export function read(page: string): Rulebook {
  const book: Rulebook = { title: "", intro: [], sections: [] };
  for (const line of page.split("\n")) readLine(book, line);
  return book;
}

function readLine(book: Rulebook, line: string): void {
  const section = /^## (\S+) (.+)$/.exec(line);
  const blocks = book.sections.at(-1)?.blocks;
  if (section) book.sections.push({ id: section[1]!, title: section[2]!, blocks: [] });
  else if (blocks) readBlock(blocks, line);
  else if (line.startsWith("# ")) book.title = line.slice(2);
  else if (line.trim()) book.intro.push(line.trim());
}

const FENCE = "```";
function readBlock(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const rule = /^- \*\*(\S+)\*\* (.+)$/.exec(line);
  const step = /^ {2}\d+\. (.+)$/.exec(line);
  if (last?.kind === "drawing" && last.lines.at(-1) !== FENCE) last.lines.push(line.trimEnd());
  else if (line.trim() === FENCE) blocks.push({ kind: "drawing", lines: [] });
  else if (rule) readRule(blocks, { id: rule[1]!, text: rule[2]!, steps: [] });
  else if (step && last?.kind === "rules") last.rules.at(-1)!.steps.push(step[1]!);
  else if (line.startsWith("|"))
    readRow(
      blocks,
      line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  else if (line.trim()) blocks.push({ kind: "note", text: line.trim() });
}

function readRule(blocks: Block[], rule: Rule): void {
  const last = blocks.at(-1);
  if (last?.kind === "rules") last.rules.push(rule);
  else blocks.push({ kind: "rules", rules: [rule] });
}

/** A line of dashes makes the row above it the head of a new table. */
function readRow(blocks: Block[], cells: string[]): void {
  const last = blocks.at(-1);
  if (last?.kind !== "table") blocks.push({ kind: "table", head: cells, rows: [] });
  else if (!cells.every((cell) => /^-+$/.test(cell))) last.rows.push(cells);
  else if (last.rows.length) blocks.push({ kind: "table", head: last.rows.pop()!, rows: [] });
}

/** The lines of a drawing, without the mark that ends it. */
export const drawn = (lines: string[]) => lines.filter((line) => line !== FENCE).join("\n");

/** A text cut at the rules and sections of the book that it cites: the odd pieces are their numbers. */
export function citations(text: string, book: Rulebook): string[] {
  const known = new Set(book.sections.flatMap((section) => [section.id, ...rulesOf(section).map((rule) => rule.id)]));
  const pieces = [""];
  for (const piece of text.split(/\b([A-Z]\d+(?:\.\d+)?)\b/)) {
    if (known.has(piece)) pieces.push(piece, "");
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}

export const rulesOf = (section: Section) =>
  section.blocks.flatMap((block) => (block.kind === "rules" ? block.rules : []));
