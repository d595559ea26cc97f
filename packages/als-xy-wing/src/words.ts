import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  cellFact,
  digitsOf,
  maskOf,
  regionName,
  setName,
} from "@wings/core";

/** The set `a` has the restricted common `x` with the stem, `b` has `y`, and `x` is less than `y`. Both have each of `z`. */
export const pattern = { stem: "cells", a: "cells", b: "cells", x: "digit", y: "digit", z: "digits" } as const;
type AlsXyWing = Pattern<typeof pattern>;

/** All that is said of a finding. */
export const words = {
  roles: { stem: "stem", a: "set A", b: "set B", common: "restricted common", z: "in A or in B" },
  message: {
    long:
      "Stem {stem} has one digit more than cells, so it holds {x} or {y}. Its {x} would take {x} from all of A {a}, " +
      "its {y} would take {y} from all of B {b}: these are the restricted commons. A set that loses a digit needs all the others, " +
      "so A or B holds {z}, and what sees every place of it in both loses it: {outcome}.",
    short: "stem {stem}, A {a} by {x}, B {b} by {y}: {outcome}",
    vague: "Look for an ALS XY-Wing on {x}, {y} and {z} in the {region}.",
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
    z: z.join(", ").replace(/, (?=.$)/, " and "),
    region: regionName([...stem, ...a, ...b]),
  }),
};

/** The candidates of a set: its restricted commons and what is eliminated have roles of their own. */
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

/** A restricted common is a bundle of weak links: one of them stands for all. */
function link(board: Board, stem: readonly number[], set: readonly number[], digit: number): Mark {
  const first = (cells: readonly number[]): number => cells.find((cell) => board.has(cell, digit))!;
  return { link: "weak", from: first(stem), digit, to: first(set) };
}

const named = ({ masks }: Board, cells: readonly number[]): string =>
  setName(
    cells,
    cells.reduce((mask, cell) => mask | masks[cell], 0),
  );
