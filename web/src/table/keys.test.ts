// The list of keys: what is shut at a table is not listed there.
import { describe, expect, it } from "vitest";
import { keysAt } from "./keys";
import type { TableStore } from "./store.svelte";

const store = { seat: 0, over: false, view: null, room: { upright: true }, end: null } as unknown as TableStore;
const shown = (children: boolean) => keysAt(store, children).map((key) => key.shown);

describe("the keys of a table", () => {
  it("hints and the log have none where children sit", () => {
    expect(shown(false)).toEqual(expect.arrayContaining(["H", "L", "U"]));
    expect(shown(true)).toEqual(shown(false).filter((key) => !["H", "L"].includes(key)));
  });
});
