import {
  type Board,
  type Data,
  type Mark,
  type Pattern,
  type Reason,
  candidatesOf,
  cellFact,
  cellsIn,
  digitsOf,
  houseFact,
  maskIn,
} from "@wings/core/author";
import { outcomesOf } from "./outcomes.js";
import { type ExocetShape, mirrorOf, rowIn } from "./shape.js";

/** The targets are in the second and the third of the lines. */
export const pattern = { base: "cells", targets: "cells", lines: "houses" } as const;
type JuniorExocet = Pattern<typeof pattern>;

const shapeOf = ({ base, targets, lines }: JuniorExocet, board: Board): ExocetShape => {
  const isTurned = lines[0] < 9;
  return {
    isTurned,
    row: rowIn(isTurned, base[0]),
    columns: lines.map((line) => (isTurned ? line : line - 9)),
    base,
    targets,
    digits: digitsOf(maskIn(board, base)),
  };
};

/** How a finding is explained, drawn and proved. */
export const explanation = {
  roles: {
    base: "base",
    target: "target",
    line: "cross-line",
    place: "place of a base digit",
    mirror: "mirror of a target",
  },
  message: {
    long:
      "The base cells {base} hold two of {digits}. Each of the two is nowhere else in the base's box and line, so {lines} hold it outside of these. They " +
      "have room for it only with the target {first} or {second}. So the targets hold the same two digits. Therefore {rules}: {outcome}.",
    short: "exocet {digits}: {base} → {first} {second}: {outcome}",
    vague: "Two cells of a box decide what two others in the same three lines hold.",
    parts: {
      targets: "the targets hold no other digits",
      pairs: "base and targets keep only digits of a pair that fits both",
      places: "a digit of each such pair leaves the cells that see the base, and those that leave it no room",
      mirrors: "the mirror of a target keeps the target's digit",
    },
  },

  reason: (found: JuniorExocet, board: Board): Reason => {
    const shape = shapeOf(found, board);
    return [
      ...new Set([
        ...found.base.map(cellFact),
        ...shape.digits.flatMap((digit) => found.lines.map((house) => houseFact(house, digit))),
        ...outcomesOf(board, shape).facts,
      ]),
    ];
  },

  marks: (found: JuniorExocet, board: Board): Mark<"base" | "target" | "line" | "place" | "mirror">[] => {
    const shape = shapeOf(found, board);
    const mask = maskIn(board, found.base);
    const band = shape.row - (shape.row % 3);
    return [
      ...found.base.map((cell) => ({ role: "base" as const, cell, digits: candidatesOf(board, cell) })),
      ...found.targets.map((cell) => ({ role: "target" as const, cell, digits: digitsOf(board.masks[cell] & mask) })),
      ...found.lines.map((house) => ({ role: "line" as const, house })),
      ...found.lines.flatMap((house) =>
        Array.from(cellsIn(board, house))
          .filter((cell) => rowIn(shape.isTurned, cell) < band || rowIn(shape.isTurned, cell) > band + 2)
          .map((cell) => ({ role: "place" as const, cell, digits: digitsOf(board.masks[cell] & mask) }))
          .filter(({ digits }) => digits.length > 0),
      ),
      ...[...new Set([0, 1].flatMap((which) => mirrorOf(shape, which)))].map((cell) => ({
        role: "mirror" as const,
        cell,
      })),
    ];
  },

  data: ({ base, targets, lines }: JuniorExocet, board: Board): Data => ({
    base: { cells: base },
    digits: { digits: digitsOf(maskIn(board, base)) },
    lines: { houses: [...lines].sort((a, b) => a - b) },
    first: { cell: targets[0] },
    second: { cell: targets[1] },
    rules: {
      list: outcomesOf(board, shapeOf({ base, targets, lines }, board)).rules.map((part) => ({ part, data: {} })),
    },
  }),
};
