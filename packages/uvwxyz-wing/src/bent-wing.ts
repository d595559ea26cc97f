import {
  type Board,
  type Pattern,
  type Technique,
  cellFact,
  cellsName,
  defineTechnique,
  digitsOf,
  houseName,
  inHouse,
  regionName,
  setName,
} from "@wings/core";
import { findBent } from "./bent-find.js";
import { crossings } from "./crossings.js";
import { listOf, wingName } from "./names.js";

/**
 * The cells, ascending, and the digit that is not restricted. The houses are not part of it: the same cells found through
 * other houses are the same set.
 */
const pattern = { cells: "cells", z: "digit" } as const;
/** The pattern of a bent wing: its cells, and the digit that leaves the cells that see all of its places. */
export type BentWing = Pattern<typeof pattern>;

/** The bent form of an order. */
export function bentWing(order: number): Technique<typeof pattern, Record<never, never>> {
  const name = wingName(order);
  return defineTechnique({
    id: `bent-${name.toLowerCase()}`,
    name: `Bent ${name}`,
    pattern,
    roles: { set: "cell of the bent set", z: "place of Z in the set" },
    minSize: order,
    message: {
      long:
        `The ${order} cells {cells} in {houses} have only ${order} digits together: {digits}. ` +
        "Of each digit but {z}, the cells that have it all see each other, so one of them at most can hold it: " +
        `that fills ${order - 1} of the ${order} cells. So one of {places} is {z}, and {z} leaves every cell that sees them all: {targets}.`,
      short: "{set}, with {z} in {places}: {outcome}",
      vague: `Look for ${order} cells with only the digits {digits} in two crossing houses, in the {region}.`,
    },

    find: (board, sink) => findBent(order, board, sink),

    reason: ({ cells }) => cells.map(cellFact),

    marks: ({ cells, z }, board) => [
      ...cells.map((cell) => ({ role: "set", cell, digits: digitsOf(board.masks[cell]) })),
      ...placesOf(z, cells, board).map((cell) => ({ role: "z", cell, digits: [z] })),
    ],

    data: ({ cells, z }, board) => ({
      houses: listOf(housesOf(cells).map(houseName), "and"),
      cells: cellsName(cells),
      set: setName(cells, digitsIn(cells, board)),
      digits: listOf(digitsOf(digitsIn(cells, board)), "and"),
      z,
      places: listOf(
        placesOf(z, cells, board).map((cell) => cellsName([cell])),
        "and",
      ),
      region: regionName(cells),
    }),
  });
}

const digitsIn = (cells: readonly number[], { masks }: Board): number =>
  cells.reduce((mask, cell) => mask | masks[cell], 0);

const placesOf = (z: number, cells: readonly number[], board: Board): number[] =>
  cells.filter((cell) => board.has(cell, z));

/** Two crossing houses in which all the cells are: the first of them, where there are others. */
const housesOf = (cells: readonly number[]): readonly number[] =>
  crossings().find(({ houses }) => cells.every((cell) => houses.some((house) => inHouse(cell, house))))?.houses ?? [];
