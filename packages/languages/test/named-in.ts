import type { Language } from "@wings/core";
import { housePatterns } from "../src/index.js";

/** A text in a language with short names of houses: `r3` for `row 3`. */
export const withShortNames = (text: string, language: Language): string =>
  housePatterns(language).reduce((all, [kind, pattern]) => all.replace(pattern, ` ${kind}$1`), text);

/** The cells, houses and digits that a text in a language names, in its order. */
export const namedIn = (text: string, language: Language): readonly string[] =>
  withShortNames(text, language).match(/[rcb]?\d(?:[\drc]*\d)?/g) ?? [];

type Parts = Readonly<Record<string, string | undefined>>;

/** The numbers that one of two texts has in words, and the other has not. One and two are said in too many ways. */
export function differentCounts(source: string, parts: Parts, text: string, ownParts: Parts): readonly number[] {
  // A word may go on: `dreimal` says three.
  const says = (each: string, word = "", end = ""): boolean => new RegExp(`(?<!\\p{L})${word}${end}`, "iu").test(each);
  const END = "(?!\\p{L})";
  return [3, 4, 5, 6, 7, 8, 9, 10].filter((n) => {
    const own = ownParts[`n${n}`];
    return says(source, parts[`n${n}`], END) ? !says(text, own) : says(text, own, END);
  });
}
