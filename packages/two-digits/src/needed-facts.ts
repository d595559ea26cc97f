import {
  type Board,
  type Candidate,
  candidateCell,
  candidateOf,
  type DeadlyFact,
  type Digit,
  digitOf,
  digitsOf,
  houseFact,
  houseOf,
  nodeOf,
  placesIn,
  sees,
} from "@wings/core/author";

/** A digit in a house, or a deadly pattern. */
export type CitedFact = number | DeadlyFact;

/** A digit in each row in which it is not placed. */
export const rowFacts = (board: Board, digit: Digit): CitedFact[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .filter((row) => !board.values.subarray(row * 9, row * 9 + 9).includes(digit))
    .map((row) => houseFact(row, digit));

/** The facts that are needed to rule out all of the candidates. Each is left out, in order, if the others are enough. */
export function neededFacts(board: Board, facts: readonly CitedFact[], out: readonly Candidate[]): CitedFact[] {
  const choices = new Map(facts.map((fact) => [fact, candidatesOf(board, fact)]));
  for (const fact of facts) {
    const candidates = choices.get(fact)!;
    choices.delete(fact);
    const others = [...choices.values()];
    if (out.some((candidate) => canBe(board, narrow(board, others, candidate)))) choices.set(fact, candidates);
  }
  return facts.filter((fact) => choices.has(fact));
}

/** The candidates of which one is true: of a digit in a house, or those beyond the digits of a deadly pattern. */
const candidatesOf = (board: Board, fact: CitedFact): Candidate[] =>
  typeof fact === "number"
    ? nodeOf(digitOf(fact), placesIn(board, digitOf(fact), houseOf(fact)))
    : fact.cells.flatMap((cell, i) =>
        digitsOf(board.masks[cell] & ~fact.digits[i]).map((digit) => candidateOf(cell, digit)),
      );

/** Whether one candidate of each list can be true. */
function canBe(board: Board, lists: readonly Candidate[][]): boolean {
  if (lists.length === 0) return true;
  let tightest = lists[0];
  for (const list of lists) if (list.length < tightest.length) tightest = list;
  return tightest.some((candidate) => canBe(board, narrow(board, lists, candidate)));
}

/** The lists that are left where a candidate is true, each with the candidates that can be true beside it. */
function narrow(board: Board, lists: readonly Candidate[][], candidate: Candidate): Candidate[][] {
  const left: Candidate[][] = [];
  for (const list of lists) {
    if (list.includes(candidate)) continue;
    const others = list.filter((other) => goTogether(board, candidate, other));
    // Nothing else matters.
    if (others.length === 0) return [others];
    left.push(others);
  }
  return left;
}

const goTogether = (board: Board, a: Candidate, b: Candidate): boolean =>
  candidateCell(a) !== candidateCell(b) && (a % 9 !== b % 9 || !sees(board, candidateCell(a), candidateCell(b)));
