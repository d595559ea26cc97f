import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  SET_PARTS,
  type Value,
  cellFact,
  maskOf,
  nodeIn,
  setIn,
  setInWords,
  setMarks,
} from "@wings/core/author";

/** Set `a` shares the restricted common `x` with the stem, set `b` shares `y`; `x` < `y`. Both sets have each digit of `z`. */
export const pattern = { stem: "cells", a: "cells", b: "cells", x: "digit", y: "digit", z: "digits" } as const;
type AlsXyWing = Pattern<typeof pattern>;

type Role = "stem" | "a" | "b" | "common" | "z";

/** How a finding is explained, drawn and proved. */
export const explanation = {
  roles: { stem: "stem", a: "set A", b: "set B", common: "restricted common", z: "digit in A or B" },
  message: {
    long:
      "{stemHolds} If the stem holds {x}, set A ({setA}) loses {x} and must contain {z}. " +
      "If the stem holds {y}, set B ({setB}) loses {y} and must contain {z}. Either way {conclusion}: {outcome}.",
    short: "stem {stem}, A {a} by {x}, B {b} by {y}: {outcome}",
    vague: "There is an ALS XY-Wing with {digits}.",
    parts: {
      ...SET_PARTS,
      stemCell: "The stem {stem} holds {x} or {y}.",
      stemCells: "The stem is {set}, one digit more than cells. So at least one of {x} and {y} is in it.",
      oneDigit: "a cell that sees every {digit} of both sets can't be {digit}",
      severalDigits: "a cell that sees every {digit} of both sets can't be {digit}. The same goes for {others}",
    },
  },

  reason: ({ stem, a, b }: AlsXyWing): Reason => [...new Set([...stem, ...a, ...b])].map(cellFact),

  marks: ({ stem, a, b, x, y, z }: AlsXyWing, board: Board): Mark<Role>[] => {
    const zs = z.reduce((mask, digit) => mask | maskOf(digit), 0);
    return [
      ...setMarks(board, "stem", stem, [["common", maskOf(x) | maskOf(y)]]),
      ...setMarks(board, "a", a, [
        ["common", maskOf(x)],
        ["z", zs],
      ]),
      ...setMarks(board, "b", b, [
        ["common", maskOf(y)],
        ["z", zs],
      ]),
      { link: "weak", from: nodeIn(board, x, stem), to: nodeIn(board, x, a) },
      { link: "weak", from: nodeIn(board, y, stem), to: nodeIn(board, y, b) },
    ];
  },

  data: ({ stem, a, b, x, y, z }: AlsXyWing, board: Board): Data => ({
    stem: setIn(board, stem),
    a: setIn(board, a),
    b: setIn(board, b),
    x,
    y,
    z: { digits: z },
    stemHolds: {
      part: stem.length === 1 ? "stemCell" : "stemCells",
      data: { stem: { cells: stem }, set: setInWords(board, stem), x, y },
    },
    setA: setInWords(board, a),
    setB: setInWords(board, b),
    conclusion: conclusionOf(z),
    digits: { digits: [x, y, ...z].sort() },
  }),
};

const conclusionOf = ([digit, ...others]: readonly number[]): Value =>
  others.length === 0
    ? { part: "oneDigit", data: { digit } }
    : { part: "severalDigits", data: { digit, others: { digits: others } } };
