import type { Language } from "@wings/core";

/** The word before the number of a house: `fila` in `la fila {n}`. */
const nounOf = (template: string): string => /([\p{L}'’]+)\s*\{n\}/u.exec(template)?.[1] ?? "";

/** A text in a language with short names of houses: `r3` for `row 3`. */
export const withShortNames = (text: string, language: Language): string =>
  (["r", "c", "b"] as const).reduce(
    (all, kind) => all.replace(new RegExp(`(?<!\\p{L})${nounOf(language[kind])} (\\d)`, "giu"), `${kind}$1`),
    text,
  );

/** The cells, houses and digits that a text in a language names, sorted. */
export const namedIn = (text: string, language: Language): readonly string[] =>
  [...new Set(withShortNames(text, language).match(/[rcb]?\d(?:[\drc]*\d)?/g) ?? [])].sort();
