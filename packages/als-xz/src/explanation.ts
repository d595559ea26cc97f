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
  maskOf,
  nodeIn,
  setIn,
  setInWords,
  setMarks,
} from "@wings/core/author";

/** `x` is the restricted common of sets `a` and `b`, or the two of them. `z` are the eliminated digits. */
export const pattern = { a: "cells", b: "cells", x: "digits", z: "digits" } as const;
type AlsXz = Pattern<typeof pattern>;

type Role = "a" | "b" | "common" | "z";

/** How a finding is explained, drawn and proved. */
export const explanation = {
  roles: { a: "set A", b: "set B", common: "restricted common", z: "digit in A or B" },
  message: {
    long: "Each set has one digit more than cells: set A is {setA}, set B is {setB}. {why}: {outcome}.",
    short: "A {a}, B {b} by {x}: {outcome}",
    vague: "There is an ALS-XZ with {digits}.",
    parts: {
      ...SET_PARTS,
      single:
        "Their restricted common is {x}: every {x} of A sees every {x} of B, so only one of the sets can contain {x}. " +
        "The other one must contain all its other digits, so it contains {z}. Either way {conclusion}",
      double:
        "Their restricted commons are {x} and {y}: every {x} of A sees every {x} of B, and the same goes for {y}. Each set lacks only one of its digits, " +
        "so one set lacks {x} and the other one lacks {y}. Each contains all its other digits: remove each from every cell that sees all its places",
      oneDigit: "a cell that sees every {digit} of both sets can't be {digit}",
      severalDigits: "a cell that sees every {digit} of both sets can't be {digit}. The same goes for {others}",
    },
  },

  reason: ({ a, b }: AlsXz): Reason => [...new Set([...a, ...b])].map(cellFact),

  marks: ({ a, b, x, z }: AlsXz, board: Board): Mark<Role>[] => {
    const others = [["common", maskOfAll(x)] as const, ["z", x.length === 1 ? maskOfAll(z) : 0] as const];
    return [
      ...setMarks(board, "a", a, others),
      ...setMarks(board, "b", b, others),
      ...x.map((digit) => ({ link: "weak" as const, from: nodeIn(board, digit, a), to: nodeIn(board, digit, b) })),
    ];
  },

  data: ({ a, b, x, z }: AlsXz, board: Board): Data => ({
    a: setIn(board, a),
    b: setIn(board, b),
    x: { digits: x },
    setA: setInWords(board, a),
    setB: setInWords(board, b),
    why:
      x.length === 1
        ? { part: "single", data: { x: x[0], z: { digits: z }, conclusion: conclusionOf(z) } }
        : { part: "double", data: { x: x[0], y: x[1] } },
    digits: { digits: digitsOf(maskOfAll(x) | maskOfAll(z)) },
  }),
};

const maskOfAll = (digits: readonly number[]): number => digits.reduce((mask, digit) => mask | maskOf(digit), 0);

const conclusionOf = ([digit, ...others]: readonly number[]): Value =>
  others.length === 0
    ? { part: "oneDigit", data: { digit } }
    : { part: "severalDigits", data: { digit, others: { digits: others } } };
