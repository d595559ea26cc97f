import {
  type Board,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Cell,
  CLASSIC_GRID,
  digitsOf,
  maskOf,
  type Pattern,
  type Reporter,
  sees,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { excludedByAll, othersIn } from "./guardians.js";
import { inOrder, shortestOddCycle } from "./odd-cycle.js";
import { explanation, pattern } from "./oddagon-explanation.js";

/** The pattern: the cells of the loop, in order, and two digits. */
export type BivalueOddagon = Pattern<typeof pattern>;

/**
 * Bivalue oddagon: a loop of an odd number of cells, each seeing the next one, with two digits. With these alone it could not be filled, so
 * one of the other candidates is true.
 */
export const bivalueOddagon = /* @__PURE__ */ defineBuiltIn({
  id: "bivalue-oddagon",
  name: "Bivalue Oddagon",
  minSize: 5,
  ties: true,
  pattern,
  ...explanation,

  find(board, report) {
    const color = new Int8Array(81);
    for (let a = 1; a < 9; a++) for (let b = a + 1; b <= 9; b++) if (findPair(board, report, color, a, b)) return;
  },
});

/** All loops of two digits: one for each candidate that leaves. */
function findPair(board: Board, report: Reporter, color: Int8Array, a: number, b: number): boolean {
  const both = maskOf(a) | maskOf(b);
  const pure: number[] = [];
  const others: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const mask = board.masks[cell];
    if ((mask & both) !== 0) ((mask & ~both) === 0 ? pure : others).push(cell);
  }
  const reported = new Set<string>();
  /** Looks for a loop of these cells, for a target. Returns whether to stop. */
  const tell = (cells: readonly Cell[], target: number): boolean => {
    if (cells.length < 5 || !hasOddCycle(color, cells)) return false;
    const loop = loopOf(cells);
    if (loop.length < 5 || loop.length > report.maxSize || reported.has(loop.join())) return false;
    const excluded = excludedByAll(board, othersIn(board, loop, both));
    if (!excluded.includes(target)) return false;
    reported.add(loop.join());
    for (const each of excluded) report.eliminateCells(candidateDigit(each), [candidateCell(each)]);
    return report.commit({ cells: loop, digits: [a, b] }, loop.length);
  };
  // One cell has all guardians: it loses the two digits.
  const near = others.filter((cell) => pure.length >= 4 && pure.filter((each) => sees(board, each, cell)).length >= 2);
  for (const cell of near)
    for (const digit of digitsOf(board.masks[cell] & both))
      if (tell([...pure, cell], candidateOf(cell, digit))) return true;
  // The guardians are places of one digit, and the target sees all.
  for (let digit = 1; digit <= 9; digit++) {
    if ((both & maskOf(digit)) !== 0) continue;
    const guarded = others.filter((cell) => (board.masks[cell] & ~both) === maskOf(digit));
    if (guarded.length === 0 || !hasOddCycle(color, [...pure, ...guarded])) continue;
    for (let cell = 0; cell < 81; cell++) {
      if (!board.has(cell, digit)) continue;
      const its = guarded.filter((each) => sees(board, each, cell));
      if (its.length > 0 && tell([...pure, ...its], candidateOf(cell, digit))) return true;
    }
  }
  return false;
}

/** Whether two colors are too few for the cells: cells that see each other need different ones. `color` is 1 or -1, or 0 for none. */
function hasOddCycle(color: Int8Array, cells: readonly Cell[]): boolean {
  color.fill(0);
  const stack: number[] = [];
  for (const start of cells) {
    if (color[start] !== 0) continue;
    color[start] = 1;
    stack.push(start);
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      for (const other of cells) {
        if (other === cell || !sees(CLASSIC_GRID, cell, other)) continue;
        if (color[other] === color[cell]) return true;
        if (color[other] !== 0) continue;
        color[other] = -color[cell];
        stack.push(other);
      }
    }
  }
  return false;
}

const loopOf = (cells: readonly Cell[]): number[] => {
  const cycle = shortestOddCycle(
    cells.map((_, i) => i),
    cells.map((cell) => cells.flatMap((other, i) => (sees(CLASSIC_GRID, cell, other) ? [i] : []))),
  );
  return cycle.length === 0 ? [] : inOrder(cycle.map((i) => cells[i]));
};
