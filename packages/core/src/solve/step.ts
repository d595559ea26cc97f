import type { Board } from "../board/board.js";
import type { Finding, FindingJson, FindingOf } from "../technique/finding.js";
import type { Hit } from "../technique/hit.js";
import { LazyFinding } from "../technique/lazy-finding.js";
import type { Technique } from "../technique/technique.js";
import type { Trail } from "./trail.js";

/** One step of a path. Its board and finding are right whenever they are asked for. */
export interface Step<T extends Technique = Technique> {
  /** From 0. */
  readonly index: number;
  readonly technique: T;
  /** What it changes, in numbers. */
  readonly hit: Hit;
  /** Why it is right: described when it is first read. */
  readonly finding: FindingOf<T>;
  /** A copy of the board before the step. */
  readonly board: Board;
}

/** What is kept of a step until somebody reads the path. */
export interface StepRecord {
  readonly technique: Technique;
  readonly hit: Hit;
  /** The step before which it was found: an earlier one if several were found at once. */
  readonly foundIndex: number;
  /** Set if it is described already. */
  readonly fields: FindingJson | undefined;
}

/** A step with own enumerable fields. */
export class LazyStep {
  readonly technique: Technique;
  readonly hit: Hit;
  readonly #record: StepRecord;
  readonly #trail: Trail;
  #finding: Finding | undefined;

  constructor(
    readonly index: number,
    record: StepRecord,
    trail: Trail,
  ) {
    this.technique = record.technique;
    this.hit = record.hit;
    this.#record = record;
    this.#trail = trail;
    Object.defineProperty(this, "finding", LazyStep.#FINDING);
    Object.defineProperty(this, "board", LazyStep.#BOARD);
  }

  static readonly #FINDING = {
    enumerable: true,
    get(this: LazyStep): Finding {
      const { technique, hit, foundIndex, fields } = this.#record;
      return (this.#finding ??= new LazyFinding(technique, hit, this.#trail, foundIndex, fields) as unknown as Finding);
    },
  };
  static readonly #BOARD = {
    enumerable: true,
    get(this: LazyStep): Board {
      return this.#trail.boardAt(this.index).copy();
    },
  };
}
