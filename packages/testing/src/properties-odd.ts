import { hasOneSolution } from "@wings/core";
import { describeHit } from "@wings/core/host";
import type { Fault } from "./faults.js";
import { oddBoards } from "./odd-boards.js";
import { OUTPUT_PROPERTIES, firstFault } from "./output-properties.js";
import { foundWithSeveralSolutions } from "./properties-assumption.js";
import { isProved } from "./properties-findings.js";
import { type Subject, subjectOf, withSomeHits } from "./subject.js";

/** This many findings of an odd board are looked at: an empty one can have thousands. */
const MOST = 3;

/** A technique may find nothing on odd boards, but it must return. Where there is a solution, its findings must be right. */
export function acceptsAnyBoard({ technique, board }: Subject): Fault | undefined {
  const isUsual = hasDefaultOptions(technique);
  for (const { board: odd, isBroken, isNearlyEmpty } of oddBoards(board)) {
    // An option can ask for a search that takes hours on an empty board, as three levels of nested nets do.
    if (isNearlyEmpty && !isUsual) continue;
    const subject = withSomeHits(subjectOf(technique, odd), MOST);
    const [first] = subject.hits;
    if (first === undefined) continue;
    if (!isBroken) {
      if (technique.meta.assumes !== undefined && !hasOneSolution(odd))
        return foundWithSeveralSolutions(technique, odd, first);
      const wrong = firstFault([isProved, ...OUTPUT_PROPERTIES], subject);
      if (wrong !== undefined) return wrong;
    }
    for (const hit of subject.hits) describeHit(technique, odd, hit);
  }
  return undefined;
}

const hasDefaultOptions = ({ meta, options }: Subject["technique"]): boolean =>
  Object.entries(meta.options).every(([option, spec]) => options[option] === spec.default);
