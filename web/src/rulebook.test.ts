// The pages of a rulebook, with everything that stands between the rules.
import { describe, expect, it } from "vitest";
import { citations, drawn, glossary, origins, read, unprinted } from "./rulebook";

const PAGE = `# A game

What it is about.

## A1 Board

- **A1.1** The first rule.
- **A1.2** The second.
  1. Look.
  2. Leap.

A note.

| tile | copies |
|---|---|
| F | 9 |

| route | price |
|---|---|
| A to B | 40 F |

\`\`\`
  . T .
 . . .
\`\`\`

- **A1.3** The third.

## A2 End
`;

describe("a rulebook", () => {
  const book = read(PAGE);

  it("has a title, an introduction and sections", () => {
    expect([book.title, book.intro]).toEqual(["A game", ["What it is about."]]);
    expect(book.sections.map((section) => section.id)).toEqual(["A1", "A2"]);
  });

  it("keeps notes, tables and drawings where they stand", () => {
    const [rules, note, table, another, drawing, more] = book.sections[0]!.blocks;
    expect(rules).toEqual({
      kind: "rules",
      rules: [
        { id: "A1.1", text: "The first rule.", steps: [] },
        { id: "A1.2", text: "The second.", steps: ["Look.", "Leap."] },
      ],
    });
    expect(note).toEqual({ kind: "note", text: "A note." });
    expect(table).toEqual({ kind: "table", head: ["tile", "copies"], rows: [["F", "9"]] });
    expect(another).toEqual({ kind: "table", head: ["route", "price"], rows: [["A to B", "40 F"]] });
    expect(drawing?.kind === "drawing" && drawn(drawing.lines)).toBe("  . T .\n . . .");
    expect(more?.kind === "rules" && more.rules[0]!.id).toBe("A1.3");
  });
});

describe("a citation", () => {
  const cut = (text: string) => citations(text, read(PAGE));

  it("is the number of a rule or a section that the book has", () => {
    expect(cut("As in A1.2, until A2 ends it (A1.3).")).toEqual([
      "As in ",
      "A1.2",
      ", until ",
      "A2",
      " ends it (",
      "A1.3",
      ").",
    ]);
  });

  it("is no square, no card and no rule of another book", () => {
    expect(cut("From A7 to B2.1, card A3.")).toEqual(["From A7 to B2.1, card A3."]);
  });
});

describe("the origin of rules", () => {
  it("leaves what is not merely printed", () => {
    const rules = { "A1.1": "book", "A1.2": "both", "A1.3": "house" } as const;
    const left = read(PAGE).sections.map((section) => unprinted(section, { rules, readings: {} }));
    expect(left.map((section) => section.map((rule) => rule.id))).toEqual([["A1.2", "A1.3"], []]);
  });

  it("stands beside every rulebook, and may be missing", async () => {
    expect((await origins("tactix")).rules["T1.2"]).toBe("book");
    expect(await origins("nowhere")).toEqual({ rules: {}, readings: {} });
  });
});

describe("a glossary", () => {
  it("stands in the order of its language's alphabet", async () => {
    for (const language of ["de", "fr"] as const) {
      const names = (await glossary("monza", language)).map((term) => term.say);
      expect(names.length).toBeGreaterThan(7);
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
    }
  });

  it("may be missing", async () => {
    expect(await glossary("nowhere", "en")).toEqual([]);
  });
});
