/** The canonical form by trying everything that may lead to it, with texts and nothing clever. */
export function plainCanonical(puzzle: string, solution: string): { puzzle: string; solution: string } {
  let best = { puzzle: "", solution: "" };
  for (const [p, s] of [
    [puzzle, solution],
    [transposed(puzzle), transposed(solution)],
  ]) {
    for (const columns of lineOrders()) {
      const [movedPuzzle, movedSolution] = [moveColumns(p, columns), moveColumns(s, columns)];
      for (let first = 0; first < 9; first++) {
        const digits = movedSolution.slice(first * 9, first * 9 + 9);
        const relabel = (text: string): string => text.replace(/[1-9]/g, (digit) => String(digits.indexOf(digit) + 1));
        const [newPuzzle, newSolution] = [relabel(movedPuzzle), relabel(movedSolution)];
        const rows = sortedRows(newSolution);
        const image = { puzzle: moveRows(newPuzzle, rows), solution: moveRows(newSolution, rows) };
        const before = `${best.solution}${best.puzzle}`;
        if (before === "" || `${image.solution}${image.puzzle}` < before) best = image;
      }
    }
  }
  return best;
}

/** Rows and bands from the least: the first digits of rows differ. */
function sortedRows(grid: string): number[] {
  const firstDigit = (row: number): number => Number(grid[row * 9]);
  const bands = [0, 3, 6].map((start) => [start, start + 1, start + 2].sort((a, b) => firstDigit(a) - firstDigit(b)));
  return bands.sort((a, b) => firstDigit(a[0]) - firstDigit(b[0])).flat();
}

const transposed = (text: string): string =>
  Array.from(text, (_, cell) => text[(cell % 9) * 9 + Math.floor(cell / 9)]).join("");
const moveColumns = (text: string, columns: readonly number[]): string =>
  Array.from(text, (_, cell) => text[cell - (cell % 9) + columns[cell % 9]]).join("");
const moveRows = (text: string, rows: readonly number[]): string =>
  rows.map((row) => text.slice(row * 9, row * 9 + 9)).join("");

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** The 1,296 orders of nine lines that keep bands together. */
function lineOrders(): number[][] {
  const three = permutations([0, 1, 2]);
  return three.flatMap((bands) =>
    three.flatMap((a) =>
      three.flatMap((b) => three.map((c) => bands.flatMap((band, i) => [a, b, c][i].map((line) => band * 3 + line)))),
    ),
  );
}
