import type { Day } from "@wings/player";

const of = (day: Day, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, {
    ...options,
    timeZone: "UTC",
  });

/** 28 November 2026. */
export const longDate = (day: Day, locale: string): string =>
  of(day, locale, { day: "numeric", month: "long", year: "numeric" });

/** 28 Nov. */
export const dayAndMonth = (day: Day, locale: string): string => of(day, locale, { day: "numeric", month: "short" });

/** November 2026. */
export const monthName = (month: string, locale: string): string =>
  of(`${month}-15`, locale, { month: "long", year: "numeric" });
