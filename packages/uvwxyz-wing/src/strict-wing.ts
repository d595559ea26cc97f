import {
  type Board,
  type Pattern,
  type Technique,
  cellFact,
  cellName,
  defineTechnique,
  digitsOf,
  lowestDigit,
  maskOf,
  regionName,
} from "@wings/core";
import { lettersOf, listOf, wingName } from "./names.js";
import { findStrict } from "./strict-find.js";

/**
 * A pivot and, for each of its digits but z in ascending order, the bivalue cell of that digit and z.
 *
 * ```
 *   wing xz ─── pivot xyz ─── wing yz        whatever the pivot is, one of them is z
 * ```
 */
const pattern = { pivot: "cell", wings: "cells", z: "digit" } as const;
/** The pattern of a strict wing: its pivot, its wings, and the digit that leaves the cells that see them all. */
export type StrictWing = Pattern<typeof pattern>;

/** The strict form of an order: XYZ-Wing is that of order 3. */
export function strictWing(order: number): Technique<typeof pattern, Record<never, never>> {
  const name = wingName(order);
  const letters = lettersOf(order);
  const others = letters.slice(0, -1);
  const slots = (each: readonly string[]): string[] => each.map((letter) => `{${letter}}`);
  const cases = others.map((a) => `if it is {${a}}, wing {wing${a.toUpperCase()}} ({${a}}/{z}) is {z}`);
  const wings = others.map((a) => `{wing${a.toUpperCase()}} ({${a}}/{z})`);
  return defineTechnique({
    id: name.toLowerCase(),
    name,
    pattern,
    roles: { pivot: "pivot", wing: "wing" },
    minSize: order,
    message: {
      long:
        `Pivot {pivot} is ${listOf(slots(letters), "or")}. ${capital(cases.join("; "))}; or else it is {z} itself. ` +
        "Whichever digit the pivot holds, one of these cells is {z}, so {z} leaves every cell that sees them all: {targets}.",
      short: `pivot {pivot} (${slots(letters).join("/")}), wings ${listOf(wings, "and")}: {outcome}`,
      vague: `Look for ${withArticle(name)} on {digits} in the {region}.`,
    },

    find: (board, sink) => findStrict(order, board, sink),

    reason: ({ pivot, wings }) => [pivot, ...wings].map(cellFact),

    marks: ({ pivot, wings, z }, board) => [
      { role: "pivot", cell: pivot, digits: digitsOf(board.masks[pivot]) },
      ...wings.map((cell) => ({ role: "wing", cell, digits: digitsOf(board.masks[cell]) })),
      ...wings.map((to) => ({ link: "weak" as const, from: pivot, digit: otherDigit(board, to, z), to })),
    ],

    data: ({ pivot, wings, z }, board) => ({
      pivot: cellName(pivot),
      ...Object.fromEntries(others.map((a, i) => [a, otherDigit(board, wings[i], z)])),
      ...Object.fromEntries(others.map((a, i) => [`wing${a.toUpperCase()}`, cellName(wings[i])])),
      z,
      digits: listOf(digitsOf(board.masks[pivot]), "and"),
      region: regionName([pivot, ...wings]),
    }),
  });
}

/** The digit of a wing that is not z. */
const otherDigit = ({ masks }: Board, wing: number, z: number): number => lowestDigit(masks[wing] & ~maskOf(z));

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

/** The letters of the wings are spoken one by one: an ex-y-z-wing, a double-u-x-y-z-wing. */
const withArticle = (name: string): string => `${"RSX".includes(name[0]) ? "an" : "a"} ${name}`;
