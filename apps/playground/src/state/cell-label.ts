import { type Board, cellName } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import type { Step } from "./step.js";

/** The label of a cell for screen readers: `row 2 column 6, candidates 1 4`. */
export const labelOf = (board: Board, cell: number, step?: Step, isWrong = false): string =>
  `${soundLabel(board, cell, step)}${isWrong ? ", contradictory" : ""}`;

function soundLabel(board: Board, cell: number, step: Step | undefined): string {
  const place = `row ${Math.floor(cell / 9) + 1} column ${(cell % 9) + 1}`;
  const value = board.values[cell];
  if (value !== 0) return `${place}, ${value}${board.isGiven(cell) ? " given" : ""}`;
  const mask = board.masks[cell];
  const label = mask === 0 ? `${place}, no candidates` : `${place}, candidates ${digitsOf(mask).join(" ")}`;
  if (step === undefined) return label;
  const { eliminations, placements } = step.finding;
  const name = cellName(cell);
  const lost = eliminations.filter((each) => each.cell === name).map(({ digit }) => digit);
  const taken = placements.filter((each) => each.cell === name).map(({ digit }) => digit);
  return [label, lost.length > 0 && `remove ${lost.join(" ")}`, taken.length > 0 && `place ${taken.join(" ")}`]
    .filter(Boolean)
    .join(", ");
}
