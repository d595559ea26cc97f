import { type Board, parse } from "@wings/core";

/** A board as it came in. */
export interface Parsed {
  readonly board: Board;
  readonly text: string;
  /** From 0, over all inputs. */
  readonly index: number;
}

export const parsed = (text: string, line: number, index: number): Parsed => ({
  board: parse(text, line),
  text,
  index,
});
