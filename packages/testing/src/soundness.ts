import type { Board, Technique } from "@wings/core";
import { checkTechnique, eliminationsOf } from "@wings/core/host";
import { randomBoards } from "./boards.js";
import { nothingTested } from "./errors.js";
import { failureOf } from "./faults.js";
import { agreesWithSolution, isMinimal, isProved } from "./properties-findings.js";
import { OUTPUT_PROPERTIES, firstFault } from "./output-properties.js";
import { limited, sampleSubject, subjectOf } from "./subject.js";
import { TIMEOUT } from "./time-limit.js";

/** Which boards to test. */
export interface GeneratedOptions {
  /** 1. */
  readonly seed?: number;
  /** How many boards to generate, or your own boards. */
  readonly boards?: number | Iterable<Board>;
  /** The test fails with fewer findings than this on all boards together: 1. */
  readonly least?: number;
}

export interface SoundnessOptions extends GeneratedOptions {
  /** Whether a reason with an unneeded fact fails: false. */
  readonly minimal?: boolean;
}

/** How much was tested. */
export interface Soundness {
  readonly boards: number;
  readonly findings: number;
  readonly eliminations: number;
  readonly placements: number;
}

/**
 * Checks on many boards that no finding contradicts the solution and that each follows from its reason. On every fourth board
 * it also checks the output of one finding. Throws at the first fault. By default, it takes 1,000 random positions of solves.
 */
export function soundness(technique: Technique, options: SoundnessOptions = {}): Soundness {
  const { seed = 1, boards = 1000, least = 1, minimal = false } = options;
  checkTechnique(technique);
  const properties = minimal ? [agreesWithSolution, isProved, isMinimal] : [agreesWithSolution, isProved];
  const tested = { boards: 0, findings: 0, eliminations: 0, placements: 0 };
  for (const board of typeof boards === "number" ? generated(seed, boards) : boards) {
    const subject = limited(technique, board, TIMEOUT, () => subjectOf(technique, board));
    const wrong =
      firstFault(OUTPUT_PROPERTIES, sampleSubject(subject, tested.boards)) ?? firstFault(properties, subject);
    if (wrong !== undefined) throw failureOf([wrong]);
    tested.boards++;
    for (const hit of subject.hits) {
      tested.findings++;
      tested.eliminations += eliminationsOf(hit).length;
      tested.placements += hit.placements.length;
    }
  }
  if (tested.findings < least) throw nothingTested(technique.id, tested.boards, tested.findings, least);
  return tested;
}

function* generated(seed: number, count: number): Generator<Board, void, undefined> {
  for (const { board } of randomBoards(seed, count)) yield board;
}
