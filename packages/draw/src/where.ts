import { type Language, translate } from "@wings/core";
import { listed } from "./listed.js";
import { houseText } from "./other-houses.js";
import { type Hinted, type Region, isWholeBoard } from "./region.js";

/** A phrase in a language, with its values. */
export const filled = (phrase: string, values: Readonly<Record<string, string | number>>, language: Language): string =>
  finished(
    translate(phrase, language).replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot)),
    language,
  );

const finished = (text: string, { finish }: Language): string => finish?.(text) ?? text;

/** `Look at box 7, at the digit 5.` */
export function whereOf(finding: Hinted, region: Region, digits: readonly number[], language: Language): string {
  const { top, bottom, left, right, house: other } = region;
  const rows = lines("r", top + 1, bottom + 1, language);
  const columns = lines("c", left + 1, right + 1, language);
  const place =
    other !== undefined
      ? houseText(other, finding, language)
      : isWholeBoard(region)
        ? translate("the whole board", language)
        : bottom - top === 2 && right - left === 2
          ? house("b", top + Math.floor(left / 3) + 1, language)
          : left === 0 && right === 8
            ? rows
            : top === 0 && bottom === 8
              ? columns
              : `${rows}, ${columns}`;
  const phrase =
    digits.length === 0
      ? "Look at {place}."
      : digits.length === 1
        ? "Look at {place}, at the digit {digits}."
        : "Look at {place}, at the digits {digits}.";
  return filled(phrase, { place, digits: listed(digits.map(String), language) }, language);
}

/** A house in a language. */
export const house = (kind: "r" | "c" | "b", n: number, language: Language): string =>
  language[kind].replace("{n}", String(n));

const lines = (kind: "r" | "c", from: number, to: number, language: Language): string =>
  from === to
    ? house(kind, from, language)
    : filled(kind === "r" ? "rows {from} to {to}" : "columns {from} to {to}", { from, to }, language);
