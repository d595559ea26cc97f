// The lists of links as items. Techniques ask for a few of them, digit by digit: a list that has too many, or misses the last house,
// would go unnoticed where they stop early.

import { digest } from "./digest.mjs";

/** @typedef {import("@wings/core").Board} Board */
/** @typedef {import("@wings/core").Links} Links */

/** All forms: BOTH_WAYS and EACH_HOUSE are the bits of it. */
const FORMS = [0, 1, 2, 3];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const HOUSES = Array.from({ length: 27 }, (_, house) => house);
/** Where lists that are sorted by cell say that the links of each begin. */
const STARTS = 82;

/**
 * @param {typeof import("@wings/core")} core of the tree that is measured, which may be older than these lists
 * @param {readonly Board[]} boards that are timed
 * @param {readonly Board[]} varied these and others, whose links are counted
 * @returns {Record<string, import("./items.mjs").Item>}
 */
export function linkItems(core, boards, varied) {
  const { strongLinks, strongLinksIn, weakLinks, bivalueLinks } = /** @type {Partial<typeof core>} */ (core);
  /** @type {Record<string, ((board: Board, form: number) => Links[]) | undefined>} */
  const kinds = {
    "strong-links": strongLinks && ((board, form) => DIGITS.map((digit) => strongLinks(board, digit, form))),
    "strong-links-in": strongLinksIn && ((board, form) => HOUSES.map((house) => strongLinksIn(board, house, form))),
    "weak-links": weakLinks && ((board, form) => DIGITS.map((digit) => weakLinks(board, digit, form))),
    "bivalue-links": bivalueLinks && ((board, form) => [bivalueLinks(board, form)]),
  };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, of]) => (of === undefined ? [] : [[name, itemOf(of, boards, varied)]])),
  );
}

/** @param {(board: Board, form: number) => Links[]} of @param {readonly Board[]} boards @param {readonly Board[]} varied @returns {import("./items.mjs").Item} */
function itemOf(of, boards, varied) {
  return {
    size: boards.length,
    pass: () => {
      for (const board of boards) {
        board.version++; // drops the lists of the last pass
        of(board, 0);
      }
    },
    counts: () => {
      let links = 0;
      const all = varied.flatMap((board) =>
        FORMS.map((form) =>
          of(board, form).map((list) => {
            if (form === 0) links += list.count;
            const { from, to, digit, house } = list;
            const parts = [from, to, digit, house].map((part) => part.slice(0, list.count));
            return [...parts, list.start.slice(0, STARTS)];
          }),
        ),
      );
      return { links, digest: digest(all) };
    },
  };
}
