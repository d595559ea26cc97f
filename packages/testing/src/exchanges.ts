import { houseName } from "@wings/core";
import { rowOf } from "@wings/core/author";
import { type Symmetry, symmetryOf } from "./symmetry.js";

/** The simplest symmetries, in words: a technique that finds something else after one of them has its fault there. */
export function* exchanges(isRigid = false): Generator<{ readonly words: string; readonly symmetry: Symmetry }> {
  for (const high of DIGITS) {
    for (const low of DIGITS.slice(0, high - 1)) {
      const digits = [0, ...DIGITS].map((digit) => (digit === low ? high : digit === high ? low : digit));
      yield { words: `with ${low} and ${high} exchanged`, symmetry: symmetryOf(CELLS, digits) };
    }
  }
  yield moved("with rows and columns exchanged", (row, column) => [column, row]);
  if (isRigid) {
    yield moved("mirrored from left to right", (row, column) => [row, 8 - column]);
    yield moved("mirrored from top to bottom", (row, column) => [8 - row, column]);
    return;
  }
  for (const [a, b] of PAIRS) {
    const swapped = (line: number): number => (line === a ? b : line === b ? a : line);
    yield moved(`with rows ${a + 1} and ${b + 1} exchanged`, (row, column) => [swapped(row), column]);
    yield moved(`with columns ${a + 1} and ${b + 1} exchanged`, (row, column) => [row, swapped(column)]);
  }
  for (const [a, b] of PAIRS.slice(0, 3)) {
    const swapped = (line: number): number => {
      const three = Math.floor(line / 3);
      return three === a ? line + (b - a) * 3 : three === b ? line - (b - a) * 3 : line;
    };
    const lines = `${a * 3 + 1} to ${a * 3 + 3} and ${b * 3 + 1} to ${b * 3 + 3}`;
    yield moved(`with rows ${lines} exchanged`, (row, column) => [swapped(row), column]);
    yield moved(`with columns ${lines} exchanged`, (row, column) => [row, swapped(column)]);
  }
}

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** The pairs of lines in each band or stack. The first three are the pairs of bands, too. */
const PAIRS = [0, 3, 6].flatMap((first) => [
  [first, first + 1],
  [first, first + 2],
  [first + 1, first + 2],
]);

function moved(words: string, to: (row: number, column: number) => [row: number, column: number]) {
  const cells = CELLS.map((cell) => {
    const [row, column] = to(rowOf(cell), cell % 9);
    return row * 9 + column;
  });
  return { words, symmetry: symmetryOf(cells, [0, ...DIGITS]) };
}

/** Any symmetry in words: what the rows, the columns and the digits become. */
export const inWords = (symmetry: Symmetry): string =>
  `with r1 to r9 as ${linesFrom(0, symmetry)}, c1 to c9 as ${linesFrom(9, symmetry)}, and 1 to 9 as ${DIGITS.map(symmetry.digit).join(" ")}`;

const linesFrom = (first: number, { house }: Symmetry): string =>
  DIGITS.map((digit) => houseName(house(first + digit - 1))).join(" ");
