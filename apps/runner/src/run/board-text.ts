import { type Board, format } from "@wings/core";

/** A board as a short text that all commands read: `w1…`, and `w1…&layout=x` with other houses. */
export const boardText = (board: Board): string =>
  format(board, "url") + (board.layout === undefined ? "" : `&layout=${board.layout.name}`);
