import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  SET_PARTS,
  distinctMarks,
  implications,
  maskOf,
  numberInWords,
  setMarks,
  setWithLetter,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { ChainSearch } from "./chain-search.js";
import { type SetRole, SET_WORDS, commonLink, factsOf, placesIn, roleOf } from "./set-marks.js";

/** The sets in order, the restricted commons between each and the next, and the digit that the first or the last contains. */
export const pattern = { sets: "sets", x: "digits", z: "digit" } as const;
/** The pattern: the sets in order, the restricted commons x between each and the next, and the eliminated digit z. */
export type AlsChain = Pattern<typeof pattern>;

/**
 * ALS chain: a set that lacks z contains all its other digits, so the next set lacks their restricted common and contains
 * all its others, and so on to the last set, which contains z. So the first or the last set contains z.
 *
 * ```
 *   A  z … x ═══ x … y ═══ y … w ═══ w … z  D
 * ```
 */
export const alsChain = /* @__PURE__ */ defineBuiltIn({
  id: "als-chain",
  name: "ALS chain",
  minSize: 4,
  ties: true,
  pattern,
  roles: { ...SET_WORDS, common: "restricted common", z: "digit in the first or last set" },
  message: {
    long:
      "Each of the {count} sets has one digit more than cells. Each shares a restricted common with the next: a digit that " +
      "only one of the two can contain, because all its places see each other. Without {z}, {first} must contain {kept}. {steps} " +
      "So {z} is in {places}, and a cell that sees all these places can't be {z}: {outcome}.",
    short: "({z}={kept}){firstCells}{notation}: {outcome}",
    vague: "There is an ALS chain with {z}, of {count} sets.",
    parts: {
      ...SET_PARTS,
      next: "Then {set} can't contain {lost} and must contain {kept}.",
      link: "-({lost}={kept}){cells}",
    },
  },

  reason: ({ sets }: AlsChain): Reason => factsOf(sets),

  marks: ({ sets, x, z }: AlsChain, board: Board): Mark<SetRole | "common" | "z">[] => {
    const last = sets.length - 1;
    return distinctMarks([
      ...sets.flatMap((cells, i) =>
        setMarks<SetRole | "common" | "z">(board, roleOf(i), cells, [
          ["common", (i > 0 ? maskOf(x[i - 1]) : 0) | (i < last ? maskOf(x[i]) : 0)],
          ["z", i === 0 || i === last ? maskOf(z) : 0],
        ]),
      ),
      ...x.map((digit, i) => commonLink(board, digit, sets[i], sets[i + 1])),
    ]);
  },

  data: ({ sets, x, z }: AlsChain, board: Board): Data => {
    const exits = [...x.slice(1), z];
    return {
      count: numberInWords(sets.length),
      z,
      kept: x[0],
      first: setWithLetter(board, sets[0], 0),
      firstCells: { cells: sets[0] },
      places: { cells: placesIn(board, z, [...new Set([...sets[0], ...sets[sets.length - 1]])]), join: "or" },
      steps: {
        list: x.map((digit, i) => ({
          part: "next",
          data: { set: setWithLetter(board, sets[i + 1], i + 1), lost: digit, kept: exits[i] },
        })),
        join: "space",
      },
      notation: {
        list: x.map((digit, i) => ({
          part: "link",
          data: { cells: { cells: sets[i + 1] }, lost: digit, kept: exits[i] },
        })),
        join: "none",
      },
    };
  },

  find(board, report) {
    if (implications(board, "als").eliminated.some((word) => word !== 0)) new ChainSearch(board, report).findAll();
  },
});
