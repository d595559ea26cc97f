import { digitsOf } from "./bits.js";
import type { Board } from "./board.js";
import { unknownFormat } from "./errors.js";
import { draw } from "./format-frame.js";
import { formatLibrary } from "./format-library.js";
import type { FormatName } from "./format-names.js";
import { formatUrl } from "./format-url.js";
import type { LibraryStep } from "./parse-library.js";

/** Writes a board as text; `docs/formats.md` tells what each format keeps. A library line takes its other fields from `step`. */
export function format(board: Board, as: FormatName = "digits", step: Partial<LibraryStep> = {}): string {
  if (!Object.hasOwn(WRITERS, as)) throw unknownFormat(as, Object.keys(WRITERS).join(", "));
  return WRITERS[as](board, step);
}

const WRITERS: Readonly<Record<FormatName, (board: Board, step: Partial<LibraryStep>) => string>> = {
  digits: (board) => map(board, digit).join(""),
  "digits-grid": (board) => draw(map(board, digit), " ", "+++++++++"),
  "simple-sudoku": (board) => draw(map(board, digit), "", "*-*|+|*-*"),
  sdk: (board) => {
    const puzzle = `[Puzzle]\n${rows(map(board, givenDigit))}`;
    return map(board, isPlaced).includes(true) ? `${puzzle}[State]\n${rows(map(board, digit))}` : puzzle;
  },
  candidates: (board) => map(board, nineCharacters).join(""),
  grid: (board) => draw(map(board, candidates), " ", "...:+:'''"),
  "marked-grid": (board) => draw(map(board, markedCandidates), " ", "...:+:'''"),
  library: formatLibrary,
  url: formatUrl,
};

const map = <T>(board: Board, write: (board: Board, cell: number) => T): T[] =>
  Array.from(board.values, (_, cell) => write(board, cell));

const isPlaced = (board: Board, cell: number): boolean => board.values[cell] !== 0 && !board.isGiven(cell);

const digit = ({ values }: Board, cell: number): string => (values[cell] === 0 ? "." : `${values[cell]}`);

const givenDigit = (board: Board, cell: number): string => (board.isGiven(cell) ? digit(board, cell) : ".");

/** The digit or the candidates of a cell; `x` where none is left. */
const candidates = ({ values, masks }: Board, cell: number): string =>
  digitsOf(masks[cell]).join("") || (values[cell] === 0 ? "x" : `${values[cell]}`);

function markedCandidates(board: Board, cell: number): string {
  const text = candidates(board, cell);
  if (board.values[cell] === 0) return text;
  return board.isGiven(cell) ? `<${text}>` : `{${text}}`;
}

const nineCharacters = (board: Board, cell: number): string =>
  Array.from("123456789", (each) => (candidates(board, cell).includes(each) ? each : ".")).join("");

const rows = (cells: readonly string[]): string => cells.map((cell, i) => (i % 9 === 8 ? `${cell}\n` : cell)).join("");
