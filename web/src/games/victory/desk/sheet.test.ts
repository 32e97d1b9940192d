// The lap sheet in its room: whole columns, as many as can be read.
import { describe, expect, it } from "vitest";
import { firstSeen, fitted, HEAD } from "./sheet";

describe("the lap sheet fits", () => {
  it("three laps with signs and letters, also on a phone", () => {
    expect(fitted(130, 4)).toEqual({ lettered: true, shown: 4, wide: 28 });
  });
  it("twelve laps under a wide course with letters, beside it with signs alone", () => {
    expect(fitted(416, 13)).toMatchObject({ lettered: true, shown: 13 });
    expect(fitted(246, 13)).toMatchObject({ lettered: false, shown: 13 });
  });
  it("a phone rolls twelve laps, and never shows half a column", () => {
    for (const room of [60, 114, 130, 146, 200]) {
      const { lettered, shown, wide } = fitted(room, 13);
      expect([lettered, HEAD + shown * wide]).toEqual([false, room]);
      expect(shown).toBeLessThan(13);
      expect(wide).toBeGreaterThanOrEqual(17);
    }
  });
  it("no room at all is one column", () => expect(fitted(0, 13).shown).toBe(1));
});

describe("a rolled sheet", () => {
  const fit = fitted(130, 13); // six columns of thirteen
  it("begins at the start, follows the lap that is written, and ends at the finish", () => {
    expect([0, 1, 4, 5, 8, 11, 12].map((newest) => firstSeen(newest, fit, 13))).toEqual([0, 0, 0, 1, 4, 7, 7]);
  });
  it("stays where it is while everything is seen", () => {
    expect([0, 3].map((newest) => firstSeen(newest, fitted(130, 4), 4))).toEqual([0, 0]);
  });
});
