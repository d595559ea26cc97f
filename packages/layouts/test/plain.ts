/** The rules of each layout, written down again without tables: what the tables are compared with. */
export function seesByRule(name: string, a: number, b: number): boolean {
  const [rowA, rowB] = [Math.floor(a / 9), Math.floor(b / 9)];
  const [columnA, columnB] = [a % 9, b % 9];
  const down = Math.abs(rowA - rowB);
  const across = Math.abs(columnA - columnB);
  if (a === b) return false;
  if (rowA === rowB || columnA === columnB) return true;
  const parts = name.split("+");
  const map = parts.find((part) => part.startsWith("jigsaw:"))?.slice(7);
  const [third, other] = [rowA, rowB].map((row) => Math.floor(row / 3));
  if (map ? map[a] === map[b] : third === other && Math.floor(columnA / 3) === Math.floor(columnB / 3)) return true;
  /** Rows and columns 2 to 4 and 6 to 8 are in a window. */
  const windowOf = (row: number, column: number): string | undefined =>
    row % 4 === 0 || column % 4 === 0 ? undefined : `${Math.floor(row / 4)}${Math.floor(column / 4)}`;
  return parts.some((part) => {
    if (part === "x") return (rowA === columnA && rowB === columnB) || (rowA + columnA === 8 && rowB + columnB === 8);
    if (part === "windoku")
      return windowOf(rowA, columnA) !== undefined && windowOf(rowA, columnA) === windowOf(rowB, columnB);
    if (part === "anti-knight") return (down === 1 && across === 2) || (down === 2 && across === 1);
    if (part === "anti-king") return down <= 1 && across <= 1;
    if (part === "disjoint") return rowA % 3 === rowB % 3 && columnA % 3 === columnB % 3;
    return false;
  });
}

/** All solutions, up to a limit, by trying each digit in the cell with the fewest: slow, and without tables. */
export function solutionsByRule(name: string, digits: string, limit: number): string[] {
  const sees = Array.from({ length: 81 }, (_, a) =>
    Array.from({ length: 81 }, (_, b) => b).filter((b) => seesByRule(name, a, b)),
  );
  const values = Array.from(digits, (digit) => Number(digit) || 0);
  const found: string[] = [];
  const left = (cell: number): number[] =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => sees[cell].every((peer) => values[peer] !== digit));
  const solve = (): void => {
    let next: number | undefined;
    let fewest: number[] = [];
    for (let cell = 0; cell < 81; cell++) {
      if (values[cell] !== 0) continue;
      const own = left(cell);
      if (next !== undefined && own.length >= fewest.length) continue;
      [next, fewest] = [cell, own];
      if (own.length < 2) break;
    }
    if (next === undefined) {
      found.push(values.join(""));
      return;
    }
    for (const digit of fewest) {
      values[next] = digit;
      solve();
      values[next] = 0;
      if (found.length >= limit) return;
    }
  };
  if (values.every((digit, cell) => digit === 0 || sees[cell].every((peer) => values[peer] !== digit))) solve();
  return found;
}
