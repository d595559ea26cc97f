import { type Pattern, type Technique, digitsOf, houseFact, maskOf } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { WORDS, minimal, unionOf } from "./subset-tools.js";
import { findHidden } from "./find-subsets.js";

const pattern = { digits: "digits", cells: "cells", house: "house" } as const;
type HiddenSubset = Pattern<typeof pattern>;
/** The pattern of a hidden pair: two digits, their two places, and the house. */
export type HiddenPair = HiddenSubset;
/** The pattern of a hidden triple: three digits, their three places, and the house. */
export type HiddenTriple = HiddenSubset;
/** The pattern of a hidden quad: four digits, their four places, and the house. */
export type HiddenQuad = HiddenSubset;

/** Hidden subset: k digits have only k places together in a house, so no other digit fits there. */
const hiddenSubset = (size: 2 | 3 | 4): Technique<typeof pattern> =>
  defineBuiltIn({
    id: `hidden-${WORDS[size].id}`,
    name: `Hidden ${WORDS[size].title}`,
    pattern,
    minSize: size,
    roles: { house: "house", subset: "… fit only here" },
    message: {
      long:
        `In {house}, the digits {digits} can only be in {cells}. They fill ${WORDS[size].all} cells, ` +
        "so no other digit fits there: {outcome}.",
      short: "{digits} of {house} are only in {cells}: {outcome}",
      vague: `There is a hidden ${WORDS[size].id} in {house}.`,
    },
    find: (_, report) => {
      findHidden(report, size);
    },

    reason({ digits, cells, house }, { masks }) {
      // By digit: its places, as bits by index in `cells`.
      const sets = digits.map((digit) => unionOf(cells.map((cell, i) => ((masks[cell] >> (digit - 1)) & 1) << i)));
      const mask = unionOf(digits.map(maskOf));
      const losing = unionOf(cells.map((cell, i) => ((masks[cell] & ~mask) === 0 ? 0 : 1 << i)));
      return minimal(sets, losing).map((i) => houseFact(house, digits[i]));
    },
    marks: ({ digits, cells, house }, { masks }) => [
      { role: "house", house },
      ...cells.map((cell) => ({
        role: "subset" as const,
        cell,
        digits: digitsOf(masks[cell]).filter((digit) => digits.includes(digit)),
      })),
    ],
    data: ({ digits, cells, house }) => ({
      digits: { digits },
      cells: { cells },
      house: { house },
    }),
  });

/** Two digits that have only two places in a house. */
export const hiddenPair = /* @__PURE__ */ hiddenSubset(2);
/** Three digits that have only three places in a house. */
export const hiddenTriple = /* @__PURE__ */ hiddenSubset(3);
/** Four digits that have only four places in a house. */
export const hiddenQuad = /* @__PURE__ */ hiddenSubset(4);
