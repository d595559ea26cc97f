import { Board, type Technique, hasOneSolution } from "@wings/core";
import { type Fact, cellFact, houseFact } from "@wings/core/author";
import { type Hit, proveHit } from "@wings/core/host";
import { type Fault, fault } from "./faults.js";
import { type Subject, run, summaryOf } from "./subject.js";
import { factsOf } from "./describe.js";
import { patternEntities } from "./text-entities.js";

/** Properties of techniques that assume a unique solution. */

/** On the same position with fewer givens the puzzle has several solutions, and the assumption is wrong. */
export function findsNothingWithSeveralSolutions({ technique, board }: Subject): Fault | undefined {
  if (technique.meta.assumes === undefined) return undefined;
  const loose = withOneGiven(board);
  if (hasOneSolution(loose)) return undefined;
  const [hit] = run(technique, loose).hits;
  return hit && foundWithSeveralSolutions(technique, loose, hit);
}

/** A finding on a board whose givens have several solutions. */
export const foundWithSeveralSolutions = (technique: Technique, board: Board, hit: Hit): Fault =>
  fault("SEVERAL_SOLUTIONS", technique, board, {
    expected: "nothing, because the givens have several solutions: find must return if hasOneSolution(board) is false",
    seen: summaryOf({ technique, board }, hit),
  });

/** The same digits and candidates, of which only the first digit is given. */
function withOneGiven(board: Board): Board {
  const { values, candidates } = board.toState();
  const first = values.findIndex((digit) => digit !== 0);
  return Board.fromState({ givens: values.map((digit, cell) => (cell === first ? digit : 0)), values, candidates });
}

/**
 * Whether all findings can be proved without a deadly pattern or a mirror: by the other facts of their reasons, and by the cells of the
 * patterns and their digits in their houses. Then the technique need not assume a unique solution.
 */
export const followsWithoutAssumption = ({ technique, board, hits }: Subject): boolean =>
  hits.every((hit) => proveHit(board, plainFacts(technique, board, hit), hit).status === "proved");

function plainFacts(technique: Technique, board: Board, hit: Hit): Fact[] {
  const { cells, houses, digits } = patternEntities(technique, hit.pattern);
  const cited = factsOf(technique.reason(hit.pattern as never, board)).filter((fact) => typeof fact === "number");
  const own = [...cells].map(cellFact);
  const inHouses = [...houses].flatMap((house) => [...digits].map((digit) => houseFact(house, digit)));
  return [...new Set([...cited, ...own, ...inHouses])];
}

/** A warning: the assumption excludes puzzles without need. */
export const unneededAssumption = (technique: Technique, board: Board, findings: number): Fault =>
  fault("UNNEEDED_ASSUMPTION", technique, board, {
    expected: 'no `assumes: "unique-solution"`, so that it also works on puzzles with several solutions',
    seen: `all ${findings} findings can be proved without a deadly pattern or a mirror`,
  });
