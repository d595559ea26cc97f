import { badCharacter, wrongLength } from "../errors.js";
import type { TextPosition, Token } from "./token.js";

/** The tokens of a token that match a pattern, which must be global. */
export function matchTokens({ text, line, column }: Token, pattern: RegExp): Token[] {
  const tokens: Token[] = [];
  // `matchAll` does the same, but makes a copy of the pattern each time.
  for (let match; (match = pattern.exec(text)) !== null;)
    tokens.push({ text: match[0], line, column: column + match.index });
  return tokens;
}

/** Where a token ends, without the blanks behind it. */
export const endOf = ({ text, line, column }: Token): Token => ({
  text: "",
  line,
  column: column + text.trimEnd().length,
});

/** A remark, and the name of a row at the side of a grid: `A` or `r1`. */
const ASIDE = /#.*|^[\s|:]*[a-wyz]\d?(?=[\s|:])/gi;
/** Characters that are not part of a cell or drawing: of ASCII, all letters but x, and # $ % & @ ^. */
const INVALID = /[^\s!"'-?[-\]_`x{-~\xa6\xb7\u2500-\u257f]/giu;

/**
 * The tokens of a line between drawing: one cell, several cells or the candidates of one cell. Counting tells which.
 * `<` before a token marks a given digit, `{` a placed one.
 */
export function tokenize(line: Token): Token[] {
  const plain = { ...line, text: line.text.replace(ASIDE, ({ length }) => " ".repeat(length)) };
  for (const strange of matchTokens(plain, INVALID)) throw badCharacter(strange, "a cell or a frame");
  return matchTokens(plain, /[<{]?(\+?[\dx_.*?\xb7-])+/gi);
}

/** Tokens cut into single cells: `+` stays with its digit and tells that it was not given. */
export const splitCells = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => matchTokens(token, /\+?[\dx_.*?\xb7-]/gi));

/** How many lines have tokens. */
export const countLines = (tokens: readonly Token[]): number => new Set(tokens.map(({ line }) => line)).size;

/**
 * Says that there are too many or too few cells, for a text that begins at a place. When there are nine rows, the first
 * that has not nine is to blame.
 */
export function wrongCellCount(cells: readonly Token[], start: TextPosition): Error {
  const isUneven = ({ line }: Token, i: number): boolean => (line !== cells[i - 1]?.line) !== (i % 9 === 0);
  const wrong = countLines(cells) === 9 ? cells.findIndex(isUneven) : 81;
  const last = cells[wrong - 1] ?? cells.at(-1);
  const end = last ? endOf(last) : start;
  return wrongLength((wrong % 9 === 0 && cells[wrong]) || end, cells);
}
