import { CellSet, type Digit, type House, type Reporter, addAll, houseSet, removeAll } from "@wings/core/author";

/** The lines of a fish. A cell of the cover that is not in the base loses the digit. */
interface Lines {
  readonly digit: Digit;
  readonly base: readonly House[];
  readonly cover: readonly House[];
}

/** Removes the digit from the cells of the cover lines that are not in the base and, if there is a box, lie in it. */
export function eliminateInCover(report: Reporter<never>, { digit, base, cover }: Lines, box?: House): void {
  const { board } = report;
  targets.copy(houseSet(board, cover[0]));
  for (let i = 1; i < cover.length; i++) addAll(targets, houseSet(board, cover[i]));
  for (const house of base) removeAll(targets, houseSet(board, house));
  if (box !== undefined) targets.keep(houseSet(board, box));
  report.eliminate(digit, targets);
}

const targets = /* @__PURE__ */ new CellSet();
