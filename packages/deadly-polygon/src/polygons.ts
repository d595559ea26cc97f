import { type Board, type Cell, DIGIT_COUNT, type DigitMask, digitsOf, maskOf } from "@wings/core/author";
import { type Deadly, visitDigitSets } from "@wings/deadly-kit";

/** How many digits an octagon has, and a heptagon. */
const IN_OCTAGON = 4;
const IN_HEPTAGON = 3;

/** The pairs of three lines of a band or stack. */
const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/**
 * Visits all polygons with a roof from which something may follow: up to two cells, or any number of cells with the same extra. Stops when
 * a visit returns true.
 */
export function visitPolygons(board: Board, visit: (polygon: Deadly) => boolean): void {
  const search = new PolygonSearch(board, visit);
  for (let band = 0; band < 9; band += 3)
    for (let stack = 0; stack < 9; stack += 3)
      for (const [r1, r2] of PAIRS)
        for (const [c1, c2] of PAIRS) if (search.run([band + r1, band + r2], [stack + c1, stack + c2])) return;
}

/** One block of four cells after the other, with the pairs of cells in line with it. */
class PolygonSearch {
  /** The pairs of open cells below and beside the block. */
  readonly #below: Cell[] = [];
  readonly #beside: Cell[] = [];
  /** The cells of the polygon so far, and those of the roof. */
  readonly #cells: Cell[] = [];
  readonly #roof: Cell[] = [];
  /** How many digits it has. */
  #size = 0;

  constructor(
    readonly board: Board,
    readonly visit: (polygon: Deadly) => boolean,
  ) {}

  /** Looks at the block of two rows and two columns. Returns whether a visit stopped it. */
  run([r1, r2]: readonly [number, number], [c1, c2]: readonly [number, number]): boolean {
    const { masks } = this.board;
    const band = r1 - (r1 % 3);
    const stack = c1 - (c1 % 3);
    const block = [r1 * 9 + c1, r1 * 9 + c2, r2 * 9 + c1, r2 * 9 + c2];
    const closed = block.filter((cell) => masks[cell] === 0);
    if (closed.length > 1) return false;
    this.#below.length = 0;
    this.#beside.length = 0;
    for (let line = 0; line < 9; line++) {
      const below = line * 9;
      if ((line < band || line > band + 2) && masks[below + c1] !== 0 && masks[below + c2] !== 0)
        this.#below.push(below + c1, below + c2);
      if ((line < stack || line > stack + 2) && masks[r1 * 9 + line] !== 0 && masks[r2 * 9 + line] !== 0)
        this.#beside.push(r1 * 9 + line, r2 * 9 + line);
    }
    if (this.#below.length === 0 || this.#beside.length === 0) return false;
    if (closed.length === 0 && this.#search(block, IN_OCTAGON)) return true;
    return block.some(
      (out) =>
        (closed.length === 0 || closed[0] === out) &&
        this.#search(
          block.filter((cell) => cell !== out),
          IN_HEPTAGON,
        ),
    );
  }

  #search(block: readonly Cell[], size: number): boolean {
    this.#size = size;
    return this.#withRoof(block, 0, 0, 0) || this.#withExtra(block, 0, 0);
  }

  /** The cells that may come next: at the end of the block its pairs below, and after these its pairs beside. */
  #next(stage: number): readonly Cell[] {
    return stage === 1 ? this.#below : this.#beside;
  }

  /** Adds the cells from `at` on, each to the roof or to the others. `base` are the digits of the others. */
  #withRoof(cells: readonly Cell[], at: number, stage: number, base: DigitMask): boolean {
    if (at === cells.length) return this.#goOn(stage + 1, base, true);
    const cell = cells[at];
    const more = base | this.board.masks[cell];
    this.#cells.push(cell);
    let stops = DIGIT_COUNT[more] <= this.#size && this.#withRoof(cells, at + 1, stage, more);
    if (!stops && this.#roof.length < 2) {
      this.#roof.push(cell);
      stops = this.#withRoof(cells, at + 1, stage, base);
      this.#roof.pop();
    }
    this.#cells.pop();
    return stops;
  }

  /** Adds cells that all have at most one digit more than the polygon. */
  #withExtra(cells: readonly Cell[], stage: number, before: number): boolean {
    let all = before;
    for (const cell of cells) all |= this.board.masks[cell];
    if (DIGIT_COUNT[all] > this.#size + 1) return false;
    this.#cells.push(...cells);
    const stops = this.#goOn(stage + 1, all, false);
    this.#cells.length -= cells.length;
    return stops;
  }

  #goOn(stage: number, digits: number, hasRoof: boolean): boolean {
    if (stage === 3) return hasRoof ? this.#visit(this.#roof, digits, 0) : this.#visitExtras(digits);
    const pairs = this.#next(stage);
    for (let i = 0; i < pairs.length; i += 2) {
      const pair = [pairs[i], pairs[i + 1]];
      if (hasRoof ? this.#withRoof(pair, 0, stage, digits) : this.#withExtra(pair, stage, digits)) return true;
    }
    return false;
  }

  /** Roofs of three cells or more, with the same extra. */
  #visitExtras(all: number): boolean {
    return digitsOf(all).some((extra) => {
      const roof = this.#cells.filter((cell) => this.board.has(cell, extra));
      return roof.length > 2 && this.#visit(roof, all & ~maskOf(extra), maskOf(extra));
    });
  }

  #visit(roof: readonly Cell[], base: DigitMask, extra: DigitMask): boolean {
    return (
      roof.length > 0 && visitDigitSets(this.board, this.#cells, roof, { base, extra, size: this.#size }, this.visit)
    );
  }
}
