import type { Digit } from "./numbers.js";
/** What a finding changes, with names: `r2c6` loses or takes a digit. */
export interface CellDigit<Cell = number> {
  readonly cell: Cell;
  readonly digit: Digit;
}
