/** A number such as 7.1, or a text such as ">7.5" where the rating is higher than what was looked for. */
export type ScaleValue = number | `>${number}`;

/** A candidate: the cell 0 to 80, row by row, and the digit. */
export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** All hints of the lowest rating on a board. They are applied at once. */
export interface ExplainerStep {
  readonly rating: number;
  /** The names of the techniques that give these hints. */
  readonly techniques: readonly string[];
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
}

/** The ratings of a puzzle on the scale of Sudoku Explainer 1.2.1. */
export interface ExplainerRating {
  /** Of the whole puzzle: the rating of its hardest step. */
  readonly er: ScaleValue;
  /** Up to the first placement. */
  readonly ep: ScaleValue;
  /** Up to the first elimination or placement: the rating of the first step. */
  readonly ed: ScaleValue;
  /** Which variant of the scale this is. */
  readonly scale: "se-1.2.1-symmetric";
  readonly steps: readonly ExplainerStep[];
}

/** Options of `explainerRating`. */
export interface ExplainerOptions {
  /** Stops where a step would rate higher: a puzzle beyond it gets a text such as ">7.5". */
  readonly highest?: number;
}
