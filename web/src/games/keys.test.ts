// The keys of a board: one key means one thing, and a letter that is taken is pressed with Shift.
import { describe, expect, it } from "vitest";
import { apart, meantBy, nameOf, type Key } from "./keys.svelte";

const key = (does: string, ...keys: string[]): Key => ({ keys, does });
const pressed = (key: string, shiftKey = false) => ({ key, shiftKey }) as KeyboardEvent;

describe("keys that mean two things", () => {
  const all = apart([key("red die", "r"), key("drop", "escape"), key("rules", "r"), key("close", "escape", "c")]);

  it("the first counts, and a letter goes on with Shift", () => {
    expect(all.map(({ does, keys }) => [does, ...keys])).toEqual([
      ["red die", "r"],
      ["drop", "escape"],
      ["rules", "shift+r"],
      ["close", "c"],
    ]);
  });

  it("what has no key left is not listed", () => {
    expect(apart([...all, key("third", "r"), key("again", "escape")])).toEqual(all);
  });

  it("a press means what is listed", () => {
    expect(meantBy(pressed("r"), all)?.does).toBe("red die");
    expect(meantBy(pressed("R", true), all)?.does).toBe("rules");
    expect(meantBy(pressed("R"), all)?.does).toBe("red die"); // by caps lock
    expect(meantBy(pressed("C", true), all)).toBeUndefined();
  });
});

describe("the name of a key", () => {
  it("has Shift with a letter, not with a sign", () => {
    expect([pressed("F", true), pressed("f"), pressed("?", true), pressed("Escape")].map(nameOf)).toEqual([
      "shift+f",
      "f",
      "?",
      "escape",
    ]);
  });
});
