import { type Board, type Data, type Mark, type Pattern, type Reason, houseFact, nodeOf } from "@wings/core/author";
import { guardiansOf } from "./broken-wing-guardians.js";

export const pattern = { digit: "digit", cells: "cells", houses: "houses" } as const;
type BrokenWing = Pattern<typeof pattern>;

/** How a finding is explained, drawn and proved. */
export const explanation = {
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

  reason: ({ digit, houses }: BrokenWing): Reason => [...new Set(houses.map((house) => houseFact(house, digit)))],

  marks: ({ digit, cells, houses }: BrokenWing, board: Board): Mark<"loop" | "guardian">[] => [
    ...cells.map((cell) => ({ role: "loop" as const, cell, digits: [digit] })),
    ...guardiansOf(board, digit, cells, houses).map((cell) => ({ role: "guardian" as const, cell, digits: [digit] })),
    ...cells.map((cell, i) => ({
      link: "weak" as const,
      from: nodeOf(digit, [cell]),
      to: nodeOf(digit, [cells[(i + 1) % cells.length]]),
    })),
  ],

  data: ({ digit, cells, houses }: BrokenWing, board: Board): Data => {
    const places = guardiansOf(board, digit, cells, houses);
    const guardians = { cells: places, join: "or" } as const;
    return {
      digit,
      cells: { cells },
      houses: { houses },
      guardians,
      claim: { part: places.length === 1 ? "one" : "several", data: { digit, guardians } },
    };
  },
};
