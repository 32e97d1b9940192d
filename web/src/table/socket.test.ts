// A line that breaks comes back and says hello again; a dead link does not.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pause, Socket, type Line } from "./socket";

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
    expect(pause(0, 1)).toBe(400);
    expect(pause(3, 0)).toBe(1600);
    expect(pause(30, 1)).toBe(15_000);
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
});
