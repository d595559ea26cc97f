import {
  type Board,
  type Cell,
  cellFact,
  type Data,
  type Digit,
  digitsOf,
  letterOf,
  type Mark,
  maskIn,
  maskOf,
  nodeIn,
  numberInWords,
  type Pattern,
  type Reason,
  SET_PARTS,
  setIn,
  setInWords,
  setMarks,
  type Value,
} from "@wings/core/author";

/** A petal for each of the digits, in their order. */
export const blossomPattern = { stem: "cell", petals: "sets", digits: "digits", z: "digit" } as const;
/** A petal for each of the digits, which the stem has. */
export const alsBlossomPattern = { stem: "cells", petals: "sets", digits: "digits", z: "digit" } as const;
type Shape = Pattern<typeof alsBlossomPattern>;

/** Up to four petals have a color and a shape of their own. */
const PETALS = ["a", "b", "c", "d"] as const;
type Role = "stem" | (typeof PETALS)[number] | "common" | "z";
const ROLES: Readonly<Record<Role, string>> = {
  stem: "stem",
  a: "petal A",
  b: "petal B",
  c: "petal C",
  d: "petal D",
  common: "restricted common",
  z: "digit in the petals",
};

/** How a Death Blossom is explained, drawn and proved. */
export const blossomExplanation = {
  roles: ROLES,
  message: {
    long:
      "The stem is {stemSet}. For {each} there is a petal, a set with one digit more than cells. " +
      "In a petal, all places of its digit see the stem. {steps} So {z} is in {where}, " +
      "and a cell that sees every {z} there can't be {z}: {outcome}.",
    short: "stem {stem}, petals {petals}: {outcome}",
    vague: "There is a Death Blossom with {z}, of {count} petals.",
    parts: {
      ...SET_PARTS,
      step: "If the stem is {digits}, petal {letter} ({set}) loses it and must contain {z}.",
      each: "each of its digits",
      eachButZ: "each of its digits but {z}",
      petals: "one of the petals",
      petalsOrStem: "one of the petals or in the stem",
      petal: "{cells} by {digits}",
    },
  },
  reason: ({ stem, petals }: Pattern<typeof blossomPattern>): Reason => reasonOf([stem], petals),
  marks: ({ stem, petals, digits, z }: Pattern<typeof blossomPattern>, board: Board): Mark<Role>[] =>
    marksOf({ stem: [stem], petals, digits, z }, board),
  data: ({ stem, petals, digits, z }: Pattern<typeof blossomPattern>, board: Board): Data => {
    const hasZ = board.has(stem, z);
    return {
      stem: setIn(board, [stem]),
      stemSet: setInWords(board, [stem]),
      z,
      each: { part: hasZ ? "eachButZ" : "each", data: { z } },
      where: { part: hasZ ? "petalsOrStem" : "petals", data: {} },
      ...petalData({ stem: [stem], petals, digits, z }, board),
    };
  },
};

/** How an ALS Blossom is explained, drawn and proved. */
export const alsBlossomExplanation = {
  roles: ROLES,
  message: {
    long:
      "The stem is {stemSet}: it lacks {spare} of these digits. Each petal is a set with one digit more than cells. " +
      "{steps} Without {z} in {where}, the stem would lack {missing} digits. " +
      "A cell that sees every {z} there can't be {z}: {outcome}.",
    short: "stem {stem}, petals {petals}: {outcome}",
    vague: "There is an ALS Blossom with {z}.",
    parts: {
      ...SET_PARTS,
      step: "Without {z}, petal {letter} ({set}) must contain {digits}, so the stem can't.",
      petals: "any petal",
      petalsOrStem: "any petal or in the stem",
      petal: "{cells} by {digits}",
    },
  },
  reason: ({ stem, petals }: Shape): Reason => reasonOf(stem, petals),
  marks: (pattern: Shape, board: Board): Mark<Role>[] => marksOf(pattern, board),
  data: (pattern: Shape, board: Board): Data => {
    const { stem, digits, z } = pattern;
    const all = digitsOf(maskIn(board, stem));
    const hasZ = all.includes(z);
    return {
      stem: setIn(board, stem),
      stemSet: setInWords(board, stem),
      spare: numberInWords(all.length - stem.length),
      missing: numberInWords(digits.length + (hasZ ? 1 : 0)),
      z,
      where: { part: hasZ ? "petalsOrStem" : "petals", data: {} },
      ...petalData(pattern, board),
    };
  },
};

interface Petal {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/** The different petals, each with the digits that link it with the stem. */
const petalsOf = ({ petals, digits }: Shape): Petal[] =>
  [...new Set(petals.map(String))].map((key) => ({
    cells: petals.find((cells) => String(cells) === key)!,
    digits: digits.filter((_, i) => String(petals[i]) === key),
  }));

/** The petals in sentences, and in short. */
function petalData(pattern: Shape, board: Board): Data {
  const petals = petalsOf(pattern);
  return {
    count: numberInWords(petals.length),
    steps: {
      list: petals.map(({ cells, digits }, i): Value => {
        const data = {
          letter: letterOf(i),
          digits: { digits, join: "or" },
          set: setInWords(board, cells),
          z: pattern.z,
        } as const;
        return { part: "step", data };
      }),
      join: "space",
    },
    petals: {
      list: petals.map(({ cells, digits }): Value => ({
        part: "petal",
        data: { cells: { cells }, digits: { digits } },
      })),
    },
  };
}

const reasonOf = (stem: readonly number[], petals: readonly (readonly number[])[]): Reason =>
  [...new Set([...stem, ...petals.flat()])].map(cellFact);

function marksOf(pattern: Shape, board: Board): Mark<Role>[] {
  const { stem, digits, z } = pattern;
  const petals = petalsOf(pattern);
  return [
    ...setMarks<Role>(board, "stem", stem, [
      ["common", maskOfAll(digits)],
      ["z", maskOf(z)],
    ]),
    ...petals.flatMap(({ cells, digits }, i) =>
      setMarks<Role>(board, PETALS[i % PETALS.length], cells, [
        ["common", maskOfAll(digits)],
        ["z", maskOf(z)],
      ]),
    ),
    ...pattern.petals.map((set, i): Mark<Role> => ({
      link: "weak",
      from: nodeIn(board, digits[i], stem),
      to: nodeIn(board, digits[i], set),
    })),
  ];
}

const maskOfAll = (digits: readonly Digit[]): number => digits.reduce((mask, digit) => mask | maskOf(digit), 0);
