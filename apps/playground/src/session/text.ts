import { format, isWingsError, parse } from "@wings/core";
import { noBoard } from "../errors.js";
import { truncate } from "../state/truncate.js";

/** Converts a board in any format to the `url` format. */
export function textOf(text: string): string {
  try {
    return format(parse(text), "url");
  } catch (error) {
    // If no line looks like a board, the error shows the text itself.
    if (isWingsError(error) && error.code === "WINGS_NO_BOARD" && text.trim() !== "")
      throw noBoard(truncate(text.trim(), 40));
    throw error;
  }
}

/** The same, but `undefined` for missing or unreadable text. */
export function readBoard(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return textOf(text);
  } catch {
    return undefined;
  }
}

export const wordsOf = (error: unknown): string =>
  isWingsError(error) ? `${error.message} (${error.code})` : (error as Error).message;
