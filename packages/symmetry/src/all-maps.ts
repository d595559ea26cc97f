/**
 * All maps that carry houses to houses and each given to a given: with rows and columns exchanged or not, bands, stacks and the lines in
 * them in any order. Of 3,359,232 maps nearly all fall at the first rows.
 */
export function mapsOfGivens(puzzle: Uint8Array): number[][] {
  return [false, true].flatMap((isTransposed) => {
    const from = isTransposed ? puzzle.map((_, cell) => puzzle[(cell % 9) * 9 + ((cell / 9) | 0)]) : puzzle;
    return lineOrders(countsOf(from), countsOf(puzzle)).flatMap((rows) =>
      columnOrders(from, puzzle, rows).map((columns) =>
        isTransposed
          ? [...columns.map((column) => 9 + column), ...rows]
          : [...rows, ...columns.map((column) => 9 + column)],
      ),
    );
  });
}

/** How many givens each row has. */
const countsOf = (puzzle: Uint8Array): number[] =>
  Array.from({ length: 9 }, (_, row) => puzzle.subarray(row * 9, row * 9 + 9).filter((digit) => digit !== 0).length);

/** The orders of nine lines that keep bands together, and in which each line goes to one with as many givens. */
function lineOrders(from: readonly number[], to: readonly number[]): number[][] {
  return extend([], (line, image) => from[line] === to[image]);
}

/** The orders of columns that carry the givens to givens, with rows in a known order, and each digit always to the same one. */
function columnOrders(from: Uint8Array, to: Uint8Array, rows: readonly number[]): number[][] {
  // By digit and position: its image, 0 while it is unknown.
  const fits = (column: number, image: number, images: Uint8Array): boolean => {
    for (let row = 0; row < 9; row++) {
      const digit = from[row * 9 + column];
      const other = to[rows[row] * 9 + image];
      if ((digit === 0) !== (other === 0)) return false;
      if (digit === 0) continue;
      if (images[digit] !== other && (images[digit] !== 0 || images.includes(other))) return false;
      images[digit] = other;
    }
    return true;
  };
  const orders: number[][] = [];
  const follow = (order: readonly number[], images: Uint8Array): void => {
    if (order.length === 9) {
      orders.push([...order]);
      return;
    }
    for (const image of nextLines(order)) {
      const more = images.slice();
      if (fits(order.length, image, more)) follow([...order, image], more);
    }
  };
  follow([], new Uint8Array(10));
  return orders;
}

function extend(order: readonly number[], fits: (line: number, image: number) => boolean): number[][] {
  if (order.length === 9) return [[...order]];
  return nextLines(order)
    .filter((image) => fits(order.length, image))
    .flatMap((image) => extend([...order, image], fits));
}

/** The lines that may be next in an order: of the band that is begun, or of one that is not in it yet. */
function nextLines(order: readonly number[]): number[] {
  const band = order.length % 3 === 0 ? -1 : Math.floor(order[order.length - 1] / 3);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
    (line) =>
      !order.includes(line) &&
      (band < 0 ? order.every((each) => Math.floor(each / 3) !== Math.floor(line / 3)) : Math.floor(line / 3) === band),
  );
}
