// A table with fake lines: clicks that spell a move, answers, and two seats on one screen.
import { afterEach, describe, expect, it, vi } from "vitest";
import { part } from "../games/part";
import type { Room, View } from "../games/room";
import type { TableShown } from "../protocol";
import { settings } from "../settings.svelte";
import { farSide } from "./farside";
import { d1d7, FakeSocket, tableShown, withFakeSockets } from "./fakesocket";
import { TableStore } from "./store.svelte";

const advised = (...clicks: string[]) => ({ move: "m", clicks, said: { message: "said-die", facts: {} } });
describe("the table in this browser", () => {
  withFakeSockets();
  afterEach(() => {
    Object.assign(settings, { confirm: true, review: false });
  });

  it("sends the move that two clicks spell, with the ply it was chosen at", () => {
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(tableShown(0, 0, 0));
    store.pick("d1");
    expect(store.selection.choices).toHaveLength(1);
    store.pick("d7");
    expect(FakeSocket.all[0]!.sent).toEqual([{ t: "move", ply: 0, move: "d1>d7" }]);
    expect(store.selection.sending?.move).toBe("d1>d7");
    FakeSocket.all[0]!.hears(tableShown(0, 1, 1));
    expect(store.selection.sending).toBeNull();
    expect(store.selection.clicks).toEqual([]);
  });

  it("keeps what is clicked while a move is on its way: it chooses once that is answered, and never plays", () => {
    const seen = (...clicks: string[]) => {
      const store = new TableStore(["a"]);
      const line = FakeSocket.all.at(-1)!;
      line.hears(tableShown(0, 0, 0));
      for (const click of ["d1", "d7", ...clicks]) store.pick(click);
      expect([store.selection.clicks, line.sent.length]).toEqual([["d1", "d7"], 1]);
      return { store, line };
    };
    for (const [clicks, kept, why] of [
      [["d1"], ["d1"], undefined],
      [["d7"], [], undefined], // the last click of the move, made twice
      [["d1", "d7"], ["d1"], "stale"],
      [["e5"], [], "stale"],
    ] as const) {
      const { store, line } = seen(...clicks);
      line.hears(tableShown(0, 1, 0));
      expect([store.selection.clicks, store.refused?.why, line.sent.length]).toEqual([kept, why, 1]);
    }
    const { store, line } = seen("d1");
    line.hears(tableShown(0, 1, 1)); // another seat is to move
    line.hears(tableShown(0, 2, 0));
    expect([store.selection.clicks, store.refused]).toEqual([[], null]);
  });

  it("asks why when a click leads nowhere, and shows the answer until the next click", () => {
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(tableShown(0, 0, 0));
    store.pick("d1");
    store.pick("d5");
    expect(FakeSocket.all[0]!.sent.at(-1)).toEqual({ t: "why", ply: 0, clicks: ["d1", "d5"] });
    FakeSocket.all[0]!.hears({ t: "refused", ply: 0, why: "steps", rule: "T3.3", facts: {}, squares: ["d5"] });
    expect(store.refused?.rule).toBe("T3.3");
    expect(store.selection.clicks).toEqual(["d1"]);
    store.pick("d1");
    expect(store.refused).toBeNull();
    expect(store.selection.clicks).toEqual([]);
  });

  const room = {
    card: (thing: string) => (thing.startsWith("d") ? { title: { id: `card-${thing}` }, lines: [] } : null),
    next: ({ clicks }: { clicks: string[] }) => ({ id: clicks.length ? "next-goal" : "next-piece" }),
    news: (before: View, view: View) => (view.turn === 0 ? [{ id: "news-fell", facts: { n: view.ply } }] : []),
  } as unknown as Room;

  it("shows the card of what cannot be chosen instead of a refusal, and refuses a wrong goal", () => {
    const store = new TableStore(["a"]);
    store.room = room;
    FakeSocket.all[0]!.hears(tableShown(0, 0, 0));
    store.pick("d9");
    expect([store.inspected, FakeSocket.all[0]!.sent]).toEqual(["d9", []]);
    store.pick("e5"); // nothing lies there: the card is closed, nobody is scolded
    expect([store.inspected, FakeSocket.all[0]!.sent]).toEqual([null, []]);
    store.pick("e5");
    expect(FakeSocket.all[0]!.sent.at(-1)).toMatchObject({ t: "why", clicks: ["e5"] });
    store.inspect("d9");
    store.pick("d1");
    expect([store.inspected, store.chosen]).toEqual([null, "d1"]);
    store.pick("d9");
    expect([store.inspected, FakeSocket.all[0]!.sent.at(-1)]).toMatchObject([null, { t: "why", clicks: ["d1", "d9"] }]);
  });

  it("says why an attempt leads nowhere beside its card, also where another card lies open", () => {
    const store = new TableStore(["a"]);
    store.room = { ...room, attempt: (thing: string) => ["d9", "e5"].includes(thing) };
    FakeSocket.all[0]!.hears(tableShown(0, 0, 0));
    store.pick("d9");
    expect([store.inspected, FakeSocket.all[0]!.sent.at(-1)]).toMatchObject(["d9", { t: "why", clicks: ["d9"] }]);
    store.pick("e5"); // it has no card
    expect([store.inspected, FakeSocket.all[0]!.sent.at(-1)]).toMatchObject([null, { t: "why", clicks: ["e5"] }]);
    FakeSocket.all[0]!.hears(tableShown(0, 1, 1));
    store.pick("d9"); // nothing can be attempted now
    expect([store.inspected, FakeSocket.all[0]!.sent.length]).toEqual(["d9", 2]);
  });

  it("knows the thing that was taken up beside the board, and the one that clicks have chosen", () => {
    const store = new TableStore(["a"]);
    store.room = { ...room, chosen: (clicks: string[]) => `tile:${clicks[0]}` } as Room;
    FakeSocket.all[0]!.hears(tableShown(0, 0, 0));
    store.hold("role:P");
    expect(store.chosen).toBe("role:P");
    store.pick("d1");
    expect(store.chosen).toBe("tile:d1");
    store.cancel();
    expect(store.chosen).toBe("role:P");
    store.cancel();
    expect(store.chosen).toBe(null);
    store.hold("role:P");
    FakeSocket.all[0]!.hears(tableShown(0, 1, 1));
    expect(store.selection.held).toBe(null);
  });

  it("shows cards to whoever waits or watches", () => {
    for (const [seat, turn] of [
      [null, 0],
      [1, 0],
      [0, "over"],
    ] as const) {
      const store = new TableStore(["a"]);
      store.room = room;
      FakeSocket.all.at(-1)!.hears(tableShown(seat, 0, turn));
      store.pick("d9");
      expect([store.inspected, FakeSocket.all.at(-1)!.sent]).toEqual(["d9", []]);
    }
  });

  it("names the next step while we can choose, and tells news until we have moved", () => {
    vi.useFakeTimers();
    const store = new TableStore(["a"]);
    store.room = room;
    FakeSocket.all[0]!.hears(tableShown(0, 0, 1));
    expect(store.next).toBeNull();
    FakeSocket.all[0]!.hears(tableShown(0, 1, 0));
    vi.advanceTimersByTime(2000);
    expect([store.next?.id, store.news]).toEqual(["next-piece", [{ id: "news-fell", facts: { n: 1 } }]]);
    store.pick("d1");
    expect(store.next?.id).toBe("next-goal");
    FakeSocket.all[0]!.hears(tableShown(0, 2, 1));
    vi.advanceTimersByTime(2000);
    expect([store.next, store.news]).toEqual([null, []]);
    vi.useRealTimers();
  });

  it("tells what happened while nobody looked, once the room is open, and tells it once", () => {
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(tableShown(0, 3, 0));
    expect(store.news).toEqual([]);
    store.furnish(room);
    expect(store.news).toEqual([{ id: "news-fell", facts: { n: 3 } }]);
    FakeSocket.all[0]!.hears(tableShown(0, 3, 0));
    expect(store.news).toHaveLength(1);
    FakeSocket.all[0]!.hears(tableShown(0, 4, 1));
    expect(store.news).toEqual([]);
  });

  it("counts a turn once it cannot be taken back any more: by rounds where there are some", () => {
    vi.useFakeTimers();
    const store = new TableStore(["a"]);
    store.furnish(room);
    const seen = [
      [0, 1],
      [0, 2, true],
      [0, 1],
      [0, 2, true],
      [1, 2],
      [0, 2],
      [1, 3],
    ] as const; // undone, then ended
    const counts = seen.map(([turn, round, confirm], ply) => {
      const table = tableShown(0, ply, turn);
      FakeSocket.all[0]!.hears({ ...table, game: "rounds", view: { ...table.view, round, confirm } });
      vi.advanceTimersByTime(2000);
      return settings.turns.rounds ?? 0;
    });
    expect(counts).toEqual([0, 0, 0, 0, 1, 1, 2]);
    vi.useRealTimers();
  });

  it("ends a turn by the move that ends it, where the room says which does", () => {
    const store = new TableStore(["a"]);
    store.furnish({ ...room, ends: { end: { id: "key-done" } } });
    const table = tableShown(0, 0, 0);
    const end = { move: "end", clicks: ["end"], rule: "W3.2" };
    FakeSocket.all[0]!.hears({ ...table, view: { ...table.view, choices: [d1d7, end] } });
    store.confirm();
    expect(FakeSocket.all[0]!.sent).toEqual([{ t: "move", ply: 0, move: "end" }]);
  });

  it("gives a stale move up and offers the choice again", () => {
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(tableShown(0, 0, 0));
    store.pick("d1");
    store.pick("d7");
    FakeSocket.all[0]!.hears({ t: "refused", ply: 0, why: "stale", rule: null, facts: {}, squares: [] });
    expect(store.selection.sending).toBeNull();
    expect(store.selection.clicks).toEqual([]);
  });

  it("shows the seat of this screen that is to move, once it has heard the news", () => {
    const store = new TableStore(["a", "b"]);
    FakeSocket.all[0]!.hears(tableShown(0, 0, 0));
    FakeSocket.all[1]!.hears(tableShown(1, 0, 0));
    expect(store.seat).toBe(0);
    FakeSocket.all[0]!.hears(tableShown(0, 1, 1));
    expect(store.seat).toBe(0);
    FakeSocket.all[1]!.hears(tableShown(1, 1, 1));
    expect(store.seat).toBe(1);
    expect(store.all).toEqual([d1d7]);
    expect(farSide(store)).toBe(false); // the board stays as it lies on the table
  });

  it("lets a seat of this screen answer what the other one asked", () => {
    const store = new TableStore(["a", "b"]);
    FakeSocket.all[0]!.hears(tableShown(0, 2, 0));
    FakeSocket.all[1]!.hears(tableShown(1, 2, 0));
    store.answer({ what: "draw", waiting: [1] }, true);
    expect(FakeSocket.all[1]!.sent).toEqual([{ t: "answer", ply: 2, what: "draw", yes: true }]);
  });

  it("takes back for the seat of this screen that may, though another is to move", () => {
    const store = new TableStore(["a", "b"]);
    FakeSocket.all[0]!.hears({ ...tableShown(0, 2, 1), view: { ...tableShown(0, 2, 1).view, undo: true } });
    FakeSocket.all[1]!.hears(tableShown(1, 2, 1));
    expect(store.seat).toBe(1);
    store.undo();
    expect(FakeSocket.all.map((line) => line.sent)).toEqual([[{ t: "undo", ply: 2 }], []]);
  });

  const waiting = (ply: number) => ({
    ...tableShown(0, ply, 0),
    view: { turn: 0, ply, choices: [], confirm: true, promise: "abc", last: null },
  });

  it("ends a turn once when it is told to", () => {
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(waiting(3));
    expect(store.waits).toBe(true);
    expect(FakeSocket.all[0]!.sent).toEqual([]);
    store.confirm();
    store.confirm();
    expect(FakeSocket.all[0]!.sent).toEqual([{ t: "confirm", ply: 3 }]);
  });

  it("ends a turn by itself where nobody wants to be asked", () => {
    settings.confirm = false;
    new TableStore(["a"]);
    FakeSocket.all[0]!.hears(waiting(3));
    FakeSocket.all[0]!.hears(waiting(3));
    expect(FakeSocket.all[0]!.sent).toEqual([{ t: "confirm", ply: 3 }]);
  });

  it("asks once after each of our turns what would have been best, and keeps silent where there is no answer", () => {
    settings.review = true;
    const store = new TableStore(["a"]);
    const passed = (ply: number, turn = 1) => ({
      ...tableShown(0, ply, turn),
      view: { turn, ply, choices: [], promise: "abc" },
    });
    FakeSocket.all[0]!.hears(passed(1));
    FakeSocket.all[0]!.hears(passed(1));
    expect(FakeSocket.all[0]!.sent).toEqual([{ t: "review", ply: 1 }]);
    FakeSocket.all[0]!.hears({ t: "refused", ply: 1, why: "review", rule: null, facts: {}, squares: [] });
    expect(store.refused).toBeNull();
    FakeSocket.all[0]!.hears(passed(3, 0));
    expect(FakeSocket.all[0]!.sent).toHaveLength(1); // in the middle of a turn
    FakeSocket.all[0]!.hears(passed(4, 0));
    expect(FakeSocket.all[0]!.sent.at(-1)).toEqual({ t: "review", ply: 4 }); // the other was so quick that we did not see it play
    FakeSocket.all[0]!.hears({ t: "review", ply: 4, seat: 0, moves: [advised("O8"), advised("O9", "tile")] });
    expect(store.advice).toEqual([["O8"], ["O9", "tile"]]);
    settings.review = false;
    expect(store.advice).toEqual([]);
  });

  it("draws the clicks of a hint while it is followed, until something else is clicked or the move is made", () => {
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(tableShown(0, 0, 0));
    FakeSocket.all[0]!.hears({ t: "hint", ply: 0, advised: advised(...d1d7.clicks), reason: null });
    expect(store.advice).toEqual([d1d7.clicks]);
    store.pick(d1d7.clicks[0]!);
    expect(store.advice).toEqual([d1d7.clicks]);
    store.pick(d1d7.clicks[1]!);
    expect(store.advice).toEqual([]);
    const other = new TableStore(["a"]);
    FakeSocket.all[1]!.hears(tableShown(0, 0, 0));
    FakeSocket.all[1]!.hears({ t: "hint", ply: 0, advised: advised(...d1d7.clicks), reason: null });
    other.pick("e1");
    expect(other.advice).toEqual([]);
  });

  it("speaks of a move only when it has been seen", () => {
    vi.useFakeTimers();
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(tableShown(0, 0, 1));
    const moved = { turn: 0, ply: 1, choices: [d1d7], last: { seat: 1, path: ["d9", "d8", "d7"] } };
    FakeSocket.all[0]!.hears({ ...tableShown(0, 1, 0), view: moved });
    expect(store.view?.ply).toBe(1);
    expect(store.log).toHaveLength(0);
    expect(store.myTurn).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(store.log).toHaveLength(1);
    expect(store.myTurn).toBe(true);
    vi.useRealTimers();
  });

  it("lets a spectator only look", () => {
    const store = new TableStore(["w"]);
    FakeSocket.all[0]!.hears(tableShown(null, 0, 0));
    store.pick("d1");
    expect(FakeSocket.all[0]!.sent).toEqual([]);
  });

  it("looks back at a moment without leaving the game, and comes back to it", async () => {
    const then = { turn: 0, ply: 2, choices: [], last: null };
    vi.stubGlobal("fetch", (path: string) => {
      expect(path).toBe("/api/replay/a/2");
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ n: 2, view: then }) });
    });
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(tableShown(0, 4, 0));
    await store.look(2);
    expect([store.past?.n, store.drawnView, store.before]).toEqual([2, then, null]);
    store.pick("d1");
    expect([store.selection.clicks, FakeSocket.all[0]!.sent]).toEqual([[], []]);
    FakeSocket.all[0]!.hears(tableShown(0, 5, 1)); // the game goes on, nobody is pulled away
    expect([store.past?.n, store.log.length]).toEqual([2, 4]);
    store.cancel();
    expect([store.past, store.drawnView?.ply, store.before]).toEqual([null, 5, null]);
  });

  it("shows again what the others did, also to a page that was opened anew, and tells nothing twice", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (path: string) => {
      const n = Number(path.split("/").at(-1));
      return Promise.resolve({ ok: true, json: () => Promise.resolve({ n, view: tableShown(0, n, 1).view }) });
    });
    const store = new TableStore(["a"]);
    store.room = room;
    FakeSocket.all[0]!.hears(tableShown(0, 2, 0));
    vi.advanceTimersByTime(2000);
    expect([store.again, store.news.length]).toEqual([[1, 2], 1]);
    await store.showAgain();
    expect([store.view?.ply, store.myTurn, store.all]).toEqual([1, false, []]);
    expect(store.frames.repeats).toBe(true);
    vi.advanceTimersByTime(3000);
    expect([store.view?.ply, store.myTurn, store.news.length]).toEqual([2, true, 1]);
    expect(store.frames.repeats).toBe(false);
    await store.showAgain();
    store.pick("d1"); // whoever has seen enough goes on
    expect([store.view?.ply, store.all, store.frames.repeats]).toEqual([2, [d1d7], false]);
    FakeSocket.all[0]!.hears(tableShown(0, 3, 1)); // we have chosen
    expect(store.again).toEqual([]);
    vi.useRealTimers();
  });

  it("says so where what the others did cannot be had, and lets it be where the game has gone on meanwhile", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears(tableShown(0, 2, 0));
    await store.showAgain();
    expect([store.refused?.why, store.frames.repeats]).toEqual(["no-answer", false]);
    const asked = store.showAgain();
    FakeSocket.all[0]!.hears(tableShown(0, 3, 1));
    await asked;
    expect([store.refused, store.frames.repeats, store.view?.ply]).toEqual([null, false, 3]);
  });

  it("offers a take-back only where it can be had, and says why not", () => {
    const store = new TableStore(["a"]);
    FakeSocket.all[0]!.hears({ ...tableShown(0, 0, 0), takeback: "undo-nothing" });
    expect(store.noTakeback).toBe("undo-nothing");
    store.takeBack();
    expect([store.refused?.why, FakeSocket.all[0]!.sent]).toEqual(["undo-nothing", []]);
    FakeSocket.all[0]!.hears({ ...tableShown(0, 2, 0), takeback: null });
    expect(store.noTakeback).toBeNull();
    store.takeBack();
    expect(FakeSocket.all[0]!.sent).toEqual([{ t: "ask", ply: 2, what: "takeback" }]);
  });
});
