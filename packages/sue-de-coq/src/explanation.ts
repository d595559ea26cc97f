import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
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

/** The cells where the line and the box cross, those in the rest of the line, and those in the rest of the box. */
export const pattern = { crossing: "cells", inLine: "cells", inBox: "cells" } as const;
type SueDeCoq = Pattern<typeof pattern>;

type Role = "crossing" | "line" | "box";

/** How a finding is explained, drawn and proved. */
export const explanation = {
  roles: { crossing: "where line and box cross", line: "rest of the line", box: "rest of the box" },
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

  reason: ({ crossing, inLine, inBox }: SueDeCoq): Reason => [...crossing, ...inLine, ...inBox].map(cellFact),

  marks: ({ crossing, inLine, inBox }: SueDeCoq, board: Board): Mark<Role>[] => [
    ...setMarks<Role>(board, "crossing", crossing, [
      ["line", maskIn(board, inLine) & ~maskIn(board, inBox)],
      ["box", maskIn(board, inBox)],
    ]),
    ...setMarks<Role>(board, "line", inLine, []),
    ...setMarks<Role>(board, "box", inBox, []),
  ],

  data: ({ crossing, inLine, inBox }: SueDeCoq, board: Board): Data => {
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
};

/** The row or column of the crossing cells. */
const lineOf = ([first, second]: readonly number[]): number =>
  rowOf(first) === rowOf(second) ? rowOf(first) : columnOf(first);
