import { Board } from "./board.js";
import { badCharacter, wrongLength } from "./errors.js";
import { keepOnly } from "./parse-cells.js";
import type { Line } from "./parse-lines.js";

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
export function parseUrl({ text, line }: Line): Board {
  const start = text.search(/\S/) + 2;
  if (text[start - 1] !== "1") throw badCharacter({ line, column: start }, "version 1", text[start - 1]);

  const board = new Board();
  const fewer: [cell: number, mask: number][] = [];
  const body = text.slice(start).trimEnd();
  let cell = 0;
  for (const { 0: word, 1: wrong, index } of body.matchAll(/[1-9a-z]|[A-P][0-9a-v]|(.)/g)) {
    const at = { line, column: start + index + 1 };
    if (wrong) throw badCharacter(at, "1 to 9, a to z, or A to P with 0 to v behind it", wrong);
    const value = Number.parseInt(word, 36);
    const run = word.length === 1 && value > 18 ? value - 18 : 1;
    if (cell + run > 81) throw wrongLength(at, "81 cells", `${cell + run} cells or more`);
    if (word.length === 2) fewer.push([cell, (word.charCodeAt(0) - 65) * 32 + Number.parseInt(word[1], 32)]);
    else if (value < 10) board.give(cell, value);
    else if (value < 19) board.place(cell, value - 9);
    cell += run;
  }
  if (cell < 81) throw wrongLength({ line, column: start + body.length + 1 }, "81 cells", `${cell} cells`);
  for (const [at, mask] of fewer) keepOnly(board, at, mask);
  return board;
}
