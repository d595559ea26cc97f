import { type Board, type Cell, cellFact, type Count, type Digit, digitsOf, houseFact } from "@wings/core/author";
import { type Dominoes, MOST, coverOf, dominoesOf, withDigit } from "./dominoes.js";

/** A candidate that leaves, and the count that proves it, which only a reader needs. */
interface Outcome {
  readonly cell: Cell;
  readonly digit: Digit;
  count(this: void): Count;
}

/** What leaves: a digit in a cell, if the loop has too few places for the digit without the cell and what it sees. */
export function outcomesOf(board: Board, lines: readonly number[]): Outcome[] {
  const dominoes = dominoesOf(board, lines);
  const cells = dominoes.flat();
  const outcomes: Outcome[] = [];
  for (const digit of ALL) {
    const most = MOST[withDigit(board, dominoes, digit)];
    if (most === 0) continue;
    for (let cell = 0; cell < 81; cell++) {
      if (((board.masks[cell] >> (digit - 1)) & 1) === 0) continue;
      const left = withDigit(board, dominoes, digit, cell);
      if (MOST[left] < most - (cells.includes(cell) ? 1 : 0))
        outcomes.push({ cell, digit, count: () => countOf(board, dominoes, digit, left, cell) });
    }
  }
  return outcomes;
}

const ALL = /* @__PURE__ */ digitsOf(511);

/** The cells of the loop need a digit each, and the houses of its digits hold one each. */
function countOf(board: Board, dominoes: Dominoes, digit: Digit, left: number, taken: number): Count {
  const facts = dominoes.flat().filter((cell) => cell !== taken);
  const sets = ALL.flatMap((each) =>
    coverOf(dominoes, each === digit ? left : withDigit(board, dominoes, each)).map((house) => houseFact(house, each)),
  );
  return {
    facts: facts.map((cell) => [cellFact(cell), 1]),
    sets: sets.map((set) => [set, 1]),
  };
}
