import {
  type Board,
  type Candidate,
  candidateCell,
  candidateOf,
  cellFact,
  digitOf,
  digitsOf,
  type Grid,
  cellsIn,
  houseFact,
  houseOf,
  housesIn,
  isCellFact,
  memo,
  sees,
} from "@wings/core/author";

/** The candidates of a board and its facts: each fact has one true candidate, which sets say too. */
export interface LogicBoard extends Grid {
  /** The candidates, ascending. */
  readonly candidates: readonly Candidate[];
  /** The facts, as numbers of `cellFact` and `houseFact`, ascending. */
  readonly facts: readonly number[];
  /** The candidates of each fact, as indexes into `candidates`. */
  readonly members: readonly (readonly number[])[];
  /** The facts of each candidate, as indexes into `facts`. */
  readonly factsOf: readonly (readonly number[])[];
}

/** The candidates and facts of a board, made once for a position. */
export const logicBoard = (board: Board): LogicBoard => memo(board, "wings/logic-board", makeLogicBoard);

function makeLogicBoard(board: Board): LogicBoard {
  const candidates: Candidate[] = [];
  const indexOf = new Int16Array(729).fill(-1);
  const facts: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (board.values[cell] !== 0) continue;
    facts.push(cellFact(cell));
    for (const digit of digitsOf(board.masks[cell])) {
      indexOf[candidateOf(cell, digit)] = candidates.length;
      candidates.push(candidateOf(cell, digit));
    }
  }
  for (const house of housesIn(board)) {
    const placed = new Set(cellsIn(board, house).map((cell) => board.values[cell]));
    for (let digit = 1; digit <= 9; digit++) if (!placed.has(digit)) facts.push(houseFact(house, digit));
  }
  const factsOf: number[][] = candidates.map(() => []);
  const members = facts.map((fact, at) => {
    const all = isCellFact(fact)
      ? digitsOf(board.masks[fact]).map((digit) => indexOf[candidateOf(fact, digit)])
      : cellsIn(board, houseOf(fact)).map((cell) => indexOf[candidateOf(cell, digitOf(fact))]);
    const present = all.filter((index) => index >= 0);
    for (const index of present) factsOf[index].push(at);
    return present;
  });
  return { layout: board.layout, candidates, facts, members, factsOf };
}

/** Whether two different candidates can't both be true. */
export function conflict(grid: Grid, a: Candidate, b: Candidate): boolean {
  const cell = candidateCell(a);
  const other = candidateCell(b);
  return cell === other || (a % 9 === b % 9 && sees(grid, cell, other));
}
