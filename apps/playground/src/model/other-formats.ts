import { parseAny } from "@wings/formats";
import { loadOtherBoards } from "./layout-view.js";
import { layoutNamed } from "./layouts.js";
import { textOf } from "./read-board.js";

export { FORMATS, formatAny } from "@wings/formats";

/** The board of a text in any format. A puzzle of another program may bring its rules: they count more than the layout. */
export async function textWithRules(text: string, layout?: string): Promise<string> {
  try {
    return textOf(text, (board) => parseAny(board, 1, layoutNamed(layout)));
  } catch (error) {
    const own = layoutIn(error);
    if (own === undefined) throw error;
    await loadOtherBoards();
    return textOf(text, (board) => parseAny(board, 1, layoutNamed(own)));
  }
}

/** The layout that the error names which refuses a puzzle with other rules. */
function layoutIn(error: unknown): string | undefined {
  const { code, details } = Object(error) as { code?: string; details?: { layout?: string } };
  return code === "WINGS_VARIANT_PUZZLE" ? details?.layout : undefined;
}
