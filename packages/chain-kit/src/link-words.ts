import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  type Cell,
  type Data,
  digitsOf,
  maskIn,
  maskOf,
  numberInWords,
} from "@wings/core/author";

/** The digits and cells of both ends of a link, for its words. */
export const endsData = (from: readonly Candidate[], to: readonly Candidate[]): Data => ({
  fromDigit: candidateDigit(from[0]),
  from: { cells: from.map(candidateCell), join: "or" },
  toDigit: candidateDigit(to[0]),
  to: { cells: to.map(candidateCell), join: "or" },
});

/** The cells of an almost locked set, and the digits that they hold if one end is false. */
export const setData = (cells: readonly Cell[], from: readonly Candidate[], board: Board): Data => ({
  why: { part: "setOf", data: { count: numberInWords(cells.length), set: { cells } } },
  digits: { digits: digitsOf(maskIn(board, cells) & ~maskOf(candidateDigit(from[0]))) },
});
