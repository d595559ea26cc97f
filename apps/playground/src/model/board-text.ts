import { type Board, format, parse } from "@wings/core";
import { LAYOUT, layoutNamed } from "./layouts.js";

/** A board as the page keeps it and as links have it: `w1…`, and `w1…&layout=x` with other houses. */
export const boardText = (board: Board): string =>
  format(board, "url") + (board.layout === undefined ? "" : LAYOUT + board.layout.name);

/** The board of a text in any format of the core, with its layout. */
export function parseBoard(text: string): Board {
  const [board, layout] = text.split(LAYOUT);
  return parse(board, 1, layoutNamed(layout));
}
