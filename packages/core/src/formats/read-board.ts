import { type Board, checkBoard } from "../board/board.js";
import { parse } from "./parse.js";

/** A board, or the board of a text. */
export function readBoard(puzzle: Board | string): Board {
  if (typeof puzzle === "string") return parse(puzzle);
  checkBoard(puzzle);
  return puzzle;
}
