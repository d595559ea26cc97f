/**
 * What the second row of a grid can become when columns move and the first row is relabeled to 123456789.
 *
 * Two rows of a band say for each column where the first row has the digit of the second one: `from[column]`. These nine
 * numbers are the *relation* of the rows. For any columns and digits there are 12,096 relations, and moving columns
 * turns a relation into any other one of its class. So a table has for each relation the least second row of its class, and
 * the orders of columns that lead to it.
 *
 * ```
 *   first    4 8 2 | 6 1 9 | 5 3 7      from: column 0 has 6, and 6 is in column 3 of the first row, so it begins with 3
 *   second   6 1 9 | 5 3 7 | 4 8 2      3 4 5 | 6 7 8 | 0 1 2    →    456789123, without any move
 * ```
 */
export interface LeastRow {
  /** The place of the least second row in lexicographic order: less is less. */
  readonly rank: number;
  /** The orders of columns that lead to the least second row: indices in `columnOrders()`. */
  readonly orders: number[];
}

const THREE = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The 1,296 orders of nine columns that keep stacks together. */
export const columnOrders = (): number[][] =>
  THREE.flatMap((stacks) =>
    THREE.flatMap((a) =>
      THREE.flatMap((b) =>
        THREE.map((c) => [a, b, c].flatMap((order, i) => order.map((each) => stacks[i] * 3 + each))),
      ),
    ),
  );

/** A relation as one number. */
export function relationKey(from: ArrayLike<number>): number {
  let key = 0;
  for (let column = 0; column < 9; column++) key = key * 9 + from[column];
  return key;
}

/** The table: the least row of each relation, by its key. */
export function leastRows(orders: readonly (readonly number[])[]): ReadonlyMap<number, LeastRow> {
  const table = new Map<number, LeastRow>();
  let rank = 0;
  // In lexicographic order the first relation of a class is the least one.
  for (const least of relations()) {
    if (table.has(relationKey(least))) continue;
    rank++;
    orders.forEach((order, index) => {
      const from: number[] = [];
      for (let place = 0; place < 9; place++) from[order[place]] = order[least[place]];
      const key = relationKey(from);
      const entry = table.get(key);
      if (entry === undefined) table.set(key, { rank, orders: [index] });
      else entry.orders.push(index);
    });
  }
  return table;
}

/** All relations in lexicographic order: permutations of the columns without one that stays in its stack. */
function* relations(from: readonly number[] = []): Generator<readonly number[]> {
  if (from.length === 9) yield from;
  else {
    const stack = Math.floor(from.length / 3);
    for (let column = 0; column < 9; column++) {
      if (Math.floor(column / 3) !== stack && !from.includes(column)) yield* relations([...from, column]);
    }
  }
}
