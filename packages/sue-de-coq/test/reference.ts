import type { Board } from "@wings/core";
import type { CellDigit } from "@wings/core/host";
import { DIGITS, geometryOf } from "@wings/test-kit/grid";
import { inBoth } from "@wings/test-kit/locked-sets";

/** Sue de Coq from its definition, in the slowest and most obvious way. Nothing is shared with the finder. */
export interface Plain {
  readonly pattern: {
    readonly crossing: readonly number[];
    readonly inLine: readonly number[];
    readonly inBox: readonly number[];
  };
  readonly eliminations: readonly CellDigit[];
}

export const sueDeCoqs =
  (shared: boolean) =>
  (board: Board): Plain[] =>
    [...geometryOf(board).houses].flatMap(([l, line]) =>
      [...geometryOf(board).houses].flatMap(([b, box]) =>
        l < 18 && b >= 18 && b < 27 ? whereTheyCross(board, line, box, shared) : [],
      ),
    );

function whereTheyCross(board: Board, line: readonly number[], box: readonly number[], shared: boolean): Plain[] {
  const isOpen = (cell: number): boolean => DIGITS.some((digit) => board.has(cell, digit));
  const digitsOf = (cells: readonly number[]): number[] =>
    DIGITS.filter((digit) => cells.some((cell) => board.has(cell, digit)));
  const both = inBoth(line, box);
  const outside = (house: readonly number[], ...cells: readonly number[]): number[] =>
    house.filter((cell) => !cells.includes(cell));
  const found: Plain[] = [];
  for (const crossing of subsets(both.filter(isOpen))) {
    const c = digitsOf(crossing);
    if (crossing.length < 2 || c.length < crossing.length + 2) continue;
    for (const inLine of subsets(outside(line, ...both).filter(isOpen))) {
      const a = digitsOf(inLine);
      if (inBoth(a, c).length === 0) continue;
      for (const inBox of subsets(outside(box, ...both).filter(isOpen))) {
        const b = digitsOf(inBox);
        const twice = inBoth(a, b);
        if (inBoth(b, c).length === 0 || (twice.length > 0 && !shared)) continue;
        const cells = [...crossing, ...inLine, ...inBox];
        if (digitsOf(cells).length + twice.length !== cells.length) continue;
        const ofLine = DIGITS.filter((digit) => a.includes(digit) || (c.includes(digit) && !b.includes(digit)));
        const ofBox = DIGITS.filter((digit) => b.includes(digit) || (c.includes(digit) && !a.includes(digit)));
        const gone = (digits: readonly number[], from: readonly number[]): CellDigit[] =>
          digits.flatMap((digit) => from.filter((cell) => board.has(cell, digit)).map((cell) => ({ cell, digit })));
        const eliminations = [
          ...gone(ofLine, outside(line, ...crossing, ...inLine)),
          ...gone(ofBox, outside(box, ...crossing, ...inBox)),
          ...gone(twice, crossing),
        ];
        const once = [...new Map(eliminations.map((each) => [each.cell * 9 + each.digit, each])).values()];
        if (once.length > 0) found.push({ pattern: { crossing, inLine, inBox }, eliminations: once });
      }
    }
  }
  return found;
}

/** All subsets but the empty one. */
const subsets = (cells: readonly number[]): number[][] =>
  cells.reduce<number[][]>((all, cell) => [...all, ...all.map((each) => [...each, cell])], [[]]).slice(1);
