/** A move of the player. */
export interface Move {
  /** The board before it, as text. */
  readonly board: string;
  /** What it changed: `r1c1-4`, or `r1c1=4`. */
  readonly changes: readonly string[];
}

/** The moves that end with one of the player, in the explanation of all moves so far with the lowest score. */
export interface Named {
  /** The index of the first of these moves. */
  readonly from: number;
  /** The easiest technique with a finding that contains them. Without it, none is found. */
  readonly technique?: string;
  /** The single that the technique leaves, where the move is a digit. */
  readonly then?: string;
  /** What the finding changes: `r8c5-2.r9c2-2`, or `r1c1=5`. */
  readonly outcome?: string;
  /** The sum of the scores of the explanation. */
  readonly cost: number;
}

/** What finds a step again. */
export interface StepId {
  readonly board: string;
  readonly technique: string;
  readonly outcome: string;
}

/** A technique by its id, and its score. */
export interface RungId {
  readonly id: string;
  readonly score: number;
}
