import { type Pattern, houseFact, weakLink } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { findBrokenWings, guardiansOf } from "./find-broken-wing.js";

export const pattern = { digit: "digit", cells: "cells", houses: "houses" } as const;
/** The pattern: a digit, the cells of the loop in order, and the house of each with the next one. */
export type BrokenWing = Pattern<typeof pattern>;

/**
 * Broken wing, also called guardian: an odd loop of places of a digit, each sharing a house with the next one. If the houses had no other
 * places, every second cell of the loop would hold the digit. So one of the other places does.
 *
 * ```
 *   ╭─ x ─── x ─g─ x ─── x ─── x ─╮        without the guardian g, x would be in every second cell, but five is odd
 *   ╰─────────────────────────────╯
 * ```
 */
export const brokenWing = /* @__PURE__ */ defineBuiltIn({
  id: "broken-wing",
  name: "Broken Wing",
  minSize: 5,
  ties: true,
  pattern,
  roles: { loop: "cell of the loop", guardian: "guardian" },
  message: {
    long:
      "The cells {cells} can be {digit} and form a loop: each shares a house with the next one ({houses}). If {digit} had no other places in these houses, " +
      "it would be in every second cell, but the number of cells is odd. {claim}: {outcome}.",
    short: "broken wing {digit} {cells}, guarded by {guardians}: {outcome}",
    vague: "An odd loop of places of {digit} can't be all there is.",
    parts: {
      one: "So {digit} is in {guardians}",
      several: "So {digit} is in {guardians}, and can't be in a cell that sees each of these",
    },
  },

  find: (_, report) => {
    findBrokenWings(report);
  },

  reason: ({ digit, houses }) => [...new Set(houses.map((house) => houseFact(house, digit)))],

  marks: (found, board) => {
    const { digit, cells } = found;
    return [
      ...cells.map((cell) => ({ role: "loop" as const, cell, digits: [digit] })),
      ...guardiansOf(board, found).map((cell) => ({ role: "guardian" as const, cell, digits: [digit] })),
      ...cells.map((cell, i) => weakLink(digit, cell, cells[(i + 1) % cells.length])),
    ];
  },

  data: (found, board) => {
    const { digit, cells, houses } = found;
    const places = guardiansOf(board, found);
    const guardians = { cells: places, join: "or" } as const;
    return {
      digit,
      cells: { cells },
      houses: { houses },
      guardians,
      claim: { part: places.length === 1 ? "one" : "several", data: { digit, guardians } },
    };
  },
});
