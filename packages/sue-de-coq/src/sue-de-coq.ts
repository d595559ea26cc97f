import {
  type Pattern,
  SET_PARTS,
  boxOf,
  cellFact,
  columnOf,
  digitsOf,
  maskIn,
  numberInWords,
  rowOf,
  setIn,
  setInWords,
  setMarks,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { findSuesDeCoq } from "./find.js";

/** The cells where the line and the box cross, those in the rest of the line, and those in the rest of the box. */
export const pattern = { crossing: "cells", inLine: "cells", inBox: "cells" } as const;
/** The pattern: the cells where the line and the box cross, those in the rest of the line, and those in the rest of the box. */
export type SueDeCoq = Pattern<typeof pattern>;

type Role = "crossing" | "line" | "box";

/**
 * Sue de Coq: cells of a line and a box with as many digits as cells, none of which fits twice. So each digit is in one of
 * these cells.
 *
 * ```
 *   . . .   C C C   . A .      line: C and A
 *           . B .              box:  C and B
 * ```
 */
export const sueDeCoq = /* @__PURE__ */ defineBuiltIn({
  id: "sue-de-coq",
  name: "Sue de Coq",
  minSize: 4,
  options: {
    shared: { type: "boolean", default: false, description: "let a digit be in both the line part and the box part" },
  },
  pattern,
  roles: { crossing: "where line and box cross", line: "rest of the line", box: "rest of the box" },
  needs: "boxes",
  message: {
    long:
      "The {count} cells {asMany}: {crossing} where {line} and {boxHouse} cross, {inLine} in {line}, " +
      "and {inBox} in {boxHouse}. {once}. " +
      "In {line} they hold {ofLine}, in {boxHouse} they hold {ofBox}, and no other cell there does: {outcome}.",
    short: "{crossingSet} with {lineSet} and {boxSet}: {outcome}",
    vague: "There is a Sue de Coq where {line} and {boxHouse} cross.",
    parts: {
      ...SET_PARTS,
      asMany: "have as many digits as cells",
      asManyTwice: "have as many digits as cells, counting {digits} twice",
      once: "No digit fits twice, so each is in one of these cells",
      twice:
        "Only {digits} can be in these cells twice: once in {line} outside {boxHouse}, and once in {boxHouse} outside {line}. " +
        "All others fit once. Filling the {count} cells takes all of that, so {digits} can't be where {line} and {boxHouse} cross",
    },
  },

  reason: ({ crossing, inLine, inBox }) => [...crossing, ...inLine, ...inBox].map(cellFact),

  marks: ({ crossing, inLine, inBox }, board) => [
    ...setMarks<Role>(board, "crossing", crossing, [
      ["line", maskIn(board, inLine) & ~maskIn(board, inBox)],
      ["box", maskIn(board, inBox)],
    ]),
    ...setMarks<Role>(board, "line", inLine, []),
    ...setMarks<Role>(board, "box", inBox, []),
  ],

  data: ({ crossing, inLine, inBox }, board) => {
    const [c, a, b] = [crossing, inLine, inBox].map((cells) => maskIn(board, cells));
    const where = {
      count: numberInWords(crossing.length + inLine.length + inBox.length),
      line: { house: lineOf(crossing) },
      boxHouse: { house: boxOf(crossing[0]) },
    } as const;
    const twice = { ...where, digits: { digits: digitsOf(a & b) } } as const;
    const isShared = (a & b) !== 0;
    return {
      ...where,
      asMany: isShared ? { part: "asManyTwice", data: twice } : { part: "asMany", data: {} },
      once: isShared ? { part: "twice", data: twice } : { part: "once", data: {} },
      crossing: setInWords(board, crossing),
      inLine: setInWords(board, inLine),
      inBox: setInWords(board, inBox),
      crossingSet: setIn(board, crossing),
      lineSet: setIn(board, inLine),
      boxSet: setIn(board, inBox),
      ofLine: { digits: digitsOf(a | (c & ~b)) },
      ofBox: { digits: digitsOf(b | (c & ~a)) },
    };
  },

  find: (_, report, { shared }) => {
    findSuesDeCoq(report, shared);
  },
});

/** The row or column of the crossing cells. */
const lineOf = ([first, second]: readonly number[]): number =>
  rowOf(first) === rowOf(second) ? rowOf(first) : columnOf(first);
