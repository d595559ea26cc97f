import { format, isWingsError, parse } from "@wings/core";
import { noBoard } from "../errors.js";
import { clip } from "../state/clip.js";

/** A board in any format, as the text that holds all of it. */
export function textOf(text: string): string {
  try {
    return format(parse(text), "url");
  } catch (error) {
    // Where no line looks like one of a board, what was seen is the text itself.
    if (isWingsError(error) && error.details.seen === "" && text.trim() !== "") throw noBoard(clip(text.trim(), 40));
    throw error;
  }
}

/** The same of a text that may be missing, or no board. */
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
