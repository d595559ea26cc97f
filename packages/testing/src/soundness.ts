import { refuseEmptyPops } from "./empty-sets.js";
import type { Board, Technique } from "@wings/core";
import { badArgument, checkOptionNames, checkTechnique, eliminationsOf } from "@wings/core/host";
import { randomBoards } from "./boards.js";
import { nothingTested } from "./errors.js";
import { type Fault, failureOf } from "./faults.js";
import { agreesWithSolution, isProved, unneededFault } from "./properties-findings.js";
import { OUTPUT_PROPERTIES, firstFault } from "./output-properties.js";
import { type Subject, limited, sampleSubject, subjectOf } from "./subject.js";
import { refuseEnded } from "./ended.js";
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
  /**
   * Whether unneeded facts fail: false. With true, the test fails if more than half of the findings are proved without one of
   * their facts. On single boards, any pattern can have a fact that is not needed there.
   */
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
  checkTechnique(technique);
  refuseEmptyPops();
  refuseEnded(technique);
  checkOptionNames(options, "seed boards least minimal");
  const { seed = 1, boards = 1000, least = 1, minimal = false } = options;
  if (!Number.isInteger(seed)) throw badArgument(seed, "a whole number");
  if (!Number.isFinite(least)) throw badArgument(least, "a number");
  if (!(Number.isInteger(boards) || Symbol.iterator in Object(boards)) || typeof boards === "string")
    throw badArgument(boards, "a number of boards, or a list of boards");
  const unneeded = new UnneededFacts();
  const tested = { boards: 0, findings: 0, eliminations: 0, placements: 0 };
  for (const board of typeof boards === "number" ? generated(seed, boards) : boards) {
    const subject = limited(technique, board, TIMEOUT, () => subjectOf(technique, board));
    const wrong =
      firstFault(OUTPUT_PROPERTIES, sampleSubject(subject, tested.boards)) ??
      firstFault([agreesWithSolution, isProved], subject);
    if (wrong !== undefined) throw failureOf([wrong]);
    if (minimal) unneeded.add(subject);
    tested.boards++;
    for (const hit of subject.hits) {
      tested.findings++;
      tested.eliminations += eliminationsOf(hit).length;
      tested.placements += hit.placements.length;
    }
  }
  const needless = unneeded.fault();
  if (needless !== undefined) throw failureOf([needless]);
  if (tested.findings < least) throw nothingTested(technique.id, tested.boards, tested.findings, least);
  return tested;
}

/** Counts the findings with an unneeded fact. */
class UnneededFacts {
  #findings = 0;
  #unneeded = 0;
  #first: (() => Fault | undefined) | undefined;

  add(subject: Subject): void {
    for (const hit of subject.hits) {
      this.#findings++;
      if (unneededFault(subject, hit) === undefined) continue;
      this.#unneeded++;
      this.#first ??= () =>
        unneededFault(subject, hit, `; so it is in ${this.#unneeded} of ${this.#findings} findings, more than half`);
    }
  }

  fault(): Fault | undefined {
    return this.#unneeded * 2 > this.#findings ? this.#first!() : undefined;
  }
}

function* generated(seed: number, count: number): Generator<Board, void, undefined> {
  for (const { board } of randomBoards(seed, count)) yield board;
}
