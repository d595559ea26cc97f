import {
  type Board,
  type Cell,
  type Data,
  type Digit,
  type Mark,
  type Reason,
  type Value,
  candidateDigit,
  cellFact,
  digitsOf,
  maskOfAll,
} from "@wings/core/author";
import { othersIn } from "./guardians.js";

/** Cells that some digits alone can't fill. The other candidates of the cells are the guardians. */
interface Guarded {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/** What patterns of cells with guardians have in common: roles, reason, marks and data. The cells are the facts. */
export const guardedCells = {
  roles: { cell: "cell of the pattern", guardian: "guardian" },

  reason: ({ cells }: Guarded): Reason => cells.map(cellFact),

  marks: ({ cells, digits }: Guarded, board: Board): Mark<"cell" | "guardian">[] => {
    const mask = maskOfAll(digits);
    return cells.flatMap((cell) => {
      const others = digitsOf(board.masks[cell] & ~mask);
      return [
        { role: "cell" as const, cell, digits: digitsOf(board.masks[cell] & mask) },
        ...(others.length > 0 ? [{ role: "guardian" as const, cell, digits: others }] : []),
      ];
    });
  },

  data: ({ cells, digits }: Guarded, board: Board): Data => {
    const guardians = othersIn(board, cells, maskOfAll(digits));
    const byDigit = [...new Set(guardians.map(candidateDigit))].map((digit) =>
      guardians.filter((each) => candidateDigit(each) === digit),
    );
    const list: Value = { list: byDigit.map((candidates) => ({ candidates, join: "or" })), join: "or" };
    return {
      cells: { cells },
      digits: { digits },
      guardians: list,
      claim: { part: guardians.length === 1 ? "one" : "several", data: { guardians: list } },
    };
  },
};

/** What is said of one guardian, and of several. */
export const CLAIM_PARTS = {
  one: "So {guardians} is true",
  several: "So {guardians} is true, and what can't be beside any of these goes",
};
