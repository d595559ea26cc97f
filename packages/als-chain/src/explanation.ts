import {
  type Board,
  type Cell,
  cellFact,
  type Data,
  type Digit,
  type Mark,
  maskOf,
  nodeIn,
  numberInWords,
  type Pattern,
  type Reason,
  SET_PARTS,
  setMarks,
  setWithLetter,
  type Value,
} from "@wings/core/author";

/** The sets in order, the restricted commons between each and the next, and the digit that the first or the last contains. */
export const chainPattern = { sets: "sets", x: "digits", z: "digit" } as const;
/** The sets in order, and the restricted commons between each and the next; the last one leads back to the first set. */
export const ringPattern = { sets: "sets", x: "digits" } as const;

/** Up to seven sets have a color and a shape of their own. */
const SETS = ["a", "b", "c", "d", "e", "f", "g"] as const;
type SetRole = (typeof SETS)[number];
const roleOf = (i: number): SetRole => SETS[i % SETS.length];
const SET_WORDS: Readonly<Record<SetRole, string>> = {
  a: "set A",
  b: "set B",
  c: "set C",
  d: "set D",
  e: "set E",
  f: "set F",
  g: "set G",
};

/** How an ALS chain is explained, drawn and proved. */
export const chainExplanation = {
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

  reason: ({ sets }: Pattern<typeof chainPattern>): Reason => factsOf(sets),

  marks: ({ sets, x, z }: Pattern<typeof chainPattern>, board: Board): Mark<SetRole | "common" | "z">[] => {
    const last = sets.length - 1;
    return [
      ...sets.flatMap((cells, i) =>
        setMarks<SetRole | "common" | "z">(board, roleOf(i), cells, [
          ["common", (i > 0 ? maskOf(x[i - 1]) : 0) | (i < last ? maskOf(x[i]) : 0)],
          ["z", i === 0 || i === last ? maskOf(z) : 0],
        ]),
      ),
      ...x.map((digit, i) => weakLink(board, digit, sets[i], sets[i + 1])),
    ];
  },

  data: ({ sets, x, z }: Pattern<typeof chainPattern>, board: Board): Data => {
    const exits = [...x.slice(1), z];
    return {
      count: numberInWords(sets.length),
      z,
      kept: x[0],
      first: setWithLetter(board, sets[0], 0),
      firstCells: { cells: sets[0] },
      places: placesOf(board, z, [...new Set([...sets[0], ...sets[sets.length - 1]])]),
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
};

/** How an ALS ring is explained, drawn and proved. */
export const ringExplanation = {
  roles: { ...SET_WORDS, common: "restricted common" },
  message: {
    long:
      "A ring of {count} sets, each with one digit more than cells: {sets}. Each shares a restricted common with the next, " +
      "and the last one with the first: a digit that only one of the two can contain. These are {commons}, in this order. " +
      "So each set contains all its digits but one of its two restricted commons, which is in the set beside it. " +
      "Remove each of these digits from every cell that sees all its places: {outcome}.",
    short: "ring {notation}: {outcome}",
    vague: "There is a ring of {count} almost locked sets.",
    parts: {
      ...SET_PARTS,
      link: "({from}={to}){cells}-",
    },
  },

  reason: ({ sets }: Pattern<typeof ringPattern>): Reason => factsOf(sets),

  marks: ({ sets, x }: Pattern<typeof ringPattern>, board: Board): Mark<SetRole | "common">[] => [
    ...sets.flatMap((cells, i) =>
      setMarks<SetRole | "common">(board, roleOf(i), cells, [["common", maskOf(before(x, i)) | maskOf(x[i])]]),
    ),
    ...x.map((digit, i) => weakLink(board, digit, sets[i], sets[(i + 1) % sets.length])),
  ],

  data: ({ sets, x }: Pattern<typeof ringPattern>, board: Board): Data => ({
    count: numberInWords(sets.length),
    sets: { list: sets.map((cells, i) => setWithLetter(board, cells, i)) },
    commons: { list: x },
    notation: {
      list: sets.map((cells, i) => ({ part: "link", data: { cells: { cells }, from: before(x, i), to: x[i] } })),
      join: "none",
    },
  }),
};

const factsOf = (sets: readonly (readonly number[])[]): Reason => [...new Set(sets.flat())].map(cellFact);

/** The restricted common that leads to a set of a ring. */
const before = (x: readonly number[], i: number): number => x[(i || x.length) - 1];

/** Where a set has a digit. */
const placesOf = (board: Board, digit: Digit, cells: readonly Cell[]): Value => ({
  cells: cells.filter((cell) => board.has(cell, digit)),
  join: "or",
});

const weakLink = (board: Board, digit: Digit, from: readonly number[], to: readonly number[]): Mark<never> => ({
  link: "weak",
  from: nodeIn(board, digit, from),
  to: nodeIn(board, digit, to),
});
