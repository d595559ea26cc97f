import { type Board, cellName } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { type CellDigit, parseCells } from "@wings/core/host";
import { badCase } from "./errors.js";
import { type Outcome, outcomeOf } from "./outcome.js";

/** Cells, and what happens to them, unless the next word adds more cells. */
const WORD = /^(r[1-9]+c[1-9]+)(?:(≠|<>|!=|#|=)([1-9]+))?$/i;

/** Reads `r1c3≠4 r2c6 r78c9≠12, r5c5=3` from a column of a case. The board must have each candidate. */
export function readOutcome(text: string, from: number, board: Board): Outcome {
  const eliminations: CellDigit[] = [];
  const placements: CellDigit[] = [];
  let waiting: number[] = [];
  for (const { 0: word, index } of text.slice(from).matchAll(/[^\s,]+/g)) {
    const bad = (expected: string): Error => badCase(text, from + index + 1, expected, word);
    const [, cells, sign, digits] = WORD.exec(word) ?? [];
    if (cells === undefined) throw bad("cells and digits such as r12c3≠4 or r1c2=5");
    waiting.push(...parseCells(cells));
    if (sign === undefined) continue;
    if (sign === "=" && digits.length > 1) throw bad("one digit to place");
    for (const cell of waiting) {
      for (const digit of Array.from(digits, Number)) {
        if (!board.has(cell, digit)) throw bad(`a candidate of ${cellName(cell)} (${candidates(board, cell)})`);
        (sign === "=" ? placements : eliminations).push({ cell, digit });
      }
    }
    waiting = [];
  }
  if (waiting.length > 0 || eliminations.length + placements.length === 0) {
    throw badCase(text, text.length + 1, "what happens to the cells, such as ≠4 or =5", "");
  }
  return outcomeOf(eliminations, placements);
}

const candidates = (board: Board, cell: number): string =>
  board.values[cell] > 0 ? `it contains ${board.values[cell]}` : digitsOf(board.masks[cell]).join("") || "it has none";
