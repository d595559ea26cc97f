import { type Board, parse } from "@wings/core";
import { type Random, fullGrid, minimalPuzzle, random } from "@wings/testing";
import { CELLS, DIGITS, HOUSES, seesEachOther } from "@wings/test-kit/grid";
import { crossings, loops, subsets } from "./reference.js";

/*
 * Boards with a pattern: candidates that are not in the solution leave its cells. Puzzles rarely have one by themselves.
 */

/** Boards with a loop of two digits, or with an extended rectangle. */
export function* plantedBoards(kind: "loop" | "rectangle", seed: number, count: number): Generator<Board> {
  const source = random(seed);
  for (let made = 0; made < count;) {
    const solution = fullGrid(source);
    const board = parse(minimalPuzzle(source, solution));
    const digitAt = (cell: number): number => Number(solution[cell]);
    const planted = kind === "loop" ? aLoop(board, digitAt, source) : aRectangle(board, digitAt, source);
    if (planted === undefined) continue;
    made++;
    thin(board, digitAt, planted, source);
    yield board;
  }
}

interface Planted {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

const oneOf = <T>(list: readonly T[], source: Random): T | undefined => list[source.below(list.length || 1)];

/** A loop in which all cells but one or two have one of two digits. */
function aLoop(board: Board, digitAt: (cell: number) => number, source: Random): Planted | undefined {
  const a = 1 + source.below(9);
  const b = 1 + ((a + source.below(8)) % 9);
  const isRoof = (cell: number): boolean => digitAt(cell) !== a && digitAt(cell) !== b;
  const cells = CELLS.filter((cell) => board.has(cell, a) && board.has(cell, b));
  const most = 1 + source.below(8) / 7;
  const found = loops(cells, (chosen) => chosen.filter(isRoof).length <= most).filter((loop) => loop.some(isRoof));
  const loop = oneOf(found, source);
  return loop && { cells: loop, digits: [a, b] };
}

/** Two lines and crossing lines in which all cells but one have as many digits as there are crossing lines. */
function aRectangle(board: Board, digitAt: (cell: number) => number, source: Random): Planted | undefined {
  const found: Planted[] = [];
  for (const lines of crossings()) {
    const open = lines.filter((pair) => pair.every((cell) => board.values[cell] === 0));
    for (const chosen of subsets(open)) {
      if (chosen.length < 3 || chosen.length > 7) continue;
      for (const side of [0, 1] as const) {
        const digits = chosen.map((pair) => digitAt(pair[side]));
        const roof = chosen.filter((pair) => !digits.includes(digitAt(pair[1 - side])));
        if (roof.length === 1) found.push({ cells: chosen.flat(), digits });
      }
    }
  }
  return oneOf(found, source);
}

/**
 * Takes candidates that are not in the solution, so that the pattern has one of its types. All but one of the cells have
 * one of the digits in the solution, or all but two.
 */
function thin(board: Board, digitAt: (cell: number) => number, { cells, digits }: Planted, source: Random): void {
  const roof = cells.find((cell) => !digits.includes(digitAt(cell)))!;
  const partner = oneOf(
    cells.filter((cell) => cell !== roof && seesEachOther(cell, roof)),
    source,
  )!;
  const house = HOUSES.filter((each) => each.includes(roof) && each.includes(partner))[0];
  const others = house.filter((cell) => board.values[cell] === 0 && !cells.includes(cell));
  const set = others.filter(() => source.below(3) === 0);
  const inSet = [digitAt(roof), ...set.map(digitAt)];
  const kind = source.below(4);
  const isKept = (cell: number, digit: number): boolean => {
    if (digit === digitAt(cell)) return true;
    if (set.includes(cell)) return kind !== 2 || inSet.includes(digit);
    // The digit of the partner is locked in it and the roof.
    if (others.includes(cell)) return kind !== 3 || digit !== digitAt(partner);
    if (!cells.includes(cell) || digits.includes(digit)) return true;
    if (kind === 1) return digit === digitAt(roof);
    return cell === roof || (cell === partner && kind !== 0) ? kind !== 2 || inSet.includes(digit) : false;
  };
  for (const cell of CELLS) for (const digit of DIGITS) if (!isKept(cell, digit)) board.eliminate(cell, digit);
  for (let more = source.below(30); more > 0; more--) {
    const [cell, digit] = [source.below(81), 1 + source.below(9)];
    if (!cells.includes(cell) && digit !== digitAt(cell)) board.eliminate(cell, digit);
  }
}
