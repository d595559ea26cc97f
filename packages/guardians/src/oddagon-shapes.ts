import {
  addAll,
  type Board,
  type Cell,
  type Cells,
  CellSet,
  type Digit,
  DIGIT_COUNT,
  type DigitMask,
  maskOf,
  removeAll,
  removeCell,
  sees,
  setsOf,
} from "@wings/core/author";
import { inOrder } from "./odd-cycle.js";

/** A loop of five or seven cells that two digits can't fill. */
export interface OddagonShape {
  /** In order. */
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/**
 * All loops of five or seven cells without chords, each with one of two digits at least, and with 1 to `most` other candidates. As
 * `most` is less than five, a loop has a cell without others: it begins with the lowest of these.
 */
export function oddagonShapes(board: Board, most: number): OddagonShape[] {
  const found: OddagonShape[] = [];
  const walk = new LoopWalk(board, most);
  for (let a = 1; a < 9; a++)
    for (let b = a + 1; b <= 9; b++) for (const cells of walk.loopsOf(a, b)) found.push({ cells, digits: [a, b] });
  return found;
}

/** Walks from cell to cell that sees it, back to the first one. */
class LoopWalk {
  readonly #board: Board;
  readonly #peers: readonly Cells[];
  readonly #most: number;
  #mask: DigitMask = 0;
  #loops: Cell[][] = [];
  /** The cells so far. */
  readonly #path = new Int8Array(7);
  /** By the number of cells so far: the cells that may follow anywhere, and those that may be next. */
  readonly #free = Array.from({ length: 8 }, () => new CellSet());
  readonly #next = Array.from({ length: 8 }, () => new CellSet());

  constructor(board: Board, most: number) {
    this.#board = board;
    this.#peers = setsOf(board).peers;
    this.#most = most;
  }

  /** All loops of two digits. */
  loopsOf(a: Digit, b: Digit): Cell[][] {
    const { places } = setsOf(this.#board);
    this.#mask = maskOf(a) | maskOf(b);
    this.#loops = [];
    const [rest, free] = this.#free;
    const pure: Cell[] = [];
    addAll(free.copy(places[a]), places[b]);
    for (rest.copy(free); !rest.isEmpty;) {
      const cell = rest.pop();
      const others = this.#othersIn(cell);
      if (others > this.#most) removeCell(free, cell);
      if (others === 0) pure.push(cell);
    }
    for (const start of pure) {
      this.#path[0] = start;
      // A loop has one lowest cell without others.
      removeCell(free, start);
      this.#extend(1, 0);
    }
    return this.#loops;
  }

  /** Adds each cell that may follow the first `length`, which have `others` candidates beside the two digits. */
  #extend(length: number, others: number): void {
    const path = this.#path;
    const peersOfLast = this.#peers[path[length - 1]];
    const next = this.#next[length].and(this.#free[length], peersOfLast);
    while (!next.isEmpty) {
      const cell = next.pop();
      // The second cell sees the first one. Another one that does is the last.
      const isLast = length > 1 && sees(this.#board, path[0], cell);
      const sum = others + this.#othersIn(cell);
      if (sum > this.#most || (isLast ? length !== 4 && length !== 6 : length === 6)) continue;
      path[length] = cell;
      if (isLast) {
        if (sum > 0 && path[1] < cell) this.#loops.push(inOrder([...path.subarray(0, length + 1)]));
        continue;
      }
      const free = this.#free[length + 1].copy(this.#free[length]);
      if (length === 1) removeCell(free, cell);
      else removeAll(free, peersOfLast);
      this.#extend(length + 1, sum);
    }
  }

  /** How many candidates a cell has beside the two digits. */
  #othersIn(cell: Cell): number {
    return DIGIT_COUNT[this.#board.masks[cell] & ~this.#mask];
  }
}
