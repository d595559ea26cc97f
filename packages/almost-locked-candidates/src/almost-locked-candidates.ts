import {
  type Board,
  type Cell,
  cellFact,
  type Data,
  digitsOf,
  houseFact,
  type Mark,
  maskOf,
  maskOfAll,
  type Pattern,
  type Reason,
  type Technique,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { CROSSINGS, type Crossing, restOf } from "./crossings.js";
import { findOfSize } from "./find.js";

/** The house of the set, the house that it crosses, the cells of the set, and the digits that both houses share. */
export const pattern = { house: "house", other: "house", set: "cells", digits: "digits" } as const;
/** The pattern: cells of a line or a box that hold all but one of some digits, and the house that needs them, too. */
export type AlmostLockedCandidates = Pattern<typeof pattern>;

type Role = "set" | "crossing" | "rest";

const crossingOf = ({ house, other }: AlmostLockedCandidates): Crossing =>
  CROSSINGS.find((each) => each.house === house && each.other === other)!;

/** The cells in which the other house has the digits: where both houses cross, and in its rest. */
function placesOf(found: AlmostLockedCandidates, board: Board): { shared: Cell[]; rest: Cell[] } {
  const crossing = crossingOf(found);
  const mask = maskOfAll(found.digits);
  const shared = crossing.shared.filter((cell) => (board.masks[cell] & mask) !== 0);
  return { shared, rest: restOf(board, crossing, mask) };
}

/** How a finding of any size is explained, drawn and proved. */
const definition = {
  roles: { set: "cell of the set", crossing: "where line and box cross", rest: "cell for the other digits" },
  message: {
    long:
      "In {house}, {inSet}. So at most one of {digits} is in {crossing}, where {house} and {other} cross. But {other} needs {digits}, too, and " +
      "has them elsewhere only in {rest}. So {inRest}, and one is where the two cross. In both houses, {digits} are nowhere else: {outcome}.",
    short: "{set} ({digits}) in {house}, {rest} in {other}: {outcome}",
    vague: "Look where {house} and {other} cross: they share {digits}.",
    parts: {
      one: "{cells} holds one of {digits}",
      two: "{cells} hold two of {digits}",
      three: "{cells} hold three of {digits}",
    },
  },

  reason: ({ other, set, digits }: AlmostLockedCandidates): Reason => [
    ...set.map(cellFact),
    ...digits.map((digit) => houseFact(other, digit)),
  ],

  marks: (found: AlmostLockedCandidates, board: Board): Mark<Role>[] => {
    const { shared, rest } = placesOf(found, board);
    const mask = maskOfAll(found.digits);
    const marksOf = (role: Role, cells: readonly Cell[]): Mark<Role>[] =>
      cells.map((cell) => {
        const held = board.values[cell];
        return { role, cell, digits: digitsOf((held === 0 ? board.masks[cell] : maskOf(held)) & mask) };
      });
    return [...marksOf("set", found.set), ...marksOf("crossing", shared), ...marksOf("rest", rest)];
  },

  data: (found: AlmostLockedCandidates, board: Board): Data => {
    const { house, other, set, digits } = found;
    const { shared, rest } = placesOf(found, board);
    const part = ["one", "two", "three"][set.length - 1];
    return {
      house: { house },
      other: { house: other },
      set: { cells: set },
      digits: { digits },
      crossing: { cells: shared.length === 0 ? crossingOf(found).shared : shared },
      rest: { cells: rest },
      inSet: { part, data: { cells: { cells: set }, digits: { digits } } },
      inRest: { part, data: { cells: { cells: rest }, digits: { digits } } },
    };
  },
};

type AlmostLocked<Id extends string> = Technique<typeof pattern, Record<never, never>, Id>;

const ofSize = <const Id extends string>(id: Id, name: string, size: number): AlmostLocked<Id> =>
  defineBuiltIn({
    id,
    name,
    minSize: 2 * (size - 1),
    pattern,
    needs: "boxes",
    ...definition,
    find: (_, report) => {
      findOfSize(report, size);
    },
  });

/**
 * Almost locked pair: a cell of a line or a box has two candidates. Where that house crosses another one, at most one of the two digits
 * has room. If the other house has them elsewhere only in one cell, that cell holds the other one.
 *
 * ```
 *   . . . | . 12 . | . . .        box 2: r1c5 holds 1 or 2
 *   . . . | C C  C | . 12 .       row 2: 1 and 2 are only in C and in r2c8
 *   . . . | . .  . | . . .
 * ```
 */
export const almostLockedPair = /* @__PURE__ */ ofSize("almost-locked-pair", "Almost Locked Pair", 2);

/** Almost locked triple: the same with three digits and two cells in each house. */
export const almostLockedTriple = /* @__PURE__ */ ofSize("almost-locked-triple", "Almost Locked Triple", 3);

/** Almost locked quad: the same with four digits and three cells in each house. */
export const almostLockedQuad = /* @__PURE__ */ ofSize("almost-locked-quad", "Almost Locked Quad", 4);
