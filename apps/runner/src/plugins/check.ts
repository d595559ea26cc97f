import {
  type Board,
  type Hit,
  type SearchResult,
  type Technique,
  cellName,
  eliminationsOf,
  findingOf,
  format,
  placementsOf,
  proveHit,
} from "@wings/core";
import { pluginFailed, pluginLies } from "../errors.js";

/**
 * Holds a stranger's finding to its reason, and to the solution where the board has only one; throws an error that
 * names plugin, finding and counter-example where it fails.
 */
export function checkFinding(plugin: string, technique: Technique, board: Board, hit: Hit, truth: SearchResult): void {
  const claims = [
    ...placementsOf(hit).map(({ cell, digit }) => ({ cell, digit, sign: "=" })),
    ...eliminationsOf(hit).map(({ cell, digit }) => ({ cell, digit, sign: "≠" })),
  ];
  const refuse = (status: string, why: string): never => {
    const outcome = claims.map(({ cell, digit, sign }) => `${cellName(cell)}${sign}${digit}`).join(" ");
    throw pluginLies(
      plugin,
      technique.id,
      `"${outcome}" (pattern ${patternOf(technique, board, hit)})`,
      status,
      why,
      format(board, "url"),
    );
  };
  if (truth.status === "one") {
    const wrong = claims.find(({ cell, digit, sign }) => (truth.solution![cell] === String(digit)) !== (sign === "="));
    if (wrong !== undefined)
      refuse("wrong", `the only solution has ${cellName(wrong.cell)}=${truth.solution![wrong.cell]}`);
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
  if (proof.status !== "proved")
    refuse(proof.status === "refuted" ? "not proved by its reason" : "not proved within bounds", proof.text);
}

function patternOf(technique: Technique, board: Board, hit: Hit): string {
  try {
    return JSON.stringify(findingOf(technique, board, hit).pattern);
  } catch {
    return JSON.stringify(hit.pattern);
  }
}
