// A line that breaks comes back and says hello again; a dead link does not.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff } from "../backoff";
import { FakeSocket } from "./fakesocket";
import { Socket, type Line } from "./socket";

const open = (heard: unknown[], lines: Line[]) =>
  new Socket(
    "token",
    { heard: (m) => heard.push(m), line: (l) => lines.push(l) },
    () => Object.assign(new FakeSocket(), { readyState: 0 }) as unknown as WebSocket,
  );

describe("socket", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => vi.useRealTimers());

  it("says hello first, and again after it was lost", () => {
    const lines: Line[] = [];
    open([], lines);
    FakeSocket.all[0]!.opens();
    FakeSocket.all[0]!.breaks();
    expect(lines).toEqual(["lost"]);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[1]!.opens();
    expect(FakeSocket.all[1]!.sent[0]).toEqual({ t: "hello", token: "token" });
    FakeSocket.all[1]!.onmessage?.({ data: "{}" });
    expect(lines).toEqual(["lost", "open"]);
  });

  it("waits longer each time, never longer than fifteen seconds", () => {
    expect(backoff(0, 1)).toBe(400);
    expect(backoff(3, 0)).toBe(1600);
    expect(backoff(30, 1)).toBe(15_000);
  });

  it("stays away when the link stands for nothing", () => {
    const lines: Line[] = [];
    open([], lines);
    FakeSocket.all[0]!.breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(["refused"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("hears nothing from an old line after calling again", () => {
    const heard: unknown[] = [];
    const socket = open(heard, []);
    socket.again();
    FakeSocket.all[0]!.onmessage?.({ data: '{"t":"table"}' });
    FakeSocket.all[1]!.onmessage?.({ data: '{"t":"hint"}' });
    expect(heard).toEqual([{ t: "hint" }]);
  });

  it("does not send while the line is down", () => {
    const socket = open([], []);
    expect(socket.send({ t: "leave" })).toBe(false);
    FakeSocket.all[0]!.opens();
    expect(socket.send({ t: "leave" })).toBe(true);
  });

  const greeted = (heard: unknown[], lines: Line[]) => {
    const socket = open(heard, lines);
    FakeSocket.all[0]!.opens();
    FakeSocket.all[0]!.hears({ t: "table" });
    return socket;
  };

  it("asks after a silence whether anybody is there, and keeps the answer to itself", () => {
    const heard: unknown[] = [];
    const lines: Line[] = [];
    greeted(heard, lines);
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all[0]!.sent.at(-1)).toEqual({ t: "ping" });
    FakeSocket.all[0]!.hears({ t: "pong" });
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([{ t: "table" }]);
    expect(lines.at(-1)).toBe("open");
  });

  it("gives a line up on which nothing is answered, though nobody has hung up", () => {
    const lines: Line[] = [];
    const socket = greeted([], lines);
    socket.send({ t: "move", ply: 0, move: "d1>d7" });
    vi.advanceTimersByTime(5_999);
    expect(lines.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect([lines.at(-1), FakeSocket.all[0]!.readyState]).toEqual(["lost", 3]);
    expect(socket.send({ t: "leave" })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("gives up an attempt to come back that is never answered, and tries again", () => {
    const lines: Line[] = [];
    greeted([], lines);
    FakeSocket.all[0]!.breaks();
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toBe("lost");
    expect(FakeSocket.all.length).toBeGreaterThan(3);
  });

  it("is patient while a bot thinks", () => {
    const lines: Line[] = [];
    const socket = greeted([], lines);
    socket.send({ t: "hint", ply: 0 });
    FakeSocket.all[0]!.hears({ t: "table" });
    vi.advanceTimersByTime(100_000);
    expect(lines.at(-1)).toBe("open");
    FakeSocket.all[0]!.hears({ t: "hint" });
    socket.send({ t: "undo", ply: 0 });
    vi.advanceTimersByTime(6_000);
    expect(lines.at(-1)).toBe("lost");
  });
});
