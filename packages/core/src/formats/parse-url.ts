import type { Board } from "../board/board.js";
import { fromDigits, keepOnly } from "../board/build-board.js";
import type { Layout } from "../board/layout.js";
import { badCharacter, wrongLength } from "../errors.js";
import type { Token } from "./token.js";
import { endOf, matchTokens } from "./tokenize.js";

/**
 * Reads our own text: `w1`, where 1 is the version, and then the cells from r1c1 to r9c9:
 *
 * ```
 *   1 … 9       a given digit
 *   a … i       a placed digit, 1 to 9
 *   j … z       1 to 17 open cells that have all the candidates that the digits leave them
 *   A0 … Pv     an open cell that has fewer: the digit mask, its upper four bits (A to P), its lower five (0 to v)
 * ```
 */
export function parseUrl(line: Token, layout?: Layout): Board {
  const [, version, ...words] = matchTokens(line, /[A-P][0-9a-v]|\S/g);
  if (version.text !== "1") throw badCharacter(version, "version 1");
  const cells = words.flatMap((word) => {
    const { text } = word;
    if (!/^[1-9a-z]|../.test(text)) throw badCharacter(word, "1 to 9, a to z or A0 to Pv");
    return Array<string>(text < "j" ? 1 : parseInt(text, 36) - 18).fill(text);
  });
  if (cells.length !== 81) throw wrongLength(endOf(line), cells);

  // As numbers of base 36, the digits are 1 to 18, and all others more.
  const board = fromDigits((cell) => parseInt(cells[cell], 36), layout);
  cells.forEach(([upper, lower], cell) => {
    if (lower) keepOnly(board, cell, (parseInt(upper, 36) - 10) * 32 + parseInt(lower, 32));
  });
  return board;
}
