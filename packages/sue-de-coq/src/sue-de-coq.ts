import {
  bitOf,
  type Board,
  boxOf,
  type Cell,
  CLASSIC_GRID,
  DIGIT_COUNT,
  type House,
  HOUSE_CELLS,
  inHouse,
  lowestDigit,
  type Pattern,
  type Reporter,
  wordOf,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { explanation, pattern } from "./explanation.js";

/** The pattern: the cells where the line and the box cross, those in the rest of the line, and those in the rest of the box. */
export type SueDeCoq = Pattern<typeof pattern>;

/**
 * Sue de Coq: cells of a line and a box with as many digits as cells, none of which fits twice. So each digit is in one of
 * these cells.
 *
 * ```
 *   . . .   C C C   . A .      line: C and A
 *           . B .              box:  C and B
 * ```
 */
export const sueDeCoq = /* @__PURE__ */ defineBuiltIn({
  id: "sue-de-coq",
  name: "Sue de Coq",
  minSize: 4,
  options: {
    shared: { type: "boolean", default: false, description: "let a digit be in both the line part and the box part" },
  },
  pattern,
  ...explanation,

  find(board, report, { shared }) {
    for (let box = 18; box < 27; box++)
      for (let line = 0; line < 18; line++)
        if (crosses(line, box) && findWhereTheyCross(board, report, line, box, shared)) return;
  },
});

const crosses = (line: number, box: House): boolean =>
  line < 9 ? ((line / 3) | 0) === (((box - 18) / 3) | 0) : (((line - 9) / 3) | 0) === (box - 18) % 3;

/** By subset of some open cells: their digits together. */
class Subsets {
  readonly cells: Cell[] = [];
  readonly digits = new Int32Array(64);

  take({ masks }: Board, cells: readonly Cell[]): void {
    this.cells.length = 0;
    let count = 1;
    for (const cell of cells) {
      const mask = masks[cell];
      if (mask === 0) continue;
      this.cells.push(cell);
      for (let subset = 0; subset < count; subset++) this.digits[count + subset] = this.digits[subset] | mask;
      count *= 2;
    }
  }

  /** The cells of a subset. */
  of(subset: number): number[] {
    return this.cells.filter((_, i) => (subset & (1 << i)) !== 0);
  }
}

const CROSSING = /* @__PURE__ */ new Subsets();
const IN_LINE = /* @__PURE__ */ new Subsets();
const IN_BOX = /* @__PURE__ */ new Subsets();

function findWhereTheyCross(
  board: Board,
  report: Reporter<typeof pattern>,
  line: number,
  box: House,
  shared: boolean,
): boolean {
  const { crossing, restOfLine, restOfBox } = PARTS[box - 18][line];
  CROSSING.take(board, crossing);
  const crossings = 1 << CROSSING.cells.length;
  if (DIGIT_COUNT[CROSSING.digits[crossings - 1]] < 4) return false;
  IN_LINE.take(board, restOfLine);
  IN_BOX.take(board, restOfBox);
  const lines = 1 << IN_LINE.cells.length;
  const boxes = 1 << IN_BOX.cells.length;
  for (let c = 3; c < crossings; c++) {
    const inC = CROSSING.digits[c];
    const spare = DIGIT_COUNT[inC] - DIGIT_COUNT[c];
    if (DIGIT_COUNT[c] < 2 || spare < 2) continue;
    for (let a = 1; a < lines; a++) {
      const inA = IN_LINE.digits[a];
      if ((inA & inC) === 0) continue;
      // The digits that are left to place when A has filled its cells.
      const left = spare + DIGIT_COUNT[inA & ~inC] - DIGIT_COUNT[a];
      for (let b = 1; b < boxes; b++) {
        const inB = IN_BOX.digits[b];
        const inBoth = inA & inB;
        if ((inBoth !== 0 && !shared) || (inB & inC) === 0) continue;
        if (left + DIGIT_COUNT[inB & ~inC & ~inA] + DIGIT_COUNT[inBoth] !== DIGIT_COUNT[b]) continue;
        if (tell(board, report, line, box, c, a, b)) return true;
      }
    }
  }
  return false;
}

/** Reports a pattern. Returns whether to stop. */
function tell(
  { places }: Board,
  report: Reporter<typeof pattern>,
  line: number,
  box: House,
  c: number,
  a: number,
  b: number,
): boolean {
  const found = { crossing: CROSSING.of(c), inLine: IN_LINE.of(a), inBox: IN_BOX.of(b) };
  const inA = IN_LINE.digits[a];
  const inB = IN_BOX.digits[b];
  const ofLine = inA | (CROSSING.digits[c] & ~inB);
  const ofBox = inB | (CROSSING.digits[c] & ~inA);
  const outside = (house: House, ...parts: readonly (readonly number[])[]): number[] =>
    Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9)).filter(
      (cell) => !parts.some((part) => part.includes(cell)),
    );
  let isFound = false;
  const eliminate = (digits: number, cells: readonly Cell[]): void => {
    const words: [number, number, number] = [0, 0, 0];
    for (const cell of cells) words[wordOf(cell)] |= bitOf(cell);
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      const w = words.map((word, i) => word & places[digit * 3 + i]);
      if ((w[0] | w[1] | w[2]) !== 0 && report.eliminateWords(digit, w[0], w[1], w[2])) isFound = true;
    }
  };
  eliminate(ofLine, outside(line, found.crossing, found.inLine));
  eliminate(ofBox, outside(box, found.crossing, found.inBox));
  eliminate(inA & inB, found.crossing);
  return isFound && report.commit(found, DIGIT_COUNT[a] + DIGIT_COUNT[b] + DIGIT_COUNT[c]);
}

interface Parts {
  readonly crossing: readonly number[];
  readonly restOfLine: readonly number[];
  readonly restOfBox: readonly number[];
}

/** By box and line: their cells. */
const PARTS = /* @__PURE__ */ partsOfAll();

function partsOfAll(): readonly (readonly Parts[])[] {
  const cellsOf = (house: House): number[] => Array.from(HOUSE_CELLS.subarray(house * 9, house * 9 + 9));
  return Array.from({ length: 9 }, (_, box) =>
    Array.from({ length: 18 }, (__, line) => ({
      crossing: cellsOf(line).filter((cell) => boxOf(cell) === box + 18),
      restOfLine: cellsOf(line).filter((cell) => boxOf(cell) !== box + 18),
      restOfBox: cellsOf(box + 18).filter((cell) => !inHouse(CLASSIC_GRID, cell, line)),
    })),
  );
}
