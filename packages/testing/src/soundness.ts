import { type Board, type Technique, checkTechnique, eliminationsOf } from "@wings/core";
import { randomBoards } from "./boards.js";
import { nothingTested } from "./errors.js";
import { failureOf } from "./faults.js";
import { agreesWithSolution, isMinimal, isProved } from "./properties-findings.js";
import { OUTPUT_PROPERTIES, firstFault } from "./properties.js";
import { sampleSubject, subjectOf } from "./subject.js";

/** On which boards to test, and how much must be found there for the test to say something. */
export interface GeneratedOptions {
  /** 1. */
  readonly seed?: number;
  /** How many boards to make, or boards of your own. */
  readonly boards?: number | Iterable<Board>;
  /** With fewer findings than this on all boards together the test fails: 1. */
  readonly least?: number;
}

export interface SoundnessOptions extends GeneratedOptions {
  /** Whether a reason with a fact that isn't needed fails: false. */
  readonly minimal?: boolean;
}

/** What was tested. */
export interface Soundness {
  readonly boards: number;
  readonly findings: number;
  readonly eliminations: number;
  readonly placements: number;
}

/**
 * Whether a technique is right on many boards: no finding contradicts the solution, each follows from its reason, and
 * what is told of it (of one finding on each fourth board) is as it must be. Throws where it is not, with the board; answers how much was tested. The boards are 1,000 at random moments of a solve.
 */
export function soundness(technique: Technique, options: SoundnessOptions = {}): Soundness {
  const { seed = 1, boards = 1000, least = 1, minimal = false } = options;
  checkTechnique(technique);
  const properties = minimal ? [agreesWithSolution, isProved, isMinimal] : [agreesWithSolution, isProved];
  const tested = { boards: 0, findings: 0, eliminations: 0, placements: 0 };
  for (const board of typeof boards === "number" ? generated(seed, boards) : boards) {
    const subject = subjectOf(technique, board);
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
