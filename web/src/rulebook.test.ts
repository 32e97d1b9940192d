// The pages of a rulebook, with everything that stands between the rules.
import { describe, expect, it } from "vitest";
import { drawn, read } from "./rulebook";

const PAGE = `# A game

What it is about.

## A1 Board

- **A1.1** The first rule.
- **A1.2** The second.

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
        { id: "A1.1", text: "The first rule." },
        { id: "A1.2", text: "The second." },
      ],
    });
    expect(note).toEqual({ kind: "note", text: "A note." });
    expect(table).toEqual({ kind: "table", head: ["tile", "copies"], rows: [["F", "9"]] });
    expect(another).toEqual({ kind: "table", head: ["route", "price"], rows: [["A to B", "40 F"]] });
    expect(drawing?.kind === "drawing" && drawn(drawing.lines)).toBe("  . T .\n . . .");
    expect(more?.kind === "rules" && more.rules[0]!.id).toBe("A1.3");
  });
});
