import { type Board, format } from "@wings/core";
import { checkBoard } from "@wings/core/host";
import { rulesText } from "./link-rules.js";

/** 81 digits, 0 for an open cell. */
export function zeros(board: Board): string {
  checkBoard(board);
  return board.values.join("");
}

/** A link that opens a board on the page of sudoku.coach. */
export const coachLink = (board: Board): string => `https://sudoku.coach/en/play/${zeros(board)}`;

/** A link that opens a board in SudokuExchange. */
export const exchangeLink = (board: Board): string => `https://sudokuexchange.com/play/?s=${zeros(board)}`;

/** A link that opens a board in the solver of SudokuWiki: two characters a cell, as `parseMasks` reads them. */
export function wikiLink(board: Board): string {
  checkBoard(board);
  const cells = Array.from(board.values, (digit, cell) => {
    const mask = digit > 0 ? 1 << digit : board.masks[cell] << 1;
    return (mask | (board.isGiven(cell) ? 1 : 0)).toString(32).padStart(2, "0");
  });
  return `https://www.sudokuwiki.org/sudoku.htm?bd=${cells.join("")}`;
}

/** A link that opens a board on the page of wings, with its rules. */
export const wingsLink = (board: Board): string =>
  `https://wings-sudoku.github.io/wings/play/#/solve/${format(board, "url")}${rulesText(board.layout)}`;
