import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  type Value,
  candidateDigit,
  cellFact,
  digitsOf,
} from "@wings/core/author";
import { maskOfAll, othersIn } from "./guardians.js";

export const pattern = { cells: "cells", digits: "digits" } as const;
type Guarded = Pattern<typeof pattern>;

/** What patterns of cells with guardians have in common: the cells are the facts. */
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

/** How a bivalue oddagon is explained, drawn and proved. */
export const explanation = {
  ...guardedCells,
  message: {
    long:
      "Each of the cells {cells} sees the next one, and the last sees the first. If they held only {digits}, the two digits would take turns, but the " +
      "number of cells is odd. {claim}: {outcome}.",
    short: "oddagon {digits} {cells}, guarded by {guardians}: {outcome}",
    vague: "An odd loop of cells can't hold only {digits}.",
    parts: CLAIM_PARTS,
  },
};
