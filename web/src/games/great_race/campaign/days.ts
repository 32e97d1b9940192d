// Days as they are written in the reader's language.

const LONG: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
const SHORT: Intl.DateTimeFormatOptions = { day: "2-digit", month: "short", year: "2-digit", timeZone: "UTC" };

/** "16 November 2026"; empty where the day is not known. */
export const dayOf = (day: string, language: string) => written(day, language, LONG);

/** "16 NOV 26", as a stamp has it. */
export const stampedDay = (day: string, language: string) =>
  written(day, language, SHORT).replaceAll(".", "").toLocaleUpperCase(language);

function written(day: string, language: string, how: Intl.DateTimeFormatOptions): string {
  const reader = language === "en" ? "en-GB" : language;
  return day ? new Date(`${day}T00:00:00Z`).toLocaleDateString(reader, how) : "";
}
