import {
  type Board,
  CLASSIC_GRID,
  type Cell,
  DIGIT_COUNT,
  type DigitMask,
  type House,
  type Reporter,
  boxOf,
  cellsIn,
  digitsIn,
} from "@wings/core/author";
import type { pattern } from "./sue-de-coq.js";

/** Looks at each line and box that cross. `shared` lets a digit be in both the line part and the box part. */
export function findSuesDeCoq(report: Reporter<typeof pattern>, shared: boolean): void {
  const search = new Search(report, shared);
  for (let box = 18; box < 27; box++)
    for (let line = 0; line < 18; line++) if (crosses(line, box) && search.run(line, box)) return;
}

const crosses = (line: House, box: House): boolean =>
  line < 9 ? ((line / 3) | 0) === (((box - 18) / 3) | 0) : (((line - 9) / 3) | 0) === (box - 18) % 3;

/** By subset of some open cells: their digits together. A subset is a number with a bit for each of its cells. */
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

  /** How many subsets there are. */
  get count(): number {
    return 1 << this.cells.length;
  }

  of(subset: number): Cell[] {
    return this.cells.filter((_, i) => (subset & (1 << i)) !== 0);
  }
}

class Search {
  readonly #crossing = new Subsets();
  readonly #inLine = new Subsets();
  readonly #inBox = new Subsets();
  readonly #report: Reporter<typeof pattern>;
  readonly #shared: boolean;

  constructor(report: Reporter<typeof pattern>, shared: boolean) {
    this.#report = report;
    this.#shared = shared;
  }

  /** Looks where a line and a box cross. Returns whether to stop. */
  run(line: House, box: House): boolean {
    const { board } = this.#report;
    const { crossing, restOfLine, restOfBox } = PARTS[box - 18][line];
    this.#crossing.take(board, crossing);
    const { count, digits } = this.#crossing;
    if (DIGIT_COUNT[digits[count - 1]] < 4) return false;
    this.#inLine.take(board, restOfLine);
    this.#inBox.take(board, restOfBox);
    for (let c = 3; c < count; c++) {
      const spare = DIGIT_COUNT[digits[c]] - DIGIT_COUNT[c];
      if (DIGIT_COUNT[c] >= 2 && spare >= 2 && this.#withCrossing(line, box, c, spare)) return true;
    }
    return false;
  }

  /** Looks for cells of the line and of the box that go with some cells where they cross. Returns whether to stop. */
  #withCrossing(line: House, box: House, c: number, spare: number): boolean {
    const inC = this.#crossing.digits[c];
    const { digits: inLine, count: lines } = this.#inLine;
    const { digits: inBox, count: boxes } = this.#inBox;
    for (let a = 1; a < lines; a++) {
      const inA = inLine[a];
      if ((inA & inC) === 0) continue;
      // The digits that are left to place when A has filled its cells.
      const left = spare + DIGIT_COUNT[inA & ~inC] - DIGIT_COUNT[a];
      for (let b = 1; b < boxes; b++) {
        const inB = inBox[b];
        const inBoth = inA & inB;
        if ((inBoth !== 0 && !this.#shared) || (inB & inC) === 0) continue;
        if (left + DIGIT_COUNT[inB & ~inC & ~inA] + DIGIT_COUNT[inBoth] !== DIGIT_COUNT[b]) continue;
        if (this.#tell(line, box, [c, a, b])) return true;
      }
    }
    return false;
  }

  /** Reports a pattern. Returns whether to stop. */
  #tell(line: House, box: House, [c, a, b]: readonly [number, number, number]): boolean {
    const report = this.#report;
    const found = { crossing: this.#crossing.of(c), inLine: this.#inLine.of(a), inBox: this.#inBox.of(b) };
    const inA = this.#inLine.digits[a];
    const inB = this.#inBox.digits[b];
    const inC = this.#crossing.digits[c];
    const outside = (house: House, ...parts: readonly (readonly Cell[])[]): Cell[] =>
      cellsIn(report.board, house).filter((cell) => !parts.some((part) => part.includes(cell)));
    let isFound = false;
    const eliminate = (digits: DigitMask, cells: readonly Cell[]): void => {
      for (const digit of digitsIn(digits)) isFound = report.eliminateCells(digit, cells) || isFound;
    };
    eliminate(inA | (inC & ~inB), outside(line, found.crossing, found.inLine));
    eliminate(inB | (inC & ~inA), outside(box, found.crossing, found.inBox));
    eliminate(inA & inB, found.crossing);
    return isFound && report.commit(found, DIGIT_COUNT[a] + DIGIT_COUNT[b] + DIGIT_COUNT[c]);
  }
}

interface Parts {
  readonly crossing: readonly Cell[];
  readonly restOfLine: readonly Cell[];
  readonly restOfBox: readonly Cell[];
}

/** By box and line of the classic grid: the cells where they cross, and the rest of each. */
const PARTS = /* @__PURE__ */ partsOfAll();

function partsOfAll(): readonly (readonly Parts[])[] {
  return Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 18 }, (__, line) => {
      const [inLine, inBox] = [line, 18 + i].map((house) => cellsIn(CLASSIC_GRID, house));
      return {
        crossing: inLine.filter((cell) => boxOf(cell) === 18 + i),
        restOfLine: inLine.filter((cell) => boxOf(cell) !== 18 + i),
        restOfBox: inBox.filter((cell) => !inLine.includes(cell)),
      };
    }),
  );
}
