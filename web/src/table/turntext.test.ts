// What the status says of the turn: never of the one that is played while the board shows an older moment.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Room } from "../games/room";
import { d1d7, FakeSocket, tableShown, withFakeSockets } from "./fakesocket";
import { TableStore } from "./store.svelte";
import { hintText, turnText } from "./turntext";

const room = { next: () => ({ id: "next-piece" }) } as unknown as Room;

/** Our table after two rows. */
function seated(turn: number | string, view: object = {}): TableStore {
  const store = new TableStore(["a"]);
  store.room = room;
  FakeSocket.all.at(-1)!.hears(tableShown(0, 2, turn, view));
  return store;
}

describe("the status of the turn", () => {
  withFakeSockets();
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("says that a turn is shown again, whoever is to move in what is shown, and names no next step", async () => {
    for (const turn of [0, 1, "chance", "over"]) {
      vi.stubGlobal("fetch", (path: string) => {
        const n = Number(path.split("/").at(-1));
        return Promise.resolve({ ok: true, json: () => Promise.resolve({ n, view: tableShown(0, n, turn).view }) });
      });
      const store = seated(0);
      vi.advanceTimersByTime(2000);
      expect([turnText(store), store.next?.id]).toEqual(["status-your-turn", "next-piece"]);
      await store.showAgain();
      expect([turnText(store), store.next]).toEqual(["status-again", null]);
      store.frames.hurry();
      expect([turnText(store), store.next?.id]).toEqual(["status-your-turn", "next-piece"]);
    }
  });

  it("calls no turn ours while the board still shows what led to it", () => {
    const store = seated(0);
    store.selection.planned = { id: "next-story", watched: true };
    expect([store.next?.id, turnText(store)]).toEqual(["next-story", ""]);
    store.selection.planned = { id: "next-aim" };
    expect(turnText(store)).toBe("status-your-turn");
  });

  it("asks which way where several lead to the goal", () => {
    const ways = ["d2", "c1"].map((way) => ({ ...d1d7, move: way, clicks: ["d1", "d7", way] }));
    const store = seated(0, { choices: ways });
    store.room = null;
    store.pick("d1");
    expect(turnText(store)).toBe("status-go-on");
    store.pick("d7");
    expect(turnText(store)).toBe("status-which");
  });

  it("says what is missing while a hint is followed", () => {
    const ways = ["d2", "c1"].map((way) => ({ ...d1d7, move: way, clicks: ["d1", "d7", way] }));
    const store = seated(0, { choices: ways });
    store.room = null;
    const advised = { move: "d2", clicks: ways[0]!.clicks, said: { message: "said-moved", facts: {} } };
    FakeSocket.all.at(-1)!.hears({ t: "hint", ply: 2, advised, reason: null });
    expect(hintText(store)).toBe("status-hint");
    store.pick("d1");
    store.pick("d7");
    expect(hintText(store)).toBe("status-which status-hint");
  });
});
