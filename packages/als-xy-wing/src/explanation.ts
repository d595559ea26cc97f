import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  type Value,
  cellFact,
  digitsOf,
  maskOf,
  nodeOf,
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
      "{stemHolds} If the stem holds {x}, set A ({cellsA} with {digitsA}) loses {x} and must contain {z}. " +
      "If the stem holds {y}, set B ({cellsB} with {digitsB}) loses {y} and must contain {z}. Either way {conclusion}: {outcome}.",
    short: "stem {stem}, A {a} by {x}, B {b} by {y}: {outcome}",
    vague: "There is an ALS XY-Wing with {digits}.",
    parts: {
      stemCell: "The stem {stem} holds {x} or {y}.",
      stemCells:
        "The stem ({stem}) has the digits {digits}, one more than cells. So at least one of {x} and {y} is in it.",
      oneDigit: "a cell that sees every {digit} of both sets can't be {digit}",
      severalDigits: "a cell that sees every {digit} of both sets can't be {digit}. The same goes for {others}",
    },
  },

  reason: ({ stem, a, b }: AlsXyWing): Reason => [...new Set([...stem, ...a, ...b])].map(cellFact),

  marks: ({ stem, a, b, x, y, z }: AlsXyWing, board: Board): Mark<Role>[] => {
    const zs = z.reduce((mask, digit) => mask | maskOf(digit), 0);
    return [
      ...marksOf(board, "stem", stem, maskOf(x) | maskOf(y), 0),
      ...marksOf(board, "a", a, maskOf(x), zs),
      ...marksOf(board, "b", b, maskOf(y), zs),
      link(board, stem, a, x),
      link(board, stem, b, y),
    ];
  },

  data: ({ stem, a, b, x, y, z }: AlsXyWing, board: Board): Data => ({
    stem: named(board, stem),
    a: named(board, a),
    b: named(board, b),
    x,
    y,
    z: { digits: z },
    stemHolds: {
      part: stem.length === 1 ? "stemCell" : "stemCells",
      data: { stem: { cells: stem }, digits: { digits: digitsOf(digitsIn(board, stem)) }, x, y },
    },
    cellsA: { cells: a },
    digitsA: { digits: digitsOf(digitsIn(board, a)) },
    cellsB: { cells: b },
    digitsB: { digits: digitsOf(digitsIn(board, b)) },
    conclusion: conclusionOf(z),
    digits: { digits: [x, y, ...z].sort() },
  }),
};

/** The candidates of a set. Restricted commons and eliminated digits have separate roles. */
function marksOf({ masks }: Board, role: Role, cells: readonly number[], commons: number, zs: number): Mark<Role>[] {
  return cells.flatMap((cell) => {
    const parts: [Role, number][] = [
      [role, masks[cell] & ~commons & ~zs],
      ["common", masks[cell] & commons],
      ["z", masks[cell] & zs],
    ];
    return [
      { role, cell },
      ...parts.filter(([, mask]) => mask !== 0).map(([part, mask]) => ({ role: part, cell, digits: digitsOf(mask) })),
    ];
  });
}

/** A restricted common: all places of the digit in the stem see all its places in the set. */
function link(board: Board, stem: readonly number[], set: readonly number[], digit: number): Mark<never> {
  const node = (cells: readonly number[]): number[] =>
    nodeOf(
      digit,
      cells.filter((cell) => board.has(cell, digit)),
    );
  return { link: "weak", from: node(stem), to: node(set) };
}

const digitsIn = ({ masks }: Board, cells: readonly number[]): number =>
  cells.reduce((mask, cell) => mask | masks[cell], 0);

const conclusionOf = ([digit, ...others]: readonly number[]): Value =>
  others.length === 0
    ? { part: "oneDigit", data: { digit } }
    : { part: "severalDigits", data: { digit, others: { digits: others } } };

const named = (board: Board, cells: readonly number[]): Value => ({
  set: cells,
  digits: digitsOf(digitsIn(board, cells)),
});
