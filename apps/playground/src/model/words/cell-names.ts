import type { VNode } from "preact";
import type { CellStyle } from "../storage.js";
import { type Words, english } from "./english.js";

/** A cell in a text. In notation, such as `r8c5-2` or `r8c56`, it stays. */
const CODE = /\br([1-9])c([1-9])(?![\w=≠#-])/g;

/** The code of the first cell that a text names, not counting notation. */
export const firstCellIn = (text: string): string | undefined => text.match(CODE)?.[0];

/** What people type for a cell, in lower case. */
const LETTERED = /\b([a-i])([1-9])\b/g;

/** Attributes that a screen reader says, or a tooltip shows. */
const READ = ["aria-label", "title", "alt"];

export const letterOf = (row: number): string => "ABCDEFGHI"[row - 1];

/** The words of a language, with cells named in a style. Parts of the page add words later, so the others are inherited. */
export function wordsWithCells(words: Words, style: CellStyle): Words {
  if (style === "codes") return words;
  return Object.create(
    words,
    style === "letters"
      ? { place: { value: (row: number, column: number) => `${letterOf(row)}${column}` } }
      : // Nobody has to explain `row 6 column 3`.
        { terms: { get: () => words.terms.slice(1) } },
  ) as Words;
}

/** A text with its cells named in a style: `F3` in `row F`, or `row 6 column 3`. */
export function renamed(text: string, style: CellStyle, words: Words): string {
  if (style === "codes") return text;
  if (style === "letters")
    // A third-party explanation is English in any language.
    return [english.rowNumbers, words.rowNumbers]
      .reduce(
        (all, numbers) => all.replace(numbers, (rows) => rows.replace(/[1-9]/g, (row) => letterOf(Number(row)))),
        text,
      )
      .replace(CODE, (_, row: string, column: string) => letterOf(Number(row)) + column);
  return text.replace(CODE, (_, row: string, column: string, at: number) => {
    const name = words.place(Number(row), Number(column));
    return /(?:^|[.!?] )$/.test(text.slice(0, at)) ? name[0].toUpperCase() + name.slice(1) : name;
  });
}

/** The codes of the cells that somebody typed in any style, in words of English or of the page. */
export const codesIn = (typed: string, words: Words): string =>
  typed
    .toLowerCase()
    .replace(english.typedCell, "r$1c$2")
    .replace(words.typedCell, "r$1c$2")
    .replace(LETTERED, (_, letter: string, column: string) => `r${"abcdefghi".indexOf(letter) + 1}c${column}`);

/**
 * Renames the cells in all texts of an element. Every text of the page passes through here, also those of the core and of third-party
 * techniques. `translate={false}` keeps an element as it is.
 */
export function renameCellsIn({ type, props }: VNode, style: CellStyle, words: Words): void {
  if (style === "codes" || typeof type !== "string") return;
  const its = props as Record<string, unknown>;
  if (its.translate === false) return;
  const named = (value: unknown): unknown => (typeof value === "string" ? renamed(value, style, words) : value);
  for (const name of READ) if (name in its) its[name] = named(its[name]);
  its.children = Array.isArray(its.children) ? its.children.map(named) : named(its.children);
}
