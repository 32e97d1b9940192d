// Two people at one screen: what is one's secret is covered, and only that.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { part } from "../games/part";
import type { Room, View } from "../games/room";
import { FakeSocket, row, tableShown, withFakeSockets } from "./fakesocket";
import { TableStore } from "./store.svelte";

/** The table as this seat is told it, with a log of its own. */
const shown = (seat: number, ply: number, turn: number | string, secret: boolean) => {
  const said = Array.from({ length: ply }, (_, i) => row(i + 1, 2, `of ${seat}`));
  return tableShown(seat, ply, turn, { seat, choices: [], secret }, { said });
};

/** Two seats at a table: tell both how it stands, and which of them has a secret. */
function sit() {
  const store = new TableStore(["a", "b"]);
  const tell = (ply: number, turn: number | string, ...secret: boolean[]) => {
    vi.advanceTimersByTime(5000); // what was told before has been watched
    secret.forEach((one, seat) => FakeSocket.all[seat]!.hears(shown(seat, ply, turn, one)));
  };
  return { store, tell };
}

describe("a screen that two share", () => {
  withFakeSockets();
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is covered when a seat comes to its secret, and once it has said so no more", () => {
    const { store, tell } = sit();
    tell(0, 0, false, false);
    expect(store.covered).toBe(false);
    tell(1, 1, false, true);
    expect([store.seat, store.covered]).toEqual([1, true]);
    store.uncover();
    expect(store.covered).toBe(false);
    tell(2, 1, false, true);
    expect(store.covered).toBe(false);
    tell(3, 0, true, true);
    expect([store.seat, store.covered]).toEqual([0, true]);
  });

  it("is covered too where the one who sits there already comes to a secret: the others have looked on", () => {
    const { store, tell } = sit();
    tell(0, 0, false, false);
    tell(1, 0, true, false);
    expect([store.seat, store.covered]).toEqual([0, true]);
    store.uncover();
    tell(2, 0, false, false);
    tell(3, 0, true, false);
    expect([store.seat, store.covered]).toEqual([0, true]);
  });

  it("is not covered any more when what was secret lies open, or all is over", () => {
    for (const turn of [0, "over"]) {
      FakeSocket.all = [];
      const { store, tell } = sit();
      tell(0, 0, true, true);
      expect(store.covered).toBe(true);
      tell(1, turn, false, false);
      expect(store.covered).toBe(false);
    }
  });

  it("shows again to the one who looks alone what was secret then, and goes on without a cover", async () => {
    vi.stubGlobal("fetch", (path: string) => {
      const n = Number(path.split("/").at(-1));
      const view = part<View>({ seat: 0, turn: 2, ply: n, choices: [], last: null, secret: true });
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ n, view }) });
    });
    const { store, tell } = sit();
    tell(0, 0, true, false);
    store.uncover();
    tell(1, 2, false, false);
    tell(2, 0, true, false);
    store.uncover();
    vi.advanceTimersByTime(5000);
    await store.showAgain();
    expect([store.view?.ply, store.view?.secret, store.covered]).toEqual([0, true, false]);
    vi.advanceTimersByTime(5000);
    expect([store.view?.ply, store.covered]).toEqual([2, false]);
  });

  it("tells the log of the seat that is drawn while its move is still shown, and no news or card of another's", () => {
    const { store, tell } = sit();
    const card = () => ({ title: { id: "card" }, lines: [] });
    store.room = part<Room>({ steps: () => 3, card, news: (_: unknown, view: View) => [{ id: `of-${view.seat}` }] });
    tell(1, 0, true, false);
    store.uncover();
    store.inspect("d1");
    tell(2, 1, true, false);
    expect([store.seat, store.moving, store.inspected]).toEqual([1, true, null]);
    expect(store.log.map((row) => row.text)).toEqual(["of 1"]);
    expect(store.news.map(({ id }) => id)).toEqual(["of-1"]);
  });

  it("is not covered for the only seat of a browser", () => {
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(shown(0, 0, 0, true));
    expect(store.covered).toBe(false);
  });

  it("waits for all seats to have heard how things stand, but not for a line that is down", () => {
    const { store } = sit();
    FakeSocket.all[0]!.hears(shown(0, 0, 1, true));
    expect(store.gathered).toBe(false);
    FakeSocket.all[1]!.hears(shown(1, 0, 1, true));
    expect(store.gathered).toBe(true);
  });
});
