import type { CellDigit } from "./apply.js";
import type { Board } from "./board.js";
import { badField } from "./errors.js";
import { fromDigits } from "./parse-cells.js";
import type { Line } from "./parse-lines.js";
import { piecesOf, singlesOf } from "./parse-pieces.js";

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
export function parseLibrary({ text, line }: Line): { board: Board; library: LibraryStep } {
  const fields = text.trimEnd().split(":");
  const columnOf = (i: number): number => fields.slice(0, i).join(":").length + 2;
  const words = (i: number, pattern: RegExp, expected: string): string[] =>
    Array.from((fields[i] ?? "").matchAll(/\S+/g), ({ 0: word, index }) => {
      if (!pattern.test(word)) throw badField({ line, column: columnOf(i) + index }, expected, word);
      return word;
    });
  const candidates = (i: number): CellDigit[] =>
    words(i, /^[1-9]{3}$/, "digit, row and column such as 314").map((word) => {
      const [digit, row, column] = Array.from(word, Number);
      return { cell: row * 9 + column - 10, digit };
    });

  const [technique = "0000"] = words(1, /^\d{4,}(-\w+)?$/, "a technique such as 0601 or 0601-x");
  const [code, variant = ""] = technique.split("-");
  const digits = Array.from(words(2, /^[1-9]+$/, "digits").join(""), Number);
  const start = { line, column: columnOf(3) };
  const board = fromDigits(singlesOf(piecesOf(fields[3] ?? "", start)), start);
  for (const { cell, digit } of candidates(4)) board.eliminate(cell, digit);
  const step = {
    code,
    variant,
    digits,
    eliminations: candidates(5),
    placements: candidates(6),
    extra: fields.slice(7).join(":"),
  };
  return { board, library: step };
}
