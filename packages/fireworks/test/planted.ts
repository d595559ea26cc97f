import { type Board, parse } from "@wings/core";
import { type Random, fullGrid, minimalPuzzle, random } from "@wings/testing";
import { CELLS, DIGITS, box, column, row } from "@wings/test-kit/grid";

/*
 * Boards with a firework: candidates that are not in the solution leave its lines and its cells. Few puzzles have one by themselves.
 */

export type Kind = "triple" | "quad" | "pair" | "w-wing";

export function* plantedBoards(kind: Kind, seed: number, count: number): Generator<Board> {
  const source = random(seed);
  for (let made = 0; made < count;) {
    const solution = fullGrid(source);
    const board = parse(minimalPuzzle(source, solution));
    if (!plant(kind, board, (cell) => Number(solution[cell]), source)) continue;
    for (let more = source.below(20); more > 0; more--) {
      const [cell, digit] = [source.below(81), 1 + source.below(9)];
      if (digit !== Number(solution[cell])) board.eliminate(cell, digit);
    }
    made++;
    yield board;
  }
}

/** Leaves only the kept candidates that a test allows. */
function thin(board: Board, digitAt: (cell: number) => number, isGone: (cell: number, digit: number) => boolean): void {
  for (const cell of CELLS)
    for (const digit of DIGITS) if (digit !== digitAt(cell) && isGone(cell, digit)) board.eliminate(cell, digit);
}

function plant(kind: Kind, board: Board, digitAt: (cell: number) => number, source: Random): boolean {
  const open = CELLS.filter((cell) => board.digit(cell) === 0);
  const oneOf = <T>(list: readonly T[]): T => list[source.below(list.length)];
  for (let tries = 0; tries < 300; tries++) {
    const x = oneOf(open);
    const inRow = open.filter((cell) => row(cell) === row(x) && box(cell) !== box(x));
    const inColumn = open.filter((cell) => column(cell) === column(x) && box(cell) !== box(x));
    if (inRow.length === 0 || inColumn.length === 0) continue;
    const [y, z] = [oneOf(inRow), oneOf(inColumn)];
    const t = CELLS.find((cell) => row(cell) === row(z) && column(cell) === column(y))!;
    /** The digits that a corner can hold, and how to make it hold them. */
    const holdable = (corner: number, end: number, other: number): number[] =>
      DIGITS.filter((digit) =>
        CELLS.every(
          (cell) =>
            digitAt(cell) !== digit ||
            ((row(cell) !== row(corner) || box(cell) === box(corner) || cell === end) &&
              (column(cell) !== column(corner) || box(cell) === box(corner) || cell === other)),
        ),
      ).filter((digit) =>
        CELLS.every(
          (cell) => board.digit(cell) !== digit || (row(cell) !== row(corner) && column(cell) !== column(corner)),
        ),
      );
    const hold = (corner: number, end: number, other: number, digits: readonly number[]): void =>
      thin(
        board,
        digitAt,
        (cell, digit) =>
          digits.includes(digit) &&
          box(cell) !== box(corner) &&
          ((row(cell) === row(corner) && cell !== end) || (column(cell) === column(corner) && cell !== other)),
      );
    const keep = (cells: readonly number[], digits: readonly number[]): void =>
      thin(board, digitAt, (cell, digit) => cells.includes(cell) && !digits.includes(digit));
    const mine = holdable(x, y, z);
    if (kind === "triple") {
      if (mine.length < 3) continue;
      hold(x, y, z, mine.slice(0, 3));
      return true;
    }
    if (board.digit(t) !== 0) continue;
    if (kind === "quad") {
      const digits = mine.slice(0, 2);
      const others = holdable(t, z, y).filter((digit) => !digits.includes(digit));
      if (digits.length < 2 || others.length < 2) continue;
      hold(x, y, z, digits);
      hold(t, z, y, others.slice(0, 2));
      return true;
    }
    const digits = mine.slice(0, 2);
    if (digits.length < 2) continue;
    if (kind === "pair") {
      if (!digits.includes(digitAt(t)) || !digits.every((digit) => board.has(t, digit))) continue;
      hold(x, y, z, digits);
      keep([t], digits);
      return true;
    }
    if (!digits.some((digit) => board.has(t, digit))) continue;
    const twins = open.filter(
      (cell) =>
        digits.includes(digitAt(cell)) &&
        digits.every((digit) => board.has(cell, digit)) &&
        ![x, y, z, t].includes(cell),
    );
    const [p, q] = [twins.find((cell) => column(cell) === column(y)), twins.find((cell) => row(cell) === row(z))];
    if (p === undefined || q === undefined) continue;
    hold(x, y, z, digits);
    keep([p, q], digits);
    return true;
  }
  return false;
}
