import { type Board, isWingsError, type Technique } from "@wings/core";
import { CellSet, type Reporter } from "@wings/core/author";
import { type Hit, proveHit, Sink } from "@wings/core/host";

/**
 * Runs a technique that may know nothing of the further rules, because it assumes one solution or somebody else made it. Only those
 * findings count that the checker proves.
 */
export function findProved(technique: Technique, board: Board, report: Reporter): void {
  const found = new Sink(board, "all");
  found.reset(technique.meta.minSize, technique.isOurs !== true);
  found.maxFindings = MAX_FINDINGS;
  technique.find(board, found);
  for (const hit of found.hits) {
    if (!isProved(technique, board, hit)) continue;
    const { eliminations, placements } = hit;
    for (let i = 0; i < eliminations.length; i += 4) {
      cells.w0 = eliminations[i + 1];
      cells.w1 = eliminations[i + 2];
      cells.w2 = eliminations[i + 3];
      report.eliminate(eliminations[i], cells);
    }
    for (const { cell, digit } of placements) report.place(cell, digit);
    if (report.commit(hit.pattern as never, hit.size)) return;
  }
}

const MAX_FINDINGS = 100_000;
const cells = new CellSet();

function isProved(technique: Technique, board: Board, hit: Hit): boolean {
  try {
    const { status, assumes } = proveHit(board, technique.reason(hit.pattern as never, board), hit);
    // What follows without the assumption is for other techniques: the words of this one would be wrong.
    return status === "proved" && assumes === technique.meta.assumes;
  } catch (error) {
    // A pattern that is deadly on a classic board only is no fact here.
    if (isWingsError(error) && error.code === "WINGS_BAD_FACT") return false;
    throw error;
  }
}
