import { type Language, translate } from "@wings/core";

/** A kind of house, with the pattern that finds its number in a text. */
export type HousePattern = readonly [kind: "r" | "c" | "b" | "d" | "w", pattern: RegExp];

/** Houses of other boards: regions are in place of boxes. */
const OTHERS = [
  ["b", "region {n}", "[1-9]"],
  ["d", "diagonal {n}", "[12]"],
  ["w", "window {n}", "[1-4]"],
] as const;

/**
 * Finds the houses that a text of a language names. What stands next to the number is enough, since words before it may
 * change: `la riga {n}` also finds `dalla riga 8`, and `{n}. sor` finds `8. sorban`.
 */
export const housePatterns = (language: Language): HousePattern[] => [
  ...(["r", "c", "b"] as const).map((kind) => [kind, new RegExp(besideNumber(language[kind]), "giu")] as const),
  ...OTHERS.map(
    ([kind, word, numbers]) =>
      [kind, new RegExp(besideNumber(translate(word, language)).replace("[1-9]", numbers), "giu")] as const,
  ),
];

function besideNumber(template: string): string {
  const [before = "", after = ""] = template.split("{n}").map((text) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
  const word = /[\p{L}\p{M}'’-]+[^\p{L}]*$/u.exec(before)?.[0];
  // A word of its own begins there. In a language without spaces, any text may stand before it.
  const isApart = word !== undefined && /\s$/.test(word);
  const attached = /^[\p{L}\p{M}]*/u.exec(after)?.[0] ?? "";
  const next = /^[^\p{L}]*[\p{L}\p{M}]+/u.exec(after)?.[0] ?? "";
  return word === undefined
    ? `(?<![\\p{L}\\d])([1-9])${next}`
    : `${isApart ? "(?<!\\p{L})" : ""}${word}([1-9])${attached}`;
}
