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
  const body = text.trimEnd();
  const start = body.search(/\S/) + 2;
  const version = body[start - 1];
  if (version !== "1") throw badCharacter({ line, column: start }, "version 1", version);

  const cells: string[] = [];
  for (const { 0: word, 1: wrong, index } of body.slice(start).matchAll(/[1-9a-z]|[A-P][0-9a-v]|(.)/g)) {
    if (wrong)
      throw badCharacter({ line, column: start + index + 1 }, "1 to 9, a to z, or A to P with 0 to v behind it", wrong);
    const run = word < "j" ? 1 : Number.parseInt(word, 36) - 18;
    for (let i = 0; i < run; i++) cells.push(word);
  }
  if (cells.length !== 81) throw wrongLength({ line, column: body.length + 1 }, "81 cells", `${cells.length} cells`);

  const board = new Board();
  cells.forEach((word, cell) => {
    const digit = Number.parseInt(word, 36);
    if (word.length > 1 || word >= "j") return;
    if (digit < 10) board.give(cell, digit);
    else board.place(cell, digit - 9);
  });
  cells.forEach((word, cell) => {
    if (word.length > 1) keepOnly(board, cell, (word.charCodeAt(0) - 65) * 32 + Number.parseInt(word[1], 32));
  });
  return board;
}
