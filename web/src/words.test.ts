// The six languages say the same things with the same facts, and every word that the pages use is there.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { capital, chosen, unbroken } from "./words.svelte";

const LANGUAGES = ["de", "en", "es", "fr", "it", "nl"];
const ROOMS = readdirSync(new URL("games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const text = (language: string) => readFileSync(new URL(`../words/${language}.ftl`, import.meta.url), "utf8");

function facts(language: string): Record<string, string[]> {
  const blocks = text(language)
    .split(/\n(?=[a-z])/)
    .filter((block) => /^[a-z]/.test(block));
  return Object.fromEntries(
    blocks.map((block) => [block.split(" =")[0]!, [...new Set(block.match(/\$\w+/g) ?? [])].sort()]),
  );
}

describe("words", () => {
  it.each(LANGUAGES)("%s has the same messages and facts as English", (language) => {
    expect(facts(language)).toEqual(facts("en"));
  });

  it.each(LANGUAGES)("%s is read without a mistake and never shouts", (language) => {
    expect(new FluentBundle(language).addResource(new FluentResource(text(language)))).toEqual([]);
    expect(text(language)).not.toMatch(/[!¡]/);
  });

  it("has every word that the pages name outright", () => {
    const known = [...ids(["words/en.ftl"]), "title", "about", "aim", "side-wins"]; // those of a game
    expect(named(/\bsay\("([\w-]+)"/g, ".", /^games\/\w+\/|test/).filter((id) => !known.includes(id))).toEqual([]);
  });

  it.each(ROOMS)("has every word that the room of %s names outright", (game) => {
    const known = ids(["words/en.ftl", `games/${game}/words/en.ftl`]);
    const beginnings = ["", ...named(/\bsay\(`([\w-]+-)\$\{/g, `games/${game}`, /test/)];
    const said = named(/\b(?:say|words)\("([\w-]+)"/g, `games/${game}`, /test/);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((id) => !beginnings.some((first) => known.includes(first + id)))).toEqual([]);
  });

  it("breaks no line before a percent sign, nor in French before a colon or within guillemets", () => {
    expect(unbroken("Conseil : « pose » le dé ; 11 % ?", "fr")).toBe(
      "Conseil\u00a0: «\u00a0pose\u00a0» le dé\u00a0; 11\u00a0%\u00a0?",
    );
    expect(unbroken("1 : 2 bei 11 %", "de")).toBe("1 : 2 bei 11\u00a0%");
  });

  it("chooses the remembered language, then the browser's, then English", () => {
    expect(chosen(["pt-BR", "nl-BE", "de"], null)).toBe("nl");
    expect(chosen(["fr"], "it")).toBe("it");
    expect(chosen(["pt"], null)).toBe("en");
  });
});

/** The messages of the pages and of these files. */
function ids(files: string[]): string[] {
  const texts = files.map((file) => readFileSync(new URL(`../../ludothek/${file}`, import.meta.url), "utf8"));
  return [...[text("en"), ...texts].join("\n").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}

/** What the sources in a folder call by name, but for some files. */
function named(call: RegExp, folder: string, others: RegExp): string[] {
  const root = new URL(`${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !others.test(name),
  );
  const source = files.map((name) => readFileSync(new URL(name, root), "utf8")).join("\n");
  return [...new Set([...source.matchAll(call)].map((found) => found[1]!))];
}

it("a name at the beginning of a label is written with a capital letter", () => {
  expect(["guide", "écran", "R"].map(capital)).toEqual(["Guide", "Écran", "R"]);
});
