import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  SET_PARTS,
  type Value,
  cellFact,
  digitsOf,
  maskIn,
  maskOf,
  nodeIn,
  setIn,
  setInWords,
  setMarks,
} from "@wings/core/author";

/** A petal for each of the digits, in their order. */
export const blossomPattern = { stem: "cell", petals: "sets", digits: "digits", z: "digit" } as const;
/** A petal for each of the digits, which the stem has. */
export const alsBlossomPattern = { stem: "cells", petals: "sets", digits: "digits", z: "digit" } as const;
type Shape = Pattern<typeof alsBlossomPattern>;

/** Up to four petals have a colour and a shape of their own. */
const PETALS = ["a", "b", "c", "d"] as const;
type Role = "stem" | (typeof PETALS)[number] | "common" | "z";
const ROLES: Readonly<Record<Role, string>> = {
  stem: "stem",
  a: "petal A",
  b: "petal B",
  c: "petal C",
  d: "petal D",
  common: "digit that links a petal with the stem",
  z: "digit in the petals",
};

/** How a Death Blossom is explained, drawn and proved. */
export const blossomExplanation = {
  roles: ROLES,
  message: {
    long:
      "{steps} So whatever {stemCell} is, {z} is in {where}. " +
      "A cell that sees all their {z} can't be {z}: {outcome}.",
    short: "stem {stem}, petals {petals}: {outcome}",
    vague: "There is a Death Blossom with {z}, of {count} petals.",
    parts: {
      ...SET_PARTS,
      step: "If {cell} is {digit}, the petal ({set}) has no {digit}, so it contains {z}.",
      own: "Or {cell} is {z} itself.",
      sets: "one of these sets",
      setsOrStem: "one of these sets or in the stem",
      petal: "{cells} by {digit}",
    },
  },
  reason: ({ stem, petals }: Pattern<typeof blossomPattern>): Reason => reasonOf([stem], petals),
  marks: ({ stem, petals, digits, z }: Pattern<typeof blossomPattern>, board: Board): Mark<Role>[] =>
    marksOf({ stem: [stem], petals, digits, z }, board),
  data: ({ stem, petals, digits, z }: Pattern<typeof blossomPattern>, board: Board): Data => ({
    stemCell: { cell: stem },
    stem: setIn(board, [stem]),
    z,
    count: petals.length,
    steps: {
      list: [
        ...petals.map((set, i): Value => {
          const data = { cell: { cell: stem }, digit: digits[i], set: setInWords(board, set), z };
          return { part: "step", data };
        }),
        ...(board.has(stem, z) ? [{ part: "own", data: { cell: { cell: stem }, z } }] : []),
      ],
      join: "space",
    },
    where: { part: board.has(stem, z) ? "setsOrStem" : "sets", data: {} },
    petals: petalList(petals, digits),
  }),
};

/** How an ALS Blossom is explained, drawn and proved. */
export const alsBlossomExplanation = {
  roles: ROLES,
  message: {
    long:
      "The stem is {stemSet}, so it lacks {spare} of these digits. {steps} " +
      "Without {z} in {where}, the stem would lack {missing} digits. A cell that sees all their {z} can't be {z}: {outcome}.",
    short: "stem {stem}, petals {petals}: {outcome}",
    vague: "There is an ALS Blossom with {z}.",
    parts: {
      ...SET_PARTS,
      step: "If the petal ({set}) has no {z}, it contains {digit}, and the stem has no {digit}.",
      petals: "any of these sets",
      petalsAndStem: "any of these sets and in the stem",
      petal: "{cells} by {digit}",
    },
  },
  reason: ({ stem, petals }: Shape): Reason => reasonOf(stem, petals),
  marks: (pattern: Shape, board: Board): Mark<Role>[] => marksOf(pattern, board),
  data: ({ stem, petals, digits, z }: Shape, board: Board): Data => {
    const all = digitsOf(maskIn(board, stem));
    const hasZ = all.includes(z);
    return {
      stem: setIn(board, stem),
      stemSet: setInWords(board, stem),
      spare: all.length - stem.length,
      missing: digits.length + (hasZ ? 1 : 0),
      z,
      steps: {
        list: petals.map((set, i) => ({ part: "step", data: { set: setInWords(board, set), digit: digits[i], z } })),
        join: "space",
      },
      where: { part: hasZ ? "petalsAndStem" : "petals", data: {} },
      petals: petalList(petals, digits),
    };
  },
};

const petalList = (petals: readonly (readonly number[])[], digits: readonly number[]): Value => ({
  list: petals.map((cells, i): Value => ({ part: "petal", data: { cells: { cells }, digit: digits[i] } })),
});

const reasonOf = (stem: readonly number[], petals: readonly (readonly number[])[]): Reason =>
  [...new Set([...stem, ...petals.flat()])].map(cellFact);

function marksOf({ stem, petals, digits, z }: Shape, board: Board): Mark<Role>[] {
  const ofStem = digits.reduce((mask, digit) => mask | maskOf(digit), 0);
  return [
    ...setMarks<Role>(board, "stem", stem, [
      ["common", ofStem],
      ["z", maskOf(z)],
    ]),
    ...petals.flatMap((set, i) =>
      setMarks<Role>(board, PETALS[i % PETALS.length], set, [
        ["common", maskOf(digits[i])],
        ["z", maskOf(z)],
      ]),
    ),
    ...petals.map((set, i): Mark<Role> => ({
      link: "weak",
      from: nodeIn(board, digits[i], stem),
      to: nodeIn(board, digits[i], set),
    })),
  ];
}
