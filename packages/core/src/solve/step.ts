import type { Board } from "../board/board.js";
import type { FindingOf } from "../technique/finding.js";
import type { Hit } from "../technique/hit.js";
import type { Technique } from "../technique/technique.js";
import type { Trail } from "./trail.js";

/** One step of a path. Its board and finding are right whenever they are asked for. */
export class Step<T extends Technique = Technique> {
  constructor(
    /** From 0. */
    readonly index: number,
    readonly technique: T,
    /** What it changes, in numbers. */
    readonly hit: Hit,
    /** Why it is right: described when it is first read. */
    readonly finding: FindingOf<T>,
    readonly trail: Trail,
  ) {}

  /** A copy of the board before the step. */
  get board(): Board {
    return this.trail.boardAt(this.index).copy();
  }
}
