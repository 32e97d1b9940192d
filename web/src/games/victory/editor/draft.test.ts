// Laying, turning and taking away tiles, and the way back.
import { describe, expect, it } from "vitest";
import { begin, goOn, lay, redo, takeFrom, takeLast, turn, undo } from "./draft";

describe("the letters of a circuit", () => {
  it("grow and shrink at their end", () => {
    expect(lay("SR", "L")).toBe("SRL");
    expect(takeLast("SRL")).toBe("SR");
    expect(takeLast("")).toBe("");
    expect(takeFrom("SRLS", 1)).toBe("S");
  });

  it("are turned one at a time, in three steps round", () => {
    expect(turn("SSS", 1)).toBe("SRS");
    expect(turn("SRS", 1)).toBe("SLS");
    expect(turn("SLS", 1)).toBe("SSS");
    expect(turn("SLS", 7)).toBe("SLS");
  });
});

describe("the way back", () => {
  const story = ["S", "SR", "SRR"].reduce(goOn, begin(""));

  it("goes through all that was laid and forth again", () => {
    const twice = undo(undo(story));
    expect(twice.now).toBe("S");
    expect(redo(redo(twice))).toEqual(story);
    expect([undo, undo, undo].reduce((now, step) => step(now), story).now).toBe("");
  });

  it("has an end on both sides", () => {
    expect(undo(begin("RRRR"))).toEqual(begin("RRRR"));
    expect(redo(story)).toBe(story);
  });

  it("forgets what was taken back once something else is laid", () => {
    const other = goOn(undo(story), "SRL");
    expect(redo(other)).toBe(other);
    expect(undo(other).now).toBe("SR");
  });

  it("has no step where nothing changed", () => {
    expect(goOn(story, "SRR")).toBe(story);
  });
});
