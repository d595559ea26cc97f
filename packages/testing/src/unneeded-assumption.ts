import type { Board, Technique } from "@wings/core";
import { cellFact, houseFact } from "@wings/core/author";
import { type Hit, proveHit } from "@wings/core/host";
import { type Fault, fault } from "./faults.js";
import type { Subject } from "./subject.js";

/**
 * Whether the cells of the patterns, and their digits in their houses, prove all findings. Then the technique need not assume
 * a unique solution.
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

/** A warning: the assumption switches proofs off without need. */
export const unneededAssumption = (technique: Technique, board: Board, findings: number): Fault =>
  fault("UNNEEDED_ASSUMPTION", technique, board, {
    expected: 'a reason instead of `assumes: "unique-solution"`, so that each step can be proved',
    seen: `the cells of the patterns, and their digits in their houses, prove all ${findings} findings`,
  });
