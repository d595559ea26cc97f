import {
  type Board,
  type Cell,
  cellFact,
  type Digit,
  digitsOf,
  lowestDigit,
  maskOf,
  type Pattern,
  type Technique,
  weakLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { lettersOf, listOf, wingName } from "./names.js";
import { findStrict } from "./find-strict.js";

/**
 * A pivot, and for each of its digits except z a bivalue cell with that digit and z. The wings are in ascending order of
 * their digits.
 *
 * ```
 *   wing xz ─── pivot xyz ─── wing yz        pivot x, y or z: one of the cells is z
 * ```
 */
const pattern = { pivot: "cell", wings: "cells", z: "digit" } as const;
/** The pattern of a strict wing: its pivot, its wings, and the digit that is eliminated. */
export type StrictWing = Pattern<typeof pattern>;

/** The strict form of an order: order 3 is the XYZ-Wing. */
export function strictWing(order: number): Technique<typeof pattern, Record<never, never>> {
  const name = wingName(order);
  const letters = lettersOf(order);
  const others = letters.slice(0, -1);
  const slots = (each: readonly string[]): string[] => each.map((letter) => `{${letter}}`);
  const cases = others.map((a) => `If it is {${a}}, the wing {wing${a.toUpperCase()}} can't be {${a}} and is {z}.`);
  const wings = others.map((a) => `{wing${a.toUpperCase()}} ({${a}}/{z})`);
  return defineBuiltIn({
    id: name.toLowerCase(),
    name,
    pattern,
    roles: { pivot: "pivot", wing: "wing" },
    minSize: order,
    message: {
      long:
        `The pivot {pivot} is ${listOf(slots(letters), "or")}. ${cases.join(" ")} Otherwise the pivot is {z}. ` +
        "In every case one of these cells is {z}, so a cell that sees all of them can't be {z}: {outcome}.",
      short: `pivot {pivot} (${slots(letters).join("/")}), wings ${listOf(wings, "and")}: {outcome}`,
      vague: `There is ${withArticle(name)} with {digits}.`,
    },

    find: (_, report) => findStrict(order, report),

    reason: ({ pivot, wings }) => [pivot, ...wings].map(cellFact),

    marks: ({ pivot, wings, z }, board) => [
      { role: "pivot", cell: pivot, digits: digitsOf(board.masks[pivot]) },
      ...wings.map((cell) => ({ role: "wing" as const, cell, digits: digitsOf(board.masks[cell]) })),
      ...wings.map((to) => weakLink(otherDigit(board, to, z), pivot, to)),
    ],

    data: ({ pivot, wings, z }, board) => ({
      pivot: { cell: pivot },
      ...Object.fromEntries(others.map((a, i) => [a, otherDigit(board, wings[i], z)])),
      ...Object.fromEntries(others.map((a, i) => [`wing${a.toUpperCase()}`, { cell: wings[i] }])),
      z,
      digits: { digits: digitsOf(board.masks[pivot]) },
    }),
  });
}

/** The digit of a wing that is not z. */
const otherDigit = ({ masks }: Board, wing: Cell, z: Digit): Digit => lowestDigit(masks[wing] & ~maskOf(z));

/** The article depends on how the first letter is spoken: an ex-y-z-wing, a double-u-x-y-z-wing. */
const withArticle = (name: string): string => `${"RSX".includes(name[0]) ? "an" : "a"} ${name}`;
