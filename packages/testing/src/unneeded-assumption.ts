import { type Board, type Hit, type Technique, cellFact, houseFact, proveHit } from "@wings/core";
import { type Fault, fault } from "./faults.js";
import type { Subject } from "./subject.js";

/**
 * Whether all that is found follows from what the patterns hold: the facts of their cells, and those of their digits in
 * their houses. Then there is no need to assume that a puzzle has one solution, and no need to go without proofs.
 */
export const followsWithoutAssumption = ({ technique, board, hits }: Subject): boolean =>
  hits.every((hit) => proveHit(board, factsOf(technique, hit), hit).status === "proved");

function factsOf({ meta }: Technique, { pattern }: Hit): number[] {
  const all = (letter: string): number[] => {
    const fields = Object.keys(meta.pattern).filter((field) => meta.pattern[field].startsWith(letter));
    return [...new Set(fields.flatMap((field) => pattern[field] as number | number[]))];
  };
  const digits = all("d");
  return [...all("c").map(cellFact), ...all("h").flatMap((house) => digits.map((digit) => houseFact(house, digit)))];
}

/** A warning: proofs are switched off for nothing. */
export const unneededAssumption = (technique: Technique, board: Board, findings: number): Fault =>
  fault("UNNEEDED_ASSUMPTION", technique, board, {
    expected: 'no `assumes: "unique-solution"`, and a reason, so that each step can be proved',
    seen: `all findings (${findings}) follow from the cells of their patterns, and their digits in their houses`,
  });
