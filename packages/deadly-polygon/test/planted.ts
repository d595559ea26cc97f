import { type Board, parse } from "@wings/core";
import { type Random, fullGrid, minimalPuzzle, random } from "@wings/testing";
import { CELLS, DIGITS, HOUSES, column, row } from "@wings/test-kit/grid";
import { POLYGONS } from "./reference.js";

/*
 * Boards with a polygon: candidates that are not in the solution leave its cells. Puzzles rarely have one by themselves.
 */
export function* plantedBoards(seed: number, count: number): Generator<Board> {
  const source = random(seed);
  for (let made = 0; made < count;) {
    const solution = fullGrid(source);
    const digitAt = (cell: number): number => Number(solution[cell]);
    const board = parse(minimalPuzzle(source, solution));
    const found = POLYGONS.flatMap(({ cells, size }) => {
      if (cells.some((cell) => board.digit(cell) !== 0)) return [];
      // One cell holds another digit, or two of a line.
      return cells.flatMap((roof, i) =>
        cells.slice(i).flatMap((other) => {
          if (roof !== other && row(roof) !== row(other) && column(roof) !== column(other)) return [];
          const digits = [...new Set(cells.filter((cell) => cell !== roof && cell !== other).map(digitAt))];
          return digits.length <= size && !digits.includes(digitAt(roof)) ? [{ cells, size, digits, roof, other }] : [];
        }),
      );
    });
    if (found.length === 0) continue;
    made++;
    thin(board, digitAt, oneOf(found, source), source);
    yield board;
  }
}

/** One of them, and in half of the cases one with a roof of one cell, if there is any. */
function oneOf(found: readonly Planted[], source: Random): Planted {
  const single = found.filter(({ roof, other }) => roof === other);
  const list = single.length > 0 && source.below(2) === 0 ? single : found;
  return list[source.below(list.length)];
}

interface Planted {
  readonly cells: readonly number[];
  readonly size: number;
  readonly digits: readonly number[];
  readonly roof: number;
  readonly other: number;
}

/** Removes candidates so that the polygon has one of the types. */
function thin(board: Board, digitAt: (cell: number) => number, planted: Planted, source: Random): void {
  const { cells, size, roof, other } = planted;
  const digits = [...planted.digits];
  while (digits.length < size) {
    const digit = 1 + source.below(9);
    if (!digits.includes(digit) && digit !== digitAt(roof)) digits.push(digit);
  }
  const kind = source.below(4);
  const house = HOUSES.find((each) => each.includes(roof) && each.includes(other) && roof !== other) ?? [];
  const others = house.filter((cell) => board.values[cell] === 0 && !cells.includes(cell));
  const set = others.filter(() => source.below(3) === 0);
  const inSet = [digitAt(roof), digitAt(other), ...set.map(digitAt)];
  const locked = digits[source.below(digits.length)];
  const isKept = (cell: number, digit: number): boolean => {
    if (digit === digitAt(cell)) return true;
    if (set.includes(cell) && kind === 2) return inSet.includes(digit);
    if (others.includes(cell) && kind === 3) return digit !== locked;
    if (!cells.includes(cell) || digits.includes(digit)) return true;
    if (kind === 1) return digit === digitAt(roof);
    return (cell === roof || cell === other) && (kind !== 2 || inSet.includes(digit));
  };
  for (const cell of CELLS) for (const digit of DIGITS) if (!isKept(cell, digit)) board.eliminate(cell, digit);
  for (let more = source.below(30); more > 0; more--) {
    const [cell, digit] = [source.below(81), 1 + source.below(9)];
    if (!cells.includes(cell) && digit !== digitAt(cell)) board.eliminate(cell, digit);
  }
}
