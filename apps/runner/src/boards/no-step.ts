import type { Board, SearchResult } from "@wings/core";
import { noSolution } from "./contradictions.js";

/** Why there is no next step on a board. */
export function whyNoStep(board: Board, status: SearchResult["status"]): string {
  if (status === "none") return noSolution(board);
  if (board.isFull) return "This board is solved.";
  return status === "many"
    ? "No step leads on: this board has many solutions."
    : "The next step is beyond these techniques.";
}
