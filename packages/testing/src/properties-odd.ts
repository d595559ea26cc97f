import { hasOneSolution } from "@wings/core";
import { describeHit } from "@wings/core/host";
import type { Fault } from "./faults.js";
import { oddBoards } from "./odd-boards.js";
import { OUTPUT_PROPERTIES, firstFault } from "./output-properties.js";
import { foundWithSeveralSolutions } from "./properties-assumption.js";
import { isProved } from "./properties-findings.js";
import { type Subject, subjectOf, withSomeHits } from "./subject.js";

/** So many findings of an odd board are looked at: an empty one can have thousands. */
const MOST = 3;

/** A technique may find nothing on odd boards, but it must return. Where there is a solution, its findings must be right. */
export function acceptsAnyBoard({ technique, board }: Subject): Fault | undefined {
  for (const { board: odd, isBroken } of oddBoards(board)) {
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
