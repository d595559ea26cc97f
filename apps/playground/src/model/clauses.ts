import { type Language, parseCell, parseHouse } from "@wings/core";
import { housePatterns } from "@wings/languages";

/** What a clause of an explanation speaks of. */
export interface Lit {
  readonly cells: readonly number[];
  readonly houses: readonly number[];
  readonly digits: readonly number[];
}

/** A sentence of an explanation. */
export interface Clause extends Lit {
  readonly text: string;
}

/** A full stop or semicolon ends a clause, unless a digit follows. */
const END = /(?<=[.;:])\s+(?=\D)/;
/** A cell, or several as `r3c146` or `r34c7`. */
const CELLS = /r([1-9]+)c([1-9]+)/g;

/**
 * The sentences of an explanation, each with the cells, houses and digits that it names. It works for text of any origin. A
 * shortened text still lights all that the whole one names.
 */
export function clausesOf(
  text: string,
  language: Language,
  shorten: (text: string) => string = (whole) => whole,
): Clause[] {
  const houses = housePatterns(language);
  return text
    .split(END)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((sentence) => {
      let rest = sentence;
      const found = houses.flatMap(([kind, pattern]) => {
        const names = Array.from(rest.matchAll(pattern), ([, n]) => parseHouse(`${kind}${n}`));
        rest = rest.replace(pattern, " ");
        return names;
      });
      const cells = [...rest.matchAll(CELLS)].flatMap(([, rows, columns]) =>
        [...rows].flatMap((row) => [...columns].map((column) => parseCell(`r${row}c${column}`))),
      );
      const digits = Array.from(rest.replace(CELLS, " ").matchAll(/(?<![\w.])[1-9](?!(?!s\b|en\b)\w)/g), ([digit]) =>
        Number(digit),
      );
      return {
        text: shorten(sentence),
        cells: [...new Set(cells)],
        houses: [...new Set(found)],
        digits: [...new Set(digits)],
      };
    });
}
