import { type Board, type Proof, type Technique, cellName } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { type Hit, proveHit } from "@wings/core/host";
import { describeFact, factsOf } from "./describe.js";

/** Draws the counterexample of a rejected finding and lists the cited facts; undefined if there is no counterexample. */
export function drawCounterexample(technique: Technique, board: Board, hit: Hit): string | undefined {
  const reason = technique.reason(hit.pattern as never, board);
  const { counter = [], claim }: Proof = proveHit(board, reason, hit);
  if (claim === undefined || counter.length === 0) return undefined;
  const cells = Array.from(board.masks, (mask, cell) => digitsOf(mask).join("") || `${board.values[cell] || "x"}`);
  for (const { cell, digit } of counter) cells[cell] = `=${digit}`;
  const places = hit.placements.some(({ cell, digit }) => cell === claim.cell && digit === claim.digit);
  if (!places) cells[claim.cell] = `?${claim.digit}`;
  const facts = factsOf(reason).map(describeFact);
  return [
    grid(cells),
    `  cited: ${facts.join(", ") || "nothing"}`,
    ...(places
      ? []
      : [`  ?${claim.digit}     assumed: ${cellName(claim.cell)} is ${claim.digit}, which the finding excludes`]),
    "  =      these digits satisfy all cited facts",
  ].join("\n");
}

/** 81 texts as a grid with columns of minimal width. */
function grid(cells: readonly string[]): string {
  const widths = Array.from({ length: 9 }, (_, c) =>
    Math.max(...Array.from({ length: 9 }, (__, r) => cells[r * 9 + c].length)),
  );
  const three = (r: number, c: number): string =>
    [c, c + 1, c + 2].map((at) => cells[r * 9 + at].padEnd(widths[at])).join(" ");
  const rows = Array.from({ length: 9 }, (_, r) => `  ${[0, 3, 6].map((c) => three(r, c)).join(" | ")}`);
  const rule = `  ${[0, 3, 6].map((c) => "-".repeat(three(0, c).length)).join("-+-")}`;
  return [...rows.slice(0, 3), rule, ...rows.slice(3, 6), rule, ...rows.slice(6)]
    .map((row) => row.trimEnd())
    .join("\n");
}
