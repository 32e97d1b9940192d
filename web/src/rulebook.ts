// The rulebook of a game: numbered rules in sections, read from the same pages as the terminal's.
import type { Language } from "./words.svelte";

export interface Rule {
  id: string; // "T3.9"
  text: string;
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

type Files = Record<string, () => Promise<string>>;
const pages = import.meta.glob("../../ludothek/games/*/rulebook/*.md", { query: "?raw", import: "default" }) as Files;

export async function rulebook(game: string, language: Language): Promise<Rulebook | null> {
  const load = pages[`../../ludothek/games/${game}/rulebook/${language}.md`];
  return load ? read(await load()) : null;
}

/** Read a page: `# title`, plain lines, `## T3 title`, `- **T3.9** sentence`, tables and drawings. */
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
  if (last?.kind === "drawing" && last.lines.at(-1) !== FENCE) last.lines.push(line.trimEnd());
  else if (line.trim() === FENCE) blocks.push({ kind: "drawing", lines: [] });
  else if (rule) readRule(blocks, { id: rule[1]!, text: rule[2]! });
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

/** A sentence cut into plain text and `code`: odd parts are code. */
export const pieces = (text: string) => text.split("`");

/** Sizes as people write them: "9x8" is "9 × 8". */
export const forPeople = (text: string) => text.replace(/\b(\d+)x(\d+)\b/g, "$1\u00a0×\u00a0$2");
