import {
  type Board,
  type Cell,
  cellFact,
  type Data,
  type Digit,
  distinctMarks,
  letterOf,
  type Mark,
  maskOf,
  maskOfAll,
  nodeIn,
  numberInWords,
  type Reason,
  setInWords,
  setMarks,
  type Value,
} from "@wings/core/author";

/** A stem, and a petal for each of some digits that the stem has: `petals[i]` is for `digits[i]`. All petals have z. */
interface Blossom {
  readonly stem: readonly Cell[];
  readonly petals: readonly (readonly Cell[])[];
  readonly digits: readonly Digit[];
  readonly z: Digit;
}

/** Up to four petals have a color and a shape of their own. */
const PETALS = ["a", "b", "c", "d"] as const;
type Role = "stem" | (typeof PETALS)[number] | "common" | "z";

/** The roles of a blossom. */
export const ROLES: Readonly<Record<Role, string>> = {
  stem: "stem",
  a: "petal A",
  b: "petal B",
  c: "petal C",
  d: "petal D",
  common: "restricted common",
  z: "digit in the petals",
};

/** The facts of a blossom: the cells of the stem and of the petals. */
export const reasonOf = ({ stem, petals }: Blossom): Reason => [...new Set([...stem, ...petals.flat()])].map(cellFact);

/** What to draw of a blossom. */
export function marksOf(blossom: Blossom, board: Board): Mark<Role>[] {
  const { stem, digits, z } = blossom;
  return distinctMarks([
    ...setMarks<Role>(board, "stem", stem, [
      ["common", maskOfAll(digits)],
      ["z", maskOf(z)],
    ]),
    ...petalsOf(blossom).flatMap((petal, i) =>
      setMarks<Role>(board, PETALS[i % PETALS.length], petal.cells, [
        ["common", maskOfAll(petal.digits)],
        ["z", maskOf(z)],
      ]),
    ),
    ...blossom.petals.map((set, i): Mark<Role> => ({
      link: "weak",
      from: nodeIn(board, digits[i], stem),
      to: nodeIn(board, digits[i], set),
    })),
  ]);
}

/** Values for messages: how many petals there are, and the petals in sentences (`step`) and in short (`petal`). */
export function petalData(blossom: Blossom, board: Board): Data {
  const petals = petalsOf(blossom);
  return {
    count: numberInWords(petals.length),
    steps: {
      list: petals.map(({ cells, digits }, i): Value => {
        const data = {
          letter: letterOf(i),
          digits: { digits, join: "or" },
          set: setInWords(board, cells),
          z: blossom.z,
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

interface Petal {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/** The different petals of a blossom, each with all digits that it is for. */
const petalsOf = ({ petals, digits }: Blossom): Petal[] =>
  [...new Set(petals.map(String))].map((key) => ({
    cells: petals.find((cells) => String(cells) === key)!,
    digits: digits.filter((_, i) => String(petals[i]) === key),
  }));
