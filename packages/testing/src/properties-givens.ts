import { Board } from "@wings/core";
import { type Fault, fault } from "./faults.js";
import { type Subject, firstDifference, run, summaryOf } from "./subject.js";

/**
 * Boards as people have them: a printed puzzle has 30 givens and more, one that a program exported has none. Digits and
 * candidates are the same, and so must the findings be, if the technique assumes nothing of the puzzle.
 */
export function ignoresGivens({ technique, board, hits }: Subject): Fault | undefined {
  if (technique.meta.assumes !== undefined) return undefined;
  for (const [words, same] of withOtherGivens(board)) {
    const seen = run(technique, same).hits;
    const at = firstDifference(hits, seen);
    if (at < 0) continue;
    const subject = { technique, board };
    return fault("GIVENS_MATTER", technique, board, {
      expected: `finding ${at + 1} with ${words}, too: ${summaryOf(subject, hits[at])}`,
      seen: `finding ${at + 1}: ${summaryOf(subject, seen[at])}`,
    });
  }
  return undefined;
}

/** This many more givens make a printed puzzle of a generated one. */
const MORE = 10;

/** The same digits and candidates, of which others are given. */
function* withOtherGivens(board: Board): Generator<[words: string, same: Board]> {
  const { values, candidates } = board.toState();
  const placed = values.flatMap((digit, cell) => (digit !== 0 && !board.isGiven(cell) ? [cell] : []));
  const given = (isGiven: (cell: number) => boolean): Board =>
    Board.fromState({ givens: values.map((digit, cell) => (isGiven(cell) ? digit : 0)), values, candidates });
  if (placed.length > 0) yield ["the placed digits as givens", given(() => true)];
  if (placed.length > MORE) {
    const chosen = placed.slice(0, MORE);
    yield [`${MORE} of the placed digits as givens`, given((cell) => board.isGiven(cell) || chosen.includes(cell))];
  }
  yield ["all digits placed and none given", given(() => false)];
}
