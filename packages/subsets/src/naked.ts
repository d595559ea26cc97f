import { cellFact, cellsIn, digitsOf, type Pattern, type Technique } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { WORDS, minimal, unionOf } from "./subset-tools.js";
import { findNaked } from "./find-subsets.js";

const pattern = { cells: "cells", digits: "digits", house: "house" } as const;
type NakedSubset = Pattern<typeof pattern>;
/** The pattern of a naked pair: two cells, their digits, and the house. */
export type NakedPair = NakedSubset;
/** The pattern of a naked triple: three cells, their digits, and the house. */
export type NakedTriple = NakedSubset;
/** The pattern of a naked quad: four cells, their digits, and the house. */
export type NakedQuad = NakedSubset;

/** Naked subset: k cells of a house have only k candidates together, so no other cell of the house can hold them. */
const nakedSubset = (size: 2 | 3 | 4): Technique<typeof pattern> =>
  defineBuiltIn({
    id: `naked-${WORDS[size].id}`,
    name: `Naked ${WORDS[size].title}`,
    pattern,
    minSize: size,
    roles: { house: "house", subset: "only … fit here" },
    message: {
      long:
        `In {house}, {cells} have only the candidates {digits}. The ${WORDS[size].count} cells need these ` +
        `${WORDS[size].count} digits, so no other cell of {house} can hold them: {outcome}.`,
      short: "{cells} in {house} have only {digits}: {outcome}",
      vague: `There is a naked ${WORDS[size].id} in {house}.`,
    },
    find: (_, report) => {
      findNaked(report, size);
    },

    reason({ cells, house }, board) {
      const { masks } = board;
      const others = cellsIn(board, house).filter((cell) => !cells.includes(cell));
      const sets = cells.map((cell) => masks[cell]);
      const lost = unionOf(others.map((cell) => masks[cell])) & unionOf(sets);
      return minimal(sets, lost).map((i) => cellFact(cells[i]));
    },
    marks: ({ cells, house }, { masks }) => [
      { role: "house", house },
      ...cells.map((cell) => ({ role: "subset" as const, cell, digits: digitsOf(masks[cell]) })),
    ],
    data: ({ cells, digits, house }) => ({
      cells: { cells },
      digits: { digits },
      house: { house },
    }),
  });

/** Two cells of a house with only two digits. */
export const nakedPair = /* @__PURE__ */ nakedSubset(2);
/** Three cells of a house with only three digits. */
export const nakedTriple = /* @__PURE__ */ nakedSubset(3);
/** Four cells of a house with only four digits. */
export const nakedQuad = /* @__PURE__ */ nakedSubset(4);
