import {
  type Board,
  type Cell,
  type Digit,
  type House,
  type Reporter,
  houseCellTable,
  lowestBit,
} from "@wings/core/author";
import { type Lines, TwoLines } from "./lines.js";
import type { pattern } from "./two-line-uniqueness.js";

type Report = Reporter<typeof pattern>;

/** Looks for the candidates with which two lines could be turned over. */
export class TwoLineSearch {
  readonly #two = new TwoLines();
  readonly #houseCells: Uint8Array;
  /** The digits that some single filling found so far does not have in a column, and in a box. */
  readonly #freeColumns = new Int32Array(9);
  readonly #freeBoxes = new Int32Array(3);
  /** By line and column: the candidates that are in no single filling. */
  readonly #lost = new Int32Array(18);

  constructor(
    readonly board: Board,
    readonly report: Report,
  ) {
    this.#houseCells = houseCellTable(board);
  }

  /** Returns whether to stop. */
  run(lines: Lines, outside: boolean): boolean {
    const two = this.#two;
    if (!two.take(this.board, lines)) return false;
    this.#freeColumns.fill(0);
    this.#freeBoxes.fill(0);
    return this.#inside() || (outside && this.#outside());
  }

  /** Looks for candidates of the two lines. */
  #inside(): boolean {
    const two = this.#two;
    const { filling, lines } = two;
    const { masks } = this.board;
    const wanted = [filling.wantedUpper, filling.wantedLower];
    for (let j = 0; j < 9; j++) {
      wanted[0][j] = masks[this.#houseCells[lines.one * 9 + j]];
      wanted[1][j] = masks[this.#houseCells[lines.other * 9 + j]];
    }
    const lost = this.#lost;
    lost.fill(0);
    // One filling after the other, with as many candidates as possible that were in none yet.
    if (two.exists(true)) this.#cover();
    let isAny = false;
    for (let side = 0; side < 2; side++) {
      const sets = side === 0 ? filling.upper : filling.lower;
      for (let j = 0; j < 9; j++) {
        while (wanted[side][j] !== 0) {
          const bit = wanted[side][j] & -wanted[side][j];
          const all = sets[j];
          sets[j] = bit;
          if (two.exists(true)) this.#cover();
          else {
            wanted[side][j] ^= bit;
            lost[side * 9 + j] |= bit;
            isAny = true;
          }
          sets[j] = all;
        }
      }
    }
    return isAny && this.#tellInside();
  }

  /** Takes what a single filling has off the list. */
  #cover(): void {
    const { filling, columns } = this.#two;
    const inBox = [0, 0, 0];
    for (let left = columns; left !== 0; left &= left - 1) {
      const j = lowestBit(left);
      filling.wantedUpper[j] &= ~filling.foundUpper[j];
      filling.wantedLower[j] &= ~filling.foundLower[j];
      const both = filling.foundUpper[j] | filling.foundLower[j];
      this.#freeColumns[j] |= 511 & ~both;
      inBox[(j / 3) | 0] |= both;
    }
    for (let box = 0; box < 3; box++) this.#freeBoxes[box] |= 511 & ~inBox[box];
  }

  /** Reports the candidates that are in no single filling, but in some. */
  #tellInside(): boolean {
    const two = this.#two;
    const { filling, lines } = two;
    for (let side = 0; side < 2; side++) {
      const sets = side === 0 ? filling.upper : filling.lower;
      for (let j = 0; j < 9; j++) {
        for (let left = this.#lost[side * 9 + j]; left !== 0; left &= left - 1) {
          const all = sets[j];
          sets[j] = left & -left;
          const cell = this.#houseCells[(side === 0 ? lines.one : lines.other) * 9 + j];
          const stops = two.exists(false) && this.#tell(cell, lowestBit(left) + 1, two.leastColumns(1 << j));
          sets[j] = all;
          if (stops) return true;
        }
      }
    }
    return false;
  }

  /** Looks for candidates of other cells: with one, the cells of the lines that see it lose the digit. */
  #outside(): boolean {
    const { lines } = this.#two;
    for (let j = 0; j < 9; j++) {
      const cells: Cell[] = [];
      for (let i = 0; i < 9; i++) cells.push(this.#houseCells[(lines.crossing + j) * 9 + i]);
      const band = lines.third < 9 ? (lines.third / 3) | 0 : ((lines.third - 9) / 3) | 0;
      const away = cells.filter((_, i) => ((i / 3) | 0) !== band);
      if (this.#without(this.#freeColumns[j], 1 << j, away)) return true;
    }
    for (let box = 0; box < 3; box++) {
      const cells = [0, 1, 2].map((i) => this.#houseCells[lines.third * 9 + box * 3 + i]);
      if (this.#without(this.#freeBoxes[box], 7 << (box * 3), cells)) return true;
    }
    return false;
  }

  /** Tries the digits that no single filling does without in some columns, for cells that see all of these. */
  #without(free: number, columns: number, cells: readonly Cell[]): boolean {
    const two = this.#two;
    const { filling } = two;
    const { upper, lower } = filling;
    const { masks } = this.board;
    for (let digit = 1; digit <= 9; digit++) {
      const bit = 1 << (digit - 1);
      if ((free & bit) !== 0 || cells.every((cell) => (masks[cell] & bit) === 0)) continue;
      let changed = 0;
      for (let left = columns; left !== 0; left &= left - 1) {
        const j = lowestBit(left);
        if (((upper[j] | lower[j]) & bit) !== 0) changed |= left & -left;
      }
      if (changed === 0) continue;
      const before = [upper.slice(), lower.slice()];
      for (let left = columns; left !== 0; left &= left - 1) {
        upper[lowestBit(left)] &= ~bit;
        lower[lowestBit(left)] &= ~bit;
      }
      let stops = false;
      if (two.exists(true)) this.#cover();
      else if (two.exists(false)) {
        const least = two.leastColumns(0);
        for (const cell of cells) if (!stops && (masks[cell] & bit) !== 0) stops = this.#tell(cell, digit, least);
      }
      upper.set(before[0]);
      lower.set(before[1]);
      if (stops) return true;
    }
    return false;
  }

  #tell(cell: Cell, digit: Digit, columns: number): boolean {
    const two = this.#two;
    const { lines } = two;
    const houses: House[] = [];
    for (let left = columns; left !== 0; left &= left - 1) houses.push(lines.crossing + lowestBit(left));
    this.report.eliminateCells(digit, [cell]);
    return this.report.commit({ lines: [lines.one, lines.other], columns: houses, cell, digit }, two.cellsIn(columns));
  }
}
