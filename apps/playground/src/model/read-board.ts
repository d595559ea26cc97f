import { type Board, isWingsError } from "@wings/core";
import { noBoard } from "./errors.js";
import { boardText, parseBoard } from "./board-text.js";
import { truncate } from "./truncate.js";

/** Converts a board in any format to the text that the page keeps. */
export function textOf(text: string, read: (text: string) => Board = parseBoard): string {
  try {
    return boardText(read(text));
  } catch (error) {
    // If no line looks like a board, the error shows the text itself.
    if (isWingsError(error) && error.code === "WINGS_NO_BOARD" && text.trim() !== "")
      throw noBoard(truncate(text.trim(), 40));
    throw error;
  }
}

/** The same as `textOf`, but `undefined` for anything that is no board. */
export function readBoard(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  try {
    return textOf(text);
  } catch {
    return undefined;
  }
}
