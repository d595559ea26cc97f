import { type Board, format, isWingsError, parse } from "@wings/core";
import { noBoard } from "../errors.js";
import { truncate } from "./truncate.js";

/** Converts a board in any format to the `url` format. */
export function textOf(text: string, read: (text: string) => Board = parse): string {
  try {
    return format(read(text), "url");
  } catch (error) {
    // If no line looks like a board, the error shows the text itself.
    if (isWingsError(error) && error.code === "WINGS_NO_BOARD" && text.trim() !== "")
      throw noBoard(truncate(text.trim(), 40));
    throw error;
  }
}

/** The same for links, files of other programs and drawings as well. Their readers are loaded when they are first needed. */
export async function anyTextOf(text: string): Promise<string> {
  try {
    return textOf(text);
  } catch (error) {
    // Offline, they may be missing.
    const formats = await import("./other-formats.js").catch(() => undefined);
    if (formats === undefined) throw error;
    return textOf(text, formats.parseAny);
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
