// The list of keys: what does nothing at this table, or just now, is not listed there.
import { describe, expect, it } from "vitest";
import type { Key } from "../games/keys.svelte";
import { keysAt, type Hands } from "./keys";
import type { TableStore } from "./store.svelte";

const nothing = () => undefined;
const hands = { children: false, lies: null } as unknown as Hands;
const idle = {
  seat: 0,
  over: false,
  past: null,
  room: { upright: true },
  selection: { choices: [] },
  all: [],
  again: [],
  inspected: null,
};
const mine = { ...idle, myTurn: true, all: [{}], selection: { choices: [{}] }, waits: false };
const keysOf = (store: object, more: Partial<Hands> = {}, board: Key[] = []) =>
  keysAt(store as TableStore, { ...hands, ...more }, board).flatMap(({ keys }) => keys);

describe("the keys of a table", () => {
  it("hints and the log have none where children sit", () => {
    expect(keysOf(mine)).toEqual(expect.arrayContaining(["h", "l", "u"]));
    expect(keysOf(mine, { children: true })).toEqual(keysOf(mine).filter((key) => !["h", "l"].includes(key)));
  });

  it("a hint can be asked for in our turn, and a turn ended that can be ended", () => {
    expect(keysOf(idle)).not.toContain("h");
    expect(keysOf(mine)).not.toContain("d");
    expect(keysOf({ ...mine, waits: true })).toContain("d");
    expect(keysOf({ ...mine, waits: true })).not.toContain("h");
  });

  it("Escape is listed while there is something to close or to take back", () => {
    expect(keysOf(mine)).not.toContain("escape");
    expect(keysOf({ ...mine, cancels: "clicks" })).toContain("escape");
    expect(keysOf(mine, { lies: nothing })).toContain("escape");
  });

  it("what the board says of a letter counts before the table's meaning, which goes on with Shift", () => {
    const die = { keys: ["r"], does: "take up the red die", act: nothing };
    expect(keysOf(mine)).toContain("r");
    expect(keysOf(mine, {}, [die])).toEqual(expect.arrayContaining(["r", "shift+r"]));
  });

  it("a move that cannot be taken back is not promised, but U says why", () => {
    const undo = (noTakeback: string | null) =>
      keysAt({ ...mine, noTakeback, takeBack: nothing } as unknown as TableStore, hands, []).find(({ keys }) =>
        keys.includes("u"),
      );
    expect([undo(null)?.refuses, undo("nothing")?.refuses]).toEqual([false, true]);
    expect(undo("nothing")?.act).toBe(nothing);
  });

  it("a sheet over the table is closed before anything on the board is put down", () => {
    const close = () => undefined;
    const drop = { keys: ["escape"], does: "put it down", act: nothing };
    const found = keysAt(mine as unknown as TableStore, { ...hands, lies: close }, [drop]);
    expect(found.filter(({ keys }) => keys.includes("escape")).map(({ act }) => act)).toEqual([close]);
  });
});
