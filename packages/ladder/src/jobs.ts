/** What a worker can do with puzzles. */
export type Job = "rate" | "solve";

/** A block of puzzles for a worker. */
export interface Request {
  /** The number of the call. */
  readonly wings: number;
  readonly job: Job;
  /** The index of the first puzzle of the block. */
  readonly from: number;
  readonly puzzles: readonly string[];
  readonly maxMilliseconds: number | undefined;
}

/** The answers to a block; none where a worker begins with a puzzle. */
export interface Answers<T> {
  readonly wings: number;
  readonly from: number;
  readonly answers: readonly T[];
}
