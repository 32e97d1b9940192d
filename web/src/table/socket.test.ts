// A line that breaks comes back and says hello again; a dead link does not.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff } from "../backoff";
import { Socket, type Line } from "./socket";

class Fake {
  static all: Fake[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Fake.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const open = (heard: unknown[], lines: Line[]) =>
  new Socket(
    "token",
    { heard: (m) => heard.push(m), line: (l) => lines.push(l) },
    () => new Fake() as unknown as WebSocket,
  );

describe("socket", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Fake.all = [];
  });
  afterEach(() => vi.useRealTimers());

  it("says hello first, and again after it was lost", () => {
    const lines: Line[] = [];
    open([], lines);
    Fake.all[0]!.opens();
    Fake.all[0]!.breaks();
    expect(lines).toEqual(["lost"]);
    vi.advanceTimersByTime(1000);
    expect(Fake.all).toHaveLength(2);
    Fake.all[1]!.opens();
    expect(JSON.parse(Fake.all[1]!.sent[0]!)).toEqual({ t: "hello", token: "token" });
    Fake.all[1]!.onmessage?.({ data: "{}" });
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
    Fake.all[0]!.breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(["refused"]);
    expect(Fake.all).toHaveLength(1);
  });

  it("hears nothing from an old line after calling again", () => {
    const heard: unknown[] = [];
    const socket = open(heard, []);
    socket.again();
    Fake.all[0]!.onmessage?.({ data: '{"t":"table"}' });
    Fake.all[1]!.onmessage?.({ data: '{"t":"hint"}' });
    expect(heard).toEqual([{ t: "hint" }]);
  });

  it("does not send while the line is down", () => {
    const socket = open([], []);
    expect(socket.send({ t: "leave" })).toBe(false);
    Fake.all[0]!.opens();
    expect(socket.send({ t: "leave" })).toBe(true);
  });

  const greeted = (heard: unknown[], lines: Line[]) => {
    const socket = open(heard, lines);
    Fake.all[0]!.opens();
    Fake.all[0]!.hears({ t: "table" });
    return socket;
  };

  it("asks after a silence whether anybody is there, and keeps the answer to itself", () => {
    const heard: unknown[] = [];
    const lines: Line[] = [];
    greeted(heard, lines);
    vi.advanceTimersByTime(20_000);
    expect(JSON.parse(Fake.all[0]!.sent.at(-1)!)).toEqual({ t: "ping" });
    Fake.all[0]!.hears({ t: "pong" });
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
    expect([lines.at(-1), Fake.all[0]!.readyState]).toEqual(["lost", 3]);
    expect(socket.send({ t: "leave" })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(Fake.all).toHaveLength(2);
  });

  it("gives up an attempt to come back that is never answered, and tries again", () => {
    const lines: Line[] = [];
    greeted([], lines);
    Fake.all[0]!.breaks();
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toBe("lost");
    expect(Fake.all.length).toBeGreaterThan(3);
  });

  it("is patient while a bot thinks", () => {
    const lines: Line[] = [];
    const socket = greeted([], lines);
    socket.send({ t: "hint", ply: 0 });
    Fake.all[0]!.hears({ t: "table" });
    vi.advanceTimersByTime(100_000);
    expect(lines.at(-1)).toBe("open");
    Fake.all[0]!.hears({ t: "hint" });
    socket.send({ t: "undo", ply: 0 });
    vi.advanceTimersByTime(6_000);
    expect(lines.at(-1)).toBe("lost");
  });
});
