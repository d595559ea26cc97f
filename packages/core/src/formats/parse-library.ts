import type { Digit } from "../board/numbers.js";
import type { Board } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import type { Layout } from "../board/layout.js";
import { cellAt } from "../board/notation.js";
import { badField } from "../errors.js";
import { boardFromCells } from "./board-from-tokens.js";
import type { Token } from "./token.js";
import { endOf, matchTokens, splitCells, tokenize } from "./tokenize.js";

/** What a line of the HoDoKu library says beside the board: a technique and what it does there. */
export interface LibraryStep {
  /** The technique, four or five digits. */
  readonly code: string;
  /** What follows the code behind a hyphen: `x` for a step that must not be found, a number for a variant. */
  readonly variant: string;
  /** The digits that the step is about; none where the line has an `x` for them. */
  readonly digits: readonly Digit[];
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
export function parseLibrary(line: Token, layout?: Layout): Board {
  // Each field with the colon before it.
  const fields = matchTokens(line, /:[^:]*/g);
  const field = (i: number): Token => fields[i] ?? endOf(line);
  const words = (i: number, pattern: RegExp, expected: string): string[] =>
    matchTokens(field(i), /[^\s:]+/g).map((word) => {
      if (!pattern.test(word.text)) throw badField(word, expected);
      return word.text;
    });
  const candidates = (i: number): string[] => words(i, /^[1-9]{3}$/, "candidates such as 314");

  words(0, /^\d{4,}(-\w+)?$/, "a technique such as 0601");
  words(1, /^(x|[1-9]+)$/, "digits");
  const cells = field(2);
  const board = boardFromCells(splitCells(tokenize(cells)), { ...line, column: cells.column + 1 }, layout);
  for (const [digit, row, column] of candidates(3)) board.eliminate(cellAt(row, column), Number(digit));
  candidates(4);
  candidates(5);
  return board;
}

/** The other fields of a library line, which `parseLibrary` has found right. */
export function libraryStepOf(line: Token): LibraryStep {
  const [, technique, digits = "", , , eliminations, placements, ...extra] = line.text.trimEnd().split(":");
  const [code = "0000", variant = ""] = technique.match(/\w+/g) ?? [];
  const candidates = (field = ""): CellDigit[] =>
    Array.from(field.matchAll(/\d+/g), ([[digit, row, column]]) => ({
      cell: cellAt(row, column),
      digit: Number(digit),
    }));
  return {
    code,
    variant,
    digits: Array.from(digits.replace(/\D/g, ""), Number),
    eliminations: candidates(eliminations),
    placements: candidates(placements),
    extra: extra.join(":"),
  };
}
