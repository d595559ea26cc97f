/** A place in a text: lines and columns are counted from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A token of a text and its place. */
export interface Token extends TextPosition {
  readonly text: string;
}
