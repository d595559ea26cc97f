import { parse } from "@wings/core";
import { parseBoard } from "./board-text.js";
import { layoutNamed } from "./layouts.js";
import { textOf } from "./read-board.js";

/** The board of a text, also of links, files of other programs and drawings. Their readers are loaded when they are first needed. A text without rules gets the layout. */
export async function anyTextOf(text: string, layout?: string): Promise<string> {
  try {
    return textOf(text, (board) => (layout === undefined ? parseBoard(board) : parse(board, 1, layoutNamed(layout))));
  } catch (error) {
    // Offline, they may be missing.
    const formats = await import("./other-formats.js").catch(() => undefined);
    if (formats === undefined) throw error;
    return await formats.textWithRules(text, layout);
  }
}
