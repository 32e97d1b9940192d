// The line is lost while something is under way: in whichever order the news comes, it is done once, or dropped.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../settings.svelte";
import { d1d7, FakeSocket, tableShown, withFakeSockets } from "./fakesocket";
import { TableStore } from "./store.svelte";

const MOVE = { t: "move", ply: 4, move: "d1>d7" };
const stale = { t: "refused", ply: 4, why: "stale", rule: null, facts: {}, squares: [] };
/** As our first seat is told it, unless another one is named. */
const shown = (ply: number, turn: number | string, seat = 0, view: object = {}, more: object = {}) =>
  tableShown(seat, ply, turn, { undo: false, ...view }, more);

/** The newest line of this browser. */
const line = () => FakeSocket.all.at(-1)!;
function cut(): void {
  line().breaks();
  vi.advanceTimersByTime(1000);
}

describe("after an outage", () => {
  withFakeSockets();
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    Object.assign(settings, { confirm: true });
  });

  /** A table at which we have just clicked a move, and the line is gone. */
  function moved(): TableStore {
    const store = new TableStore(["a"]);
    line().hears(shown(4, 0));
    store.play(d1d7);
    expect(line().sent).toEqual([MOVE]);
    cut();
    expect([store.asleep, store.selection.sending?.move]).toEqual([true, "d1>d7"]);
    return store;
  }

  it("a move that was not stored is sent again with its number, once", () => {
    const store = moved();
    line().hears(shown(4, 0));
    line().hears(shown(4, 0)); // somebody has come
    expect([line().sent, store.asleep]).toEqual([[MOVE], false]);
    line().hears(shown(5, 1));
    vi.advanceTimersByTime(2000);
    expect([store.selection.sending, store.selection.clicks, store.turn]).toEqual([null, [], 1]);
  });

  it("a move whose answer alone was lost is not sent again", () => {
    const store = moved();
    line().hears(shown(5, 1));
    vi.advanceTimersByTime(2000);
    expect([line().sent, store.selection.sending, store.turn]).toEqual([[], null, 1]);
  });

  it("a move that was stored and answered by a bot leaves us to move", () => {
    const store = moved();
    line().hears(shown(6, 0));
    vi.advanceTimersByTime(2000);
    expect([line().sent, store.selection.sending, store.myTurn, store.all]).toEqual([[], null, true, [d1d7]]);
  });

  it("a move that arrives twice after all is settled: that the second is stale is not told", () => {
    const store = moved();
    line().hears(shown(4, 0));
    line().hears(stale);
    expect([store.selection.sending, store.refused]).toEqual([null, null]);
    line().hears(shown(5, 1));
    vi.advanceTimersByTime(2000);
    expect(store.turn).toBe(1);
  });

  it("a refusal for a reason is told", () => {
    const store = moved();
    line().hears(shown(4, 0));
    line().hears({ ...stale, why: "time-out" });
    expect([store.selection.sending, store.refused?.why]).toEqual([null, "time-out"]);
  });

  it("a move is sent again after each outage until it is answered", () => {
    const store = moved();
    line().hears(shown(4, 0));
    cut();
    line().hears(shown(4, 0));
    expect(line().sent).toEqual([MOVE]);
    line().hears(shown(5, 1));
    cut();
    line().hears(shown(5, 1));
    expect([line().sent, store.selection.sending]).toEqual([[], null]);
  });

  it("a house that has forgotten rows is believed", () => {
    const store = moved();
    line().hears(shown(2, 0));
    expect([line().sent, store.selection.sending, store.shown?.ply, store.all]).toEqual([[], null, 2, [d1d7]]);
    expect(store.log).toHaveLength(2);
  });

  it("undo is not taken for an older move while a newer one is under way", () => {
    const store = new TableStore(["a"]);
    line().hears(shown(4, 0, 0, { undo: true }));
    store.play(d1d7);
    store.undo();
    expect(line().sent).toEqual([MOVE]);
  });

  it("a line cut without anything under way changes nothing", () => {
    const store = new TableStore(["a"]);
    line().hears(shown(4, 0));
    cut();
    line().hears(shown(4, 0));
    expect([line().sent, store.asleep, store.all]).toEqual([[], false, [d1d7]]);
  });

  it.each([
    ["undo", (store: TableStore) => store.undo(), { t: "undo", ply: 4 }],
    ["resign", (store: TableStore) => store.resign(), { t: "resign", ply: 4 }],
    ["hint", (store: TableStore) => store.askHint(), { t: "hint", ply: 4 }],
  ])("%s is sent again while the table stands as it did, otherwise dropped", (_, act, message) => {
    for (const after of [4, 5]) {
      const store = new TableStore(["a"]);
      line().hears(shown(4, 0, 0, { undo: true }));
      act(store);
      act(store);
      expect(line().sent).toEqual([message]);
      cut();
      line().hears(shown(after, 0, 0, { undo: true }));
      expect(line().sent).toEqual(after === 4 ? [message] : []);
    }
  });

  it("the end of a turn is said again, also where nobody wants to be asked", () => {
    for (const asked of [true, false]) {
      settings.confirm = asked;
      const store = new TableStore(["a"]);
      const waiting = shown(4, 0, 0, { confirm: true, choices: [] });
      line().hears(waiting);
      if (asked) store.confirm();
      cut();
      line().hears(waiting);
      line().hears(waiting);
      expect(line().sent).toEqual([{ t: "confirm", ply: 4 }]);
    }
  });

  it("asking and answering is said again, unless the table shows that it was heard or nobody asks any more", () => {
    const offered = shown(4, 0, 0, {}, { asks: ["draw:1"] });
    const store = new TableStore(["a"]);
    line().hears(offered);
    store.ask("takeback");
    cut();
    line().hears(offered);
    expect(line().sent).toEqual([{ t: "ask", ply: 4, what: "takeback" }]);
    cut();
    line().hears(shown(4, 0, 0, {}, { asks: ["draw:1", "takeback:0"] }));
    expect(line().sent).toEqual([]);
    store.answer({ what: "draw", waiting: [0] }, false);
    cut();
    line().hears(offered);
    expect(line().sent).toEqual([{ t: "answer", ply: 4, what: "draw", yes: false }]);
    cut();
    line().hears(shown(4, 0));
    expect(line().sent).toEqual([]);
  });

  it("a rematch is asked for again until it is laid", () => {
    const store = new TableStore(["a"]);
    line().hears(shown(4, "over"));
    store.rematch();
    cut();
    line().hears(shown(4, "over"));
    expect(line().sent).toEqual([{ t: "rematch" }]);
    cut();
    line().hears(shown(4, "over", 0, {}, { rematch: "x" }));
    expect(line().sent).toEqual([]);
  });

  it("with two seats in one browser only the one that moved speaks again, whichever line comes back first", () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      FakeSocket.all = [];
      const store = new TableStore(["a", "b"]);
      FakeSocket.all.forEach((one, seat) => one.hears(shown(4, 0, seat)));
      store.play(d1d7);
      FakeSocket.all.forEach((one) => one.breaks());
      vi.advanceTimersByTime(1000);
      const lines = order.map((seat) => [seat, FakeSocket.all[2 + seat]!] as const);
      for (const [seat, one] of lines) one.hears(shown(4, 0, seat));
      const sent = lines.flatMap(([, one]) => one.sent).filter(({ t }) => t !== "hello");
      expect(sent).toEqual([MOVE]);
      for (const [seat, one] of lines) one.hears(shown(5, 1, seat));
      vi.advanceTimersByTime(2000);
      expect([store.selection.sending, store.seat, store.asleep]).toEqual([null, 1, false]);
    }
  });

  it("clicks on a sleeping board are refused and counted, and nothing of them is kept", () => {
    const store = new TableStore(["a"]);
    line().hears(shown(4, 0));
    line().breaks();
    store.pick("d1");
    store.undo();
    store.askHint();
    expect([store.selection.clicks, store.knocks]).toEqual([[], 2]);
    store.tryNow();
    line().hears(shown(4, 0));
    store.pick("d1");
    expect([store.selection.clicks, store.asleep]).toEqual([["d1"], false]);
  });
});
