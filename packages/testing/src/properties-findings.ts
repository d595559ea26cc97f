import { type Board, type Technique, checkStep, isWingsError, search } from "@wings/core";
import { type CellDigit, type Hit, eliminationsOf, proveHit } from "@wings/core/host";
import { drawCounterexample } from "./counterexample.js";
import { describeFact, describePattern } from "./describe.js";
import { type Fault, again, fault, faultOf, problemText } from "./faults.js";
import { eliminated, placed } from "./outcome.js";
import { type Subject, summaryOf } from "./subject.js";
import { foundOf, findingKey } from "./normalize.js";

/** Properties of findings: correct, proved, with a valid size, reported once. */

/** Skipped on boards without a unique solution. */
export function agreesWithSolution(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const { status, solution } = search(board);
  if (status !== "one") return undefined;
  const isTrue = ({ cell, digit }: CellDigit): boolean => solution![cell] === String(digit);
  for (const hit of hits) {
    const wrong = [
      ...eliminationsOf(hit)
        .filter(isTrue)
        .map((at) => ({ at, claim: eliminated(at) })),
      ...hit.placements.filter((at) => !isTrue(at)).map((at) => ({ at, claim: placed(at) })),
    ];
    if (wrong.length === 0) continue;
    const [{ at, claim }] = wrong;
    return fault("CONTRADICTS_SOLUTION", technique, board, {
      expected: placed({ cell: at.cell, digit: Number(solution![at.cell]) }),
      seen: `${claim}, by ${summaryOf(subject, hit)}`,
    });
  }
  return undefined;
}

/** Uses the proof checker of the core. */
export const isProved = ({ technique, board, hits }: Subject): Fault | undefined => proofFault(technique, board, hits);

/** The first hit without a proof on a board. The line that shows it again may name another board. */
export function proofFault(
  technique: Technique,
  board: Board,
  hits: readonly Hit[],
  line = again(technique, board),
): Fault | undefined {
  for (const hit of hits) {
    try {
      checkStep(technique, board, hit);
    } catch (error) {
      if (!isWingsError(error) || error.code !== "WINGS_FINDING_REJECTED") return faultOf(error, technique, board);
      return fault("FINDING_REJECTED", technique, board, {
        expected: `a proof of ${summaryOf({ technique, board }, hit)}`,
        seen: problemText(technique, error.details.problem),
        again: line,
        picture: drawCounterexample(technique, board, hit),
      });
    }
  }
  return undefined;
}

/** A warning: a reason with unneeded facts is valid, but harder to follow. Lemmas and counts are not checked. */
export function isMinimal(subject: Subject): Fault | undefined {
  for (const hit of subject.hits) {
    const unneeded = unneededFault(subject, hit);
    if (unneeded !== undefined) return unneeded;
  }
  return undefined;
}

/**
 * What is said of a finding that is proved without one of its facts. On some boards, that is so for every pattern: a fact of
 * the pattern happens to follow from the others there. Of a technique it says something only if it is so on most boards.
 */
export function unneededFault(subject: Subject, hit: Hit, outOf = ""): Fault | undefined {
  const { technique, board } = subject;
  const reason = technique.reason(hit.pattern as never, board);
  if ("lemmas" in reason || "counts" in reason) return undefined;
  const isUnneeded = (_: unknown, at: number): boolean =>
    proveHit(board, [...reason.slice(0, at), ...reason.slice(at + 1)], hit).status === "proved";
  const unneeded = reason.filter(isUnneeded);
  if (unneeded.length === 0) return undefined;
  return fault("UNNEEDED_FACT", technique, board, {
    expected: `only facts that are needed to prove ${summaryOf(subject, hit)}`,
    seen: `unneeded on this board: the proof works without ${unneeded.map(describeFact).join(", and without ")}${outOf}`,
  });
}

/** A sink keeps no larger sizes. */
const MAX_SIZE = 1000;

export function hasSize(subject: Subject): Fault | undefined {
  const { technique, board, hits, rejected } = subject;
  const { minSize } = technique.meta;
  const wrong = hits.find(({ size }) => !(Number.isInteger(size) && size >= minSize));
  const seen =
    wrong === undefined ? rejected && describePattern(technique, rejected.pattern) : summaryOf(subject, wrong);
  if (seen === undefined) return undefined;
  return fault("WRONG_SIZE", technique, board, {
    expected: `a whole number, at least minSize, which is ${minSize}, and at most ${MAX_SIZE}`,
    seen: `${(wrong ?? rejected)!.size} for ${seen}`,
  });
}

export function isUnique(subject: Subject): Fault | undefined {
  const { technique, board, hits } = subject;
  const seen = new Map<string, Hit>();
  for (const hit of hits) {
    const key = findingKey(technique, board, foundOf(hit));
    const before = seen.get(key);
    if (before !== undefined) {
      return fault("FOUND_TWICE", technique, board, {
        expected: `once: ${summaryOf(subject, before)}`,
        seen: `again: ${summaryOf(subject, hit)}`,
      });
    }
    seen.set(key, hit);
  }
  return undefined;
}
