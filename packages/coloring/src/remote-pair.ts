import {
  type Board,
  type Cell,
  CellSet,
  type Cells,
  type Pattern,
  type Reporter,
  cellFact,
  countBits,
  eliminateSeenByBoth,
  highestDigit,
  lowestDigit,
  peersOf,
  setsOf,
  weakLink,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";

/**
 * A chain of cells with the same two candidates, each of which sees the next. Their digits alternate, so the ends of an even
 * number of cells have different digits:
 *
 * ```
 *   xy ─── xy ─── xy ─── xy        one end is x, the other is y
 * ```
 */
const pattern = { x: "digit", y: "digit", cells: "cells" } as const;
/** The pattern: the two digits and the cells of the chain. */
export type RemotePair = Pattern<typeof pattern>;

/** Remote Pair: an even number of cells with the same two candidates in a chain. */
export const remotePair = /* @__PURE__ */ defineBuiltIn({
  id: "remote-pair",
  name: "Remote Pair",
  pattern,
  roles: { end: "end", middle: "cell of the chain" },
  minSize: 4,
  // Of several shortest chains between two cells, one is shown.
  ties: true,
  message: {
    long:
      "{cells} have only the candidates {x} and {y}, and each of them sees the next. So {x} and {y} alternate along the chain, and one of {first} and " +
      "{last} is {x}, the other is {y}. A cell that sees both ends can be neither: {outcome}.",
    short: "{cells} ({x}/{y}): {outcome}",
    vague: "There is a Remote Pair with {x} and {y}.",
  },
  find(board, report) {
    const { masks } = board;
    const { bivalue, places } = setsOf(board);
    for (lasts.copy(bivalue); !lasts.isEmpty;) {
      const last = lasts.pop();
      const x = lowestDigit(masks[last]);
      const y = highestDigit(masks[last]);
      same.and(bivalue, places[x]).keep(places[y]);
      // Most pairs of digits have fewer.
      if (sizeOf(same) >= 4 && CHAINS.findTo(report, same, last)) return;
    }
  },
  reason: ({ cells }) => cells.map(cellFact),
  marks: ({ x, y, cells }) => [
    ...cells.map((cell, i) => ({
      role: i === 0 || i === cells.length - 1 ? ("end" as const) : ("middle" as const),
      cell,
      digits: [x, y],
    })),
    // Links of both digits would lie side by side.
    ...cells.slice(1).map((cell, i) => weakLink(x, cells[i], cell)),
  ],
  data: ({ x, y, cells }) => ({
    x,
    y,
    cells: { cells },
    first: { cell: cells[0] },
    last: { cell: cells[cells.length - 1] },
  }),
});

const lasts = /* @__PURE__ */ new CellSet();
const same = /* @__PURE__ */ new CellSet();

const sizeOf = ({ w0, w1, w2 }: Cells): number => countBits(w0) + countBits(w1) + countBits(w2);

/** The chains to one cell, through cells with the same two candidates. */
class Chains {
  /** How many steps each cell is away from the last one; -1 if no chain leads there. */
  readonly #steps = new Int8Array(81);
  readonly #queue = new Uint8Array(81);
  readonly #firsts = new CellSet();
  readonly #next = new CellSet();

  /** Reports the chains that end in a cell and begin in an earlier one. Returns whether to stop. */
  findTo(report: Reporter<typeof pattern>, same: Cells, last: Cell): boolean {
    const { board } = report;
    const steps = this.#steps;
    const firsts = this.#firsts;
    if (this.#countSteps(board, same, last) < 4) return false;
    const x = lowestDigit(board.masks[last]);
    const y = highestDigit(board.masks[last]);
    for (firsts.copy(same); !firsts.isEmpty;) {
      const first = firsts.pop();
      if (first >= last) return false;
      if (steps[first] < 3 || steps[first] % 2 === 0) continue;
      // Not `||`: both digits must be reported.
      const any = +eliminateSeenByBoth(report, x, first, last) | +eliminateSeenByBoth(report, y, first, last);
      if (any !== 0 && report.commit({ x, y, cells: this.#chainFrom(board, first) }, steps[first] + 1)) return true;
    }
    return false;
  }

  /**
   * Counts the steps from a cell to all others. Returns how many cells it reaches; 0 if there is a loop of odd length: such cells
   * can't be filled.
   */
  #countSteps(board: Board, same: Cells, start: Cell): number {
    const steps = this.#steps;
    const queue = this.#queue;
    const next = this.#next;
    steps.fill(-1);
    steps[start] = 0;
    queue[0] = start;
    let count = 1;
    for (let i = 0; i < count; i++) {
      const cell = queue[i];
      for (next.and(same, peersOf(board, cell)); !next.isEmpty;) {
        const other = next.pop();
        if (steps[other] < 0) {
          steps[other] = steps[cell] + 1;
          queue[count++] = other;
        } else if (steps[other] === steps[cell]) return 0;
      }
    }
    return count;
  }

  /** The shortest chain from a cell along weak links, the first in reading order. */
  #chainFrom(board: Board, first: Cell): Cell[] {
    const steps = this.#steps;
    const chain = [first];
    for (let left = steps[first] - 1; left >= 0; left--) {
      const last = chain[chain.length - 1];
      chain.push([...peersOf(board, last)].find((cell) => steps[cell] === left)!);
    }
    return chain;
  }
}

/** Used by `find` only, which begins no other search. Lists for each board made it 9 % slower, lists for each call 40 %. */
const CHAINS = /* @__PURE__ */ new Chains();
