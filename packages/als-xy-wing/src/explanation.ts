import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  cellFact,
  digitsOf,
  maskOf,
  setName,
  spellCells,
  spellList,
} from "@wings/core";

/** Set `a` shares the restricted common `x` with the stem, set `b` shares `y`; `x` < `y`. Both sets have each digit of `z`. */
export const pattern = { stem: "cells", a: "cells", b: "cells", x: "digit", y: "digit", z: "digits" } as const;
type AlsXyWing = Pattern<typeof pattern>;

/** How a finding is explained, drawn and proved. */
export const explanation = {
  roles: { stem: "stem", a: "set A", b: "set B", common: "restricted common", z: "digit in A or B" },
  message: {
    long:
      "{stemHolds} If the stem holds {x}, set A ({cellsA} with {digitsA}) loses {x} and must contain {z}. " +
      "If the stem holds {y}, set B ({cellsB} with {digitsB}) loses {y} and must contain {z}. Either way {conclusion}: {action}.",
    short: "stem {stem}, A {a} by {x}, B {b} by {y}: {outcome}",
    vague: "There is an ALS XY-Wing with {digits}.",
  },

  reason: ({ stem, a, b }: AlsXyWing): Reason => [...new Set([...stem, ...a, ...b])].map(cellFact),

  marks: ({ stem, a, b, x, y, z }: AlsXyWing, board: Board): Mark[] => {
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
    z: spellList(z),
    stemHolds: stemHolds(stem, digitsIn(board, stem), x, y),
    cellsA: spellCells(a),
    digitsA: spellList(digitsOf(digitsIn(board, a))),
    cellsB: spellCells(b),
    digitsB: spellList(digitsOf(digitsIn(board, b))),
    conclusion: spellList(z.map((digit) => `a cell that sees every ${digit} of both sets can't be ${digit}`)),
    digits: spellList([x, y, ...z].sort()),
  }),
};

/** The candidates of a set. Restricted commons and eliminated digits have separate roles. */
function marksOf({ masks }: Board, role: string, cells: readonly number[], commons: number, zs: number): Mark[] {
  return cells.flatMap((cell) => {
    const parts: [string, number][] = [
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

/** A restricted common is many weak links; the drawing shows one of them. */
function link(board: Board, stem: readonly number[], set: readonly number[], digit: number): Mark {
  const first = (cells: readonly number[]): number => cells.find((cell) => board.has(cell, digit))!;
  return { link: "weak", from: first(stem), digit, to: first(set) };
}

/** `The stem r5c8 holds 3 or 4.`; for several cells also why. */
function stemHolds(stem: readonly number[], mask: number, x: number, y: number): string {
  if (stem.length === 1) return `The stem ${spellCells(stem)} holds ${x} or ${y}.`;
  const digits = spellList(digitsOf(mask));
  const cells = spellCells(stem);
  return `The stem (${cells}) has one digit more than cells: ${digits}. So at least one of ${x} and ${y} is in it.`;
}

const digitsIn = ({ masks }: Board, cells: readonly number[]): number =>
  cells.reduce((mask, cell) => mask | masks[cell], 0);

const named = (board: Board, cells: readonly number[]): string => setName(cells, digitsIn(board, cells));
