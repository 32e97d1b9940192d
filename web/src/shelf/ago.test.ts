// Times as a person would say them.
import { describe, expect, it } from "vitest";
import { ago } from "./ago";

const NOW = 1_700_000_000;
const before = (seconds: number, language = "en") => ago(NOW - seconds, NOW, language);

describe("how long ago", () => {
  it("counts in the largest unit that has passed", () => {
    expect([0, 59, 60, 300, 3599].map((seconds) => before(seconds))).toEqual([
      "now",
      "now",
      "1 minute ago",
      "5 minutes ago",
      "59 minutes ago",
    ]);
    expect([7200, 86_400, 3 * 86_400, 15 * 86_400].map((seconds) => before(seconds))).toEqual([
      "2 hours ago",
      "yesterday",
      "3 days ago",
      "2 weeks ago",
    ]);
  });

  it("is said in every language", () => {
    expect(["de", "es", "fr", "it", "nl"].map((language) => before(300, language))).toEqual([
      "vor 5 Minuten",
      "hace 5 minutos",
      "il y a 5 minutes",
      "5 minuti fa",
      "5 minuten geleden",
    ]);
  });

  it("does not speak of the future where clocks differ", () => {
    expect(before(-30)).toBe("now");
  });
});
