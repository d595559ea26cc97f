import {
  type Pattern,
  type Technique,
  cellsName,
  defineTechnique,
  digitsOf,
  houseFact,
  houseName,
  maskOf,
} from "@wings/core";
import { WORDS, minimal, unionOf } from "./parts.js";
import { findHidden } from "./search.js";

const pattern = { digits: "digits", cells: "cells", house: "house" } as const;
type HiddenSubset = Pattern<typeof pattern>;
/** The pattern of a hidden pair: two digits, their two places, and the house. */
export type HiddenPair = HiddenSubset;
/** The pattern of a hidden triple: three digits, their three places, and the house. */
export type HiddenTriple = HiddenSubset;
/** The pattern of a hidden quad: four digits, their four places, and the house. */
export type HiddenQuad = HiddenSubset;

/** Hidden subset: some digits have together as many places in a house as they are, so these cells lose all other digits. */
const hiddenSubset = (size: 2 | 3 | 4): Technique<typeof pattern> =>
  defineTechnique({
    id: `hidden-${WORDS[size].id}`,
    name: `Hidden ${WORDS[size].title}`,
    pattern,
    minSize: size,
    roles: { house: "house", subset: "places that the digits share" },
    message: {
      long:
        `In {house} the ${WORDS[size].count} digits {digits} have only the ${WORDS[size].count} places {cells}. ` +
        `They need ${WORDS[size].all} cells, which lose every other digit: {outcome}.`,
      short: "{digits} in {house} have only {cells}: {outcome}",
      vague: `Look for a hidden ${WORDS[size].id} in {house}.`,
    },
    find: (board, sink) => findHidden(board, sink, size),

    reason({ digits, cells, house }, { masks }) {
      // For each digit the set of its places, as bits by position in `cells`.
      const sets = digits.map((digit) => unionOf(cells.map((cell, i) => ((masks[cell] >> (digit - 1)) & 1) << i)));
      const mask = unionOf(digits.map(maskOf));
      const losing = unionOf(cells.map((cell, i) => ((masks[cell] & ~mask) === 0 ? 0 : 1 << i)));
      return minimal(sets, losing).map((i) => houseFact(house, digits[i]));
    },
    marks: ({ digits, cells, house }, { masks }) => [
      { role: "house", house },
      ...cells.map((cell) => ({
        role: "subset",
        cell,
        digits: digitsOf(masks[cell]).filter((digit) => digits.includes(digit)),
      })),
    ],
    data: ({ digits, cells, house }) => ({
      digits: digits.join("/"),
      cells: cellsName(cells),
      house: houseName(house),
    }),
  });

/** Two digits that have only two places in a house. */
export const hiddenPair = /* @__PURE__ */ hiddenSubset(2);
/** Three digits that have only three places in a house. */
export const hiddenTriple = /* @__PURE__ */ hiddenSubset(3);
/** Four digits that have only four places in a house. */
export const hiddenQuad = /* @__PURE__ */ hiddenSubset(4);
