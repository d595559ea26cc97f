import { type Board, type NamedMark, type SearchResult, type Technique, cellName, format } from "@wings/core";
import { type CellDigit, type Hit, describeHit, eliminationsOf, proveHit, refuseUndeclared } from "@wings/core/host";
import { pluginFailed, pluginFinding } from "./errors.js";
import type { Counterexample } from "../../terminal/coded-error.js";

/**
 * Checks a plugin's finding against its reason, and against the solution if the board has only one. A wrong finding throws an
 * error that names the plugin, the finding and a counterexample.
 */
export function checkFinding(plugin: string, technique: Technique, board: Board, hit: Hit, truth: SearchResult): void {
  const claims = [
    ...hit.placements.map(({ cell, digit }) => ({ cell, digit, sign: "=" })),
    ...eliminationsOf(hit).map(({ cell, digit }) => ({ cell, digit, sign: "≠" })),
  ];
  const refuse = (status: string, why: string, contradicting: Contradicting = {}): never => {
    const outcome = claims.map(({ cell, digit, sign }) => `${cellName(cell)}${sign}${digit}`).join(" ");
    throw pluginFinding({
      plugin,
      technique: technique.id,
      finding: `"${outcome}" (pattern ${patternText(technique, board, hit)})`,
      status,
      why,
      board: format(board, "url"),
      counterexample: counterexample(technique, board, hit, contradicting),
    });
  };
  if (truth.status === "one") {
    const wrong = claims.find(({ cell, digit, sign }) => (truth.solution![cell] === String(digit)) !== (sign === "="));
    if (wrong !== undefined) {
      const { cell } = wrong;
      const digit = Number(truth.solution![cell]);
      refuse("wrong", `Counterexample: the only solution has ${cellName(cell)}=${digit}`, {
        "the only solution has": [{ cell, digit }],
      });
    }
  }
  let proof;
  try {
    proof = refuseUndeclared(
      proveHit(board, technique.reason(hit.pattern as never, board), hit),
      technique.meta.assumes,
    );
  } catch (error) {
    throw pluginFailed(plugin, technique.id, (error as Error).message);
  }
  const { status, text, counter = [] } = proof;
  if (status !== "proved")
    refuse("not proved by its reason", status === "refuted" ? `Counterexample: ${text}` : `Why: ${text}`, {
      "every cited fact holds with": counter,
    });
}

function patternText(technique: Technique, board: Board, hit: Hit): string {
  try {
    return JSON.stringify(describeHit(technique, board, hit).pattern);
  } catch {
    return JSON.stringify(hit.pattern);
  }
}

/** The candidates that contradict a finding, by a description for the legend. */
type Contradicting = Readonly<Record<string, readonly CellDigit[]>>;

const REFUTED = "eliminated by the finding";

/** A drawing of the finding and the candidates that contradict it; undefined if the finding can't be drawn. */
function counterexample(
  technique: Technique,
  board: Board,
  hit: Hit,
  contradicting: Contradicting,
): Counterexample | undefined {
  let own: readonly NamedMark[];
  try {
    own = describeHit(technique, board, hit).marks;
  } catch {
    return undefined;
  }
  const names = Object.values(contradicting)
    .flat()
    .map(({ cell, digit }) => `${cellName(cell)} ${digit}`);
  const marks: NamedMark[] = [];
  for (const mark of own) {
    if (!("role" in mark && mark.role === "eliminated" && "cell" in mark)) marks.push(mark);
    else {
      // A struck-out candidate would hide that it contradicts the finding.
      for (const digit of mark.digits ?? []) {
        const role = names.includes(`${mark.cell} ${digit}`) ? REFUTED : mark.role;
        marks.push({ role, cell: mark.cell, digits: [digit] });
      }
    }
  }
  for (const [role, candidates] of Object.entries(contradicting)) {
    for (const { cell, digit } of candidates) marks.push({ role, cell: cellName(cell), digits: [digit] });
  }
  const { name, roles } = technique.meta;
  const first = [REFUTED, ...Object.keys(contradicting)].map((word) => [word, word] as const);
  return { board: format(board, "url"), marks, names: { name, roles: { ...Object.fromEntries(first), ...roles } } };
}
