import { type Board, isWingsError } from "@wings/core";
import { parseAny } from "@wings/formats";
import { notABoard } from "../errors.js";

/** A board of the input. */
export interface InputBoard {
  readonly board: Board;
  readonly text: string;
  /** From 0, over all inputs. */
  readonly index: number;
}

export const readBoard = (text: string, line: number, index: number): InputBoard => ({
  board: quoteUnknownText(text, () => parseAny(text, line)),
  text,
  index,
});

const MAX_QUOTE = 40;

/** Reads a text. If the core recognizes no board in it, the error quotes the text. */
export function quoteUnknownText<T>(text: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [firstLine] = text.trim().split("\n", 1);
    if (!isWingsError(error) || error.code !== "WINGS_NO_BOARD" || firstLine === "") throw error;
    const place = error.details as { line: number; column: number };
    throw notABoard(firstLine.length > MAX_QUOTE ? `${firstLine.slice(0, MAX_QUOTE)}…` : firstLine, place);
  }
}
