import {
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  type Cell,
  type Digit,
  lowestBit,
  MAX_FACTS,
  maskOfAll,
  type Reporter,
} from "@wings/core/author";
import { othersIn } from "./guardians.js";
import { type Reach, StrongWalk } from "./reach.js";
import type { chainPattern } from "./chained-words.js";

/** More guardians are hard to follow. */
export const MAX_GUARDIANS = 4;

/** Cells that some digits alone can't fill. */
interface Shape {
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/** For each candidate that leaves, the shape with the fewest cells and links. */
export class GuardedTargets {
  readonly #board: Board;
  /** Made for the first guardian: most boards have none. */
  #walk: StrongWalk | undefined;
  readonly #reaches = new Map<Candidate, Reach>();
  /** By candidate: the fewest cells and links. */
  readonly #least = new Int16Array(729).fill(MAX_FACTS + 1);
  readonly #shapes = new Map<Candidate, Shape>();

  constructor(board: Board) {
    this.#board = board;
  }

  /** Notes the candidates that leave because one of the guardians of a shape is true: each guardian makes them false. */
  add(shape: Shape): void {
    const reaches = othersIn(this.#board, shape.cells, maskOfAll(shape.digits)).map((each) => this.#reach(each));
    for (let at = 3; at < 30; at++) {
      let rest = -1;
      for (const { words } of reaches) rest &= words[at];
      for (; rest !== 0; rest &= rest - 1) {
        const target = ((at % 3) * 27 + lowestBit(rest)) * 9 + ((at / 3) | 0) - 1;
        let size = shape.cells.length;
        for (const { links } of reaches) size += links[target];
        if (size >= this.#least[target]) continue;
        this.#least[target] = size;
        this.#shapes.set(target, shape);
      }
    }
  }

  /** Reports all candidates that leave, those with small patterns first. */
  report(report: Reporter<typeof chainPattern>): void {
    const targets = [...this.#shapes].sort(([a], [b]) => this.#least[a] - this.#least[b] || a - b);
    for (const [target, { cells, digits }] of targets) {
      const size = this.#least[target];
      if (size > report.maxSize) return;
      const [cell, digit] = [candidateCell(target), candidateDigit(target)];
      report.eliminateCells(digit, [cell]);
      if (report.commit({ cells, digits, cell, digit }, size)) return;
    }
  }

  #reach(guardian: Candidate): Reach {
    let reach = this.#reaches.get(guardian);
    if (reach === undefined) {
      reach = (this.#walk ??= new StrongWalk(this.#board)).reachFrom(guardian);
      this.#reaches.set(guardian, reach);
    }
    return reach;
  }
}
