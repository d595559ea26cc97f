import type { Day } from "../coach/day.js";

const of = (day: Day, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language === "en" ? "en-GB" : language, {
    ...options,
    timeZone: "UTC",
  });

/** 28 November 2026. */
export const longDate = (day: Day, language: string): string =>
  of(day, language, { day: "numeric", month: "long", year: "numeric" });

/** 28 Nov. */
export const dayAndMonth = (day: Day, language: string): string =>
  of(day, language, { day: "numeric", month: "short" });

/** November 2026. */
export const monthName = (month: string, language: string): string =>
  of(`${month}-15`, language, { month: "long", year: "numeric" });
