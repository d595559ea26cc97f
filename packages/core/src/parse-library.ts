import type { CellDigit } from "./apply.js";
import type { Board } from "./board.js";
import { badField } from "./errors.js";
import { cellAt } from "./notation.js";
import { boardOfDigits } from "./parse-cells.js";
import { type Piece, cut, endOf, piecesOf, singlesOf } from "./parse-pieces.js";

/** What a line of the HoDoKu library says beside the board: a technique and what it does there. */
export interface LibraryStep {
  /** The technique, four or five digits. */
  readonly code: string;
  /** What follows the code behind a hyphen: `x` for a step that must not be found, a number for a variant. */
  readonly variant: string;
  /** The digits that the step is about. */
  readonly digits: readonly number[];
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
  /** The rest of the line. */
  readonly extra: string;
}

/**
 * Reads a library line:
 *
 * ```
 *   :code:digits:cells:deleted:eliminations:placements:extra
 *   :0601-x:36:.+53…:314 977:314::
 * ```
 */
export function parseLibrary(line: Piece): { board: Board; library: LibraryStep } {
  const text = line.text.trimEnd();
  // Each field with the colon before it.
  const fields = cut({ ...line, text }, /:[^:]*/g);
  const field = (i: number): Piece => fields[i] ?? endOf(line);
  const words = (i: number, pattern: RegExp, expected: string): string[] =>
    cut(field(i), /[^\s:]+/g).map((word) => {
      if (!pattern.test(word.text)) throw badField(word, expected);
      return word.text;
    });
  const candidates = (i: number): CellDigit[] =>
    words(i, /^[1-9]{3}$/, "digit, row, column such as 314").map(([digit, row, column]) => ({
      cell: cellAt(row, column),
      digit: Number(digit),
    }));

  const [technique = "0000"] = words(0, /^\d{4,}(-\w+)?$/, "a technique such as 0601-x");
  const [code, variant = ""] = technique.split("-");
  const digits = Array.from(words(1, /^[1-9]+$/, "digits").join(""), Number);
  const cells = field(2);
  const board = boardOfDigits(singlesOf(piecesOf(cells)), { ...line, column: cells.column + 1 });
  for (const { cell, digit } of candidates(3)) board.eliminate(cell, digit);
  const extra = text.split(":").slice(7).join(":");
  return {
    board,
    library: { code, variant, digits, eliminations: candidates(4), placements: candidates(5), extra },
  };
}
