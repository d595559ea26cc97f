import {
  type Board,
  type CellDigit,
  type Hit,
  type SearchResult,
  type Technique,
  cellName,
  eliminationsOf,
  findingOf,
  format,
  proveHit,
} from "@wings/core";
import { pluginFailed, pluginLies } from "../errors.js";
import { objectionTo } from "./counterexample.js";

/**
 * Holds a stranger's finding to its reason, and to the solution where the board has only one; throws an error that
 * names plugin, finding and counter-example where it fails.
 */
export function checkFinding(plugin: string, technique: Technique, board: Board, hit: Hit, truth: SearchResult): void {
  const claims = [
    ...hit.placements.map(({ cell, digit }) => ({ cell, digit, sign: "=" })),
    ...eliminationsOf(hit).map(({ cell, digit }) => ({ cell, digit, sign: "≠" })),
  ];
  const refuse = (status: string, why: string, against: Readonly<Record<string, readonly CellDigit[]>> = {}): never => {
    const outcome = claims.map(({ cell, digit, sign }) => `${cellName(cell)}${sign}${digit}`).join(" ");
    throw pluginLies(
      plugin,
      technique.id,
      `"${outcome}" (pattern ${patternOf(technique, board, hit)})`,
      status,
      why,
      format(board, "url"),
      objectionTo(technique, board, hit, against),
    );
  };
  if (truth.status === "one") {
    const wrong = claims.find(({ cell, digit, sign }) => (truth.solution![cell] === String(digit)) !== (sign === "="));
    if (wrong !== undefined) {
      const { cell } = wrong;
      const digit = Number(truth.solution![cell]);
      refuse("wrong", `the only solution has ${cellName(cell)}=${digit}`, {
        "the only solution has": [{ cell, digit }],
      });
    }
  }
  if (technique.meta.assumes !== undefined) {
    if (truth.status !== "one") refuse("not proved", "it assumes one solution, and the board has not one");
    return;
  }
  let proof;
  try {
    proof = proveHit(board, technique.reason(hit.pattern as never, board), hit);
  } catch (error) {
    throw pluginFailed(plugin, technique.id, (error as Error).message);
  }
  const { status, text, counter = [] } = proof;
  if (status !== "proved")
    refuse(status === "refuted" ? "not proved by its reason" : "not proved within bounds", text, {
      "every cited fact holds with": counter,
    });
}

function patternOf(technique: Technique, board: Board, hit: Hit): string {
  try {
    return JSON.stringify(findingOf(technique, board, hit).pattern);
  } catch {
    return JSON.stringify(hit.pattern);
  }
}
