import { type Board, isWingsError, parse } from "@wings/core";
import { otherThanBoard } from "../errors.js";

/** A board as it came in. */
export interface Parsed {
  readonly board: Board;
  readonly text: string;
  /** From 0, over all inputs. */
  readonly index: number;
}

export const parsed = (text: string, line: number, index: number): Parsed => ({
  board: reading(text, () => parse(text, line)),
  text,
  index,
});

/** How much of a text that is no board is shown. */
const SHOWN = 40;

/** Reads a text; what is no board at all is quoted, where the core sees nothing of one. */
export function reading<T>(text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const seen = text.trim().split("\n", 1)[0];
    if (!isWingsError(error) || error.code !== "WINGS_NO_BOARD" || seen === "") throw error;
    const place = error.details as { line: number; column: number };
    throw otherThanBoard(seen.length > SHOWN ? `${seen.slice(0, SHOWN)}…` : seen, place);
  }
}
