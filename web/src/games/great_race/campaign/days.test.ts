import { expect, test } from "vitest";
import { dayOf, stampedDay } from "./days";

test("a day in the reader's language", () => {
  expect(dayOf("2026-11-16", "en")).toBe("16 November 2026");
  expect(dayOf("2026-11-16", "de")).toBe("16. November 2026");
  expect(stampedDay("2026-11-16", "en")).toBe("16 NOV 26");
  expect(stampedDay("2026-11-16", "fr")).toBe("16 NOV 26");
});

test("a day that is not known is not written", () => {
  expect(dayOf("", "en")).toBe("");
  expect(stampedDay("", "de")).toBe("");
});
