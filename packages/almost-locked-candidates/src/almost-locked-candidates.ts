import type { Technique } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explanation, pattern } from "./explanation.js";
import { findOfSize } from "./search.js";

type AlmostLocked<Id extends string> = Technique<typeof pattern, Record<never, never>, Id>;

const ofSize = <const Id extends string>(id: Id, name: string, size: number): AlmostLocked<Id> =>
  defineBuiltIn({
    id,
    name,
    minSize: 2 * (size - 1),
    pattern,
    ...explanation,
    find: (board, report) => findOfSize(board, report, size),
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
