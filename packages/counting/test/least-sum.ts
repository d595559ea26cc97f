import type { Board } from "@wings/core";
import { leftWith, logicOf } from "./reference.js";

/** Which of the candidates that are left each fact has: those of the facts that don't hold the target, and those of all sets. */
function questionOf(
  board: Board,
  cell: number,
  digit: number,
): { readonly facts: number[][]; readonly sets: number[][] } {
  const { candidates, facts } = logicOf(board);
  const target = { cell, digit };
  const left = leftWith(target, candidates);
  const placesOf = (which: typeof facts): number[][] =>
    which.map((holds) => [...left.keys()].filter((i) => holds(left[i])));
  return { facts: placesOf(facts.filter((holds) => !holds(target))), sets: placesOf(facts) };
}

/**
 * The least that the weights of facts can add up to, where they are one more than those of sets. That is 1 / (1 - y) for the
 * greatest y to which all facts can be filled at once, with no set more than full: a linear program by the textbook.
 */
export function leastSum(board: Board, cell: number, digit: number): number {
  const { facts, sets } = questionOf(board, cell, digit);
  const width = 1 + Math.max(0, ...sets.flat()) + 1;
  const row = (list: readonly number[], value: number, y: number, right: number): number[] => {
    const cells = new Array<number>(width + 1).fill(0);
    for (const at of list) cells[at + 1] = value;
    cells[0] = y;
    cells[width] = right;
    return cells;
  };
  const y = greatest([
    ...facts.map((list) => row(list, -1, 1, 0)),
    ...sets.filter((list) => list.length > 0).map((list) => row(list, 1, 0, 1)),
  ]);
  return 1 / (1 - y);
}

/** The greatest first variable, where no row adds up to more than its last number: the simplex method with Bland's rule. */
function greatest(rows: number[][]): number {
  const width = rows[0].length - 1;
  for (const [i, row] of rows.entries()) row.splice(width, 0, ...rows.map((_, j) => Number(i === j)));
  const right = width + rows.length;
  const gain = rows[0].map((_, j) => Number(j === 0));
  const basic = rows.map((_, i) => width + i);
  for (;;) {
    const entering = gain.findIndex((value, j) => j < right && value > 1e-9);
    if (entering < 0) return -gain[right];
    let leaving = -1;
    let least = Infinity;
    for (const [i, row] of rows.entries()) {
      if (row[entering] <= 1e-9) continue;
      const ratio = row[right] / row[entering];
      if (ratio > least + 1e-12 || (ratio > least - 1e-12 && basic[i] > basic[leaving])) continue;
      least = ratio;
      leaving = i;
    }
    const factor = rows[leaving][entering];
    rows[leaving] = rows[leaving].map((value) => value / factor);
    for (const row of [...rows, gain]) {
      const times = row[entering];
      if (row === rows[leaving] || times === 0) continue;
      for (let j = 0; j <= right; j++) row[j] -= times * rows[leaving][j];
    }
    basic[leaving] = entering;
  }
}

/** The least number of facts of a proof in whole numbers, up to three: all choices of up to two sets, and of facts in them. */
export function leastOfShort(board: Board, cell: number, digit: number): number | undefined {
  const { facts, sets } = questionOf(board, cell, digit);
  const isProof = (chosen: readonly number[], room: readonly (readonly number[])[]): boolean => {
    const free = room.flat();
    return chosen
      .flatMap((fact) => facts[fact])
      .every((place) => {
        const at = free.indexOf(place);
        if (at >= 0) free.splice(at, 1);
        return at >= 0;
      });
  };
  const has = (count: number, room: readonly (readonly number[])[]): boolean => {
    const inside = [...facts.keys()].filter((fact) =>
      facts[fact].every((place) => room.some((set) => set.includes(place))),
    );
    const choose = (from: number, chosen: number[]): boolean =>
      isProof(chosen, room) &&
      (chosen.length === count || inside.slice(from).some((fact, i) => choose(from + i, [...chosen, fact])));
    return choose(0, []);
  };
  if (has(1, [])) return 1;
  if (sets.some((set) => has(2, [set]))) return 2;
  return sets.some((one, i) => sets.slice(i).some((other) => has(3, [one, other]))) ? 3 : undefined;
}
