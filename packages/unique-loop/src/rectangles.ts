import {
  type Board,
  type Cell,
  columnOf,
  DIGIT_COUNT,
  type DigitMask,
  digitsOf,
  type House,
  houseCellTable,
  maskOf,
  rowOf,
} from "@wings/core/author";
import { type Deadly, visitDigitSets } from "@wings/deadly-kit";

/** The two lines of one band or stack, by row or column. */
const LINE_PAIRS = /* @__PURE__ */ [0, 9].flatMap((first) =>
  [0, 3, 6].flatMap((band) =>
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([a, b]) => [first + band + a, first + band + b] as const),
  ),
);

/** The most crossing lines. With eight, the ninth would hold the last digit in both cells. */
const MOST_LINES = 7;

/**
 * Visits all rectangles of six or more cells with a roof from which something may follow: up to two cells, or any number of
 * cells with the same extra. Stops when a visit returns true.
 */
export function visitRectangles(board: Board, visit: (rectangle: Deadly) => boolean): void {
  const { masks } = board;
  const houseCells = houseCellTable(board);
  for (const [one, other] of LINE_PAIRS) {
    const crossings: Cell[] = [];
    for (let i = 0; i < 9; i++) {
      const a = houseCells[one * 9 + i];
      const b = houseCells[other * 9 + i];
      if (masks[a] !== 0 && masks[b] !== 0) crossings.push(a, b);
    }
    if (crossings.length >= 6 && mayHave(board, crossings) && new RectangleSearch(board, crossings, visit).run())
      return;
  }
}

/**
 * Whether some number of crossing lines may have so few digits: in all cells but two, and so in all lines but two; or, with one
 * extra, in all cells.
 */
function mayHave({ masks }: Board, crossings: readonly Cell[]): boolean {
  for (let lines = 3; lines <= MOST_LINES && lines * 2 <= crossings.length; lines++) {
    let cells = 0;
    let quiet = 0;
    let withExtra = 0;
    for (let i = 0; i < crossings.length; i += 2) {
      const a = masks[crossings[i]];
      const b = masks[crossings[i + 1]];
      const both = DIGIT_COUNT[a | b];
      cells += (DIGIT_COUNT[a] <= lines ? 1 : 0) + (DIGIT_COUNT[b] <= lines ? 1 : 0);
      if (both <= lines) quiet++;
      if (both <= lines + 1) withExtra++;
    }
    if ((quiet >= lines - 2 && cells >= lines * 2 - 2) || withExtra >= lines) return true;
  }
  return false;
}

/** The two lines of the cells, and the lines that cross them. */
export function linesOf(cells: readonly Cell[]): Record<"lines" | "crossings", { houses: House[] }> {
  const [rows, columns] = [rowOf, columnOf].map((houseOf) => ({
    houses: [...new Set(cells.map(houseOf))].sort(byNumber),
  }));
  return rows.houses.length === 2 ? { lines: rows, crossings: columns } : { lines: columns, crossings: rows };
}

const byNumber = (a: number, b: number): number => a - b;

/** Chooses lines that cross the two lines of a pair, and the roof among their cells. */
class RectangleSearch {
  /** The cells of the chosen lines, and the cells of the roof. How many there are is handed on. */
  readonly #cells: Uint8Array = new Uint8Array(2 * MOST_LINES);
  readonly #roof: Uint8Array = new Uint8Array(2);

  constructor(
    readonly board: Board,
    readonly crossings: readonly Cell[],
    readonly visit: (rectangle: Deadly) => boolean,
  ) {}

  /** Returns whether a visit stopped it. */
  run(): boolean {
    return this.#withRoof(0, 0, 0, 0) || this.#withExtra(0, 0, 0);
  }

  /** Chooses crossing lines, and in them up to two cells for the roof. `base` are the digits of all other cells. */
  #withRoof(lines: number, roofs: number, base: DigitMask, next: number): boolean {
    if (lines >= 3 && roofs > 0 && DIGIT_COUNT[base] <= lines) {
      if (this.#visitDigits(lines, [...this.#roof.subarray(0, roofs)], base, 0)) return true;
    }
    if (lines === MOST_LINES) return false;
    for (let i = next; i < this.crossings.length; i += 2) {
      const a = this.crossings[i];
      const b = this.crossings[i + 1];
      const most = Math.min(MOST_LINES, lines + (this.crossings.length - i) / 2);
      const inA = base | this.board.masks[a];
      const inB = base | this.board.masks[b];
      this.#cells[lines * 2] = a;
      this.#cells[lines * 2 + 1] = b;
      if (DIGIT_COUNT[inA | inB] <= most && this.#withRoof(lines + 1, roofs, inA | inB, i + 2)) return true;
      if (roofs < 2 && DIGIT_COUNT[inB] <= most) {
        this.#roof[roofs] = a;
        if (this.#withRoof(lines + 1, roofs + 1, inB, i + 2)) return true;
      }
      if (roofs < 2 && DIGIT_COUNT[inA] <= most) {
        this.#roof[roofs] = b;
        if (this.#withRoof(lines + 1, roofs + 1, inA, i + 2)) return true;
      }
      if (roofs === 0 && DIGIT_COUNT[base] <= most) {
        this.#roof[0] = a;
        this.#roof[1] = b;
        if (this.#withRoof(lines + 1, 2, base, i + 2)) return true;
      }
    }
    return false;
  }

  /** Chooses crossing lines in which three or more cells have the same extra. `all` are the digits of all cells. */
  #withExtra(lines: number, all: DigitMask, next: number): boolean {
    const { masks } = this.board;
    if (lines >= 3 && DIGIT_COUNT[all] <= lines + 1) {
      const cells = [...this.#cells.subarray(0, lines * 2)];
      for (const extra of digitsOf(all)) {
        const roof = cells.filter((cell) => (masks[cell] & maskOf(extra)) !== 0);
        if (roof.length > 2 && this.#visitDigits(lines, roof, all & ~maskOf(extra), maskOf(extra))) return true;
      }
    }
    if (lines === MOST_LINES) return false;
    for (let i = next; i < this.crossings.length; i += 2) {
      const a = this.crossings[i];
      const b = this.crossings[i + 1];
      const digits = all | masks[a] | masks[b];
      if (DIGIT_COUNT[digits] > Math.min(MOST_LINES, lines + (this.crossings.length - i) / 2) + 1) continue;
      this.#cells[lines * 2] = a;
      this.#cells[lines * 2 + 1] = b;
      if (this.#withExtra(lines + 1, digits, i + 2)) return true;
    }
    return false;
  }

  /** Visits all sets of as many digits as lines that hold the base but not the extra, so that exactly the roof has extras. */
  #visitDigits(lines: number, roof: readonly Cell[], base: DigitMask, extra: DigitMask): boolean {
    const cells = [...this.#cells.subarray(0, lines * 2)];
    return visitDigitSets(this.board, cells, roof, { base, extra, size: lines }, this.visit);
  }
}
