import {
  type Board,
  type Cell,
  cellFact,
  type Digit,
  type House,
  maskIn,
  type Data,
  digitsOf,
  inHouse,
  maskOf,
  type Pattern,
  type Technique,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { findBent } from "./find-bent.js";
import { crossings } from "./crossings.js";
import { COUNTS, wingName } from "./names.js";

/**
 * The cells, ascending, and the unrestricted digit. The houses are not part of the pattern: the same cells found through
 * other houses are the same set.
 */
const pattern = { cells: "cells", z: "digit" } as const;
/** The pattern of a bent wing: its cells, and the digit that is eliminated. */
export type BentWing = Pattern<typeof pattern>;

/** The bent form of an order. */
export function bentWing(order: number): Technique<typeof pattern, Record<never, never>> {
  const name = wingName(order);
  return defineBuiltIn({
    id: `bent-${name.toLowerCase()}`,
    name: `Bent ${name}`,
    pattern,
    roles: { set: "cell of the bent set", z: "place of Z in the set" },
    minSize: order,
    needs: "boxes",
    message: {
      long:
        `The ${COUNTS[order]} cells {cells}, all in {houses}, have only the candidates {digits}. ` +
        "All cells with candidate {one} see each other; so do those {more}. So {others} fit only once each " +
        `and fill at most ${COUNTS[order - 1]} cells, and {z} must be in {places}. ` +
        "A cell that sees all of these can't be {z}: {outcome}.",
      short: "{set}, with {z} in {places}: {outcome}",
      vague: `There is a bent ${name} with {digits}.`,
      parts: { with: "with {digit}" },
    },

    find: (_, report) => findBent(order, report),

    reason: ({ cells }) => cells.map(cellFact),

    marks: ({ cells, z }, board) => [
      ...cells.map((cell) => ({ role: "set" as const, cell, digits: digitsOf(board.masks[cell]) })),
      ...placesOf(board, z, cells).map((cell) => ({ role: "z" as const, cell, digits: [z] })),
    ],

    data: ({ cells, z }, board) => ({
      ...eachOf(digitsOf(maskIn(board, cells) & ~maskOf(z))),
      houses: { houses: housesOf(board, cells), join: "or" },
      cells: { cells },
      set: { set: cells, digits: digitsOf(maskIn(board, cells)) },
      digits: { digits: digitsOf(maskIn(board, cells)) },
      others: { digits: digitsOf(maskIn(board, cells) & ~maskOf(z)) },
      z,
      places: { cells: placesOf(board, z, cells), join: "or" },
    }),
  });
}

/** The first digit, and the others one by one. */
const eachOf = ([one, ...rest]: readonly Digit[]): Data => ({
  one,
  more: { list: rest.map((digit) => ({ part: "with", data: { digit } })) },
});

const placesOf = (board: Board, z: Digit, cells: readonly Cell[]): Cell[] => cells.filter((cell) => board.has(cell, z));

/** The first two crossing houses that contain all the cells. */
const housesOf = (board: Board, cells: readonly Cell[]): readonly House[] =>
  crossings().find(({ houses }) => cells.every((cell) => houses.some((house) => inHouse(board, cell, house))))
    ?.houses ?? [];
