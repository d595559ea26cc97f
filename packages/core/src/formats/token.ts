/** A place in a text: lines and columns are counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A token of a text and its place. */
export interface Token extends Position {
  readonly text: string;
}
