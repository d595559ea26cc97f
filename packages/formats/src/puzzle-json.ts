import { Board } from "@wings/core";
import LZString from "lz-string";
import type { Layout } from "@wings/core/host";
import { badPuzzle, quoted, variantPuzzle } from "./errors.js";
import { type Fields, isFields, rulesOf } from "./puzzle-rules.js";
import { readShortJson } from "./short-json.js";

/** Plain puzzles have 1,000 to 3,000 characters. The limit keeps a small text from growing into hundreds of megabytes. */
const MAX_COMPRESSED = 12_000;
const MAX_JSON = 200_000;

/** The puzzle in the compressed JSON of a link of f-puzzles or SudokuPad; `undefined` for other data. */
export function unpack(text: string): Fields | undefined {
  const unpacked = text.length > MAX_COMPRESSED ? "" : (LZString.decompressFromBase64(text) as string | null);
  const json = unpacked === null || unpacked.length > MAX_JSON ? "" : unpacked;
  return puzzleIn(json) ?? asPuzzle(readShortJson(json));
}

/** Reads the compressed JSON in a link. */
export function parseCompressed(text: string, line: number, layout?: Layout): Board {
  const puzzle = unpack(text);
  if (puzzle === undefined) throw badPuzzle(line, "link", "a puzzle of f-puzzles or SudokuPad", "other data");
  return parsePuzzle(puzzle, line, layout);
}

/** The JSON of a puzzle of f-puzzles or SudokuPad; `undefined` for other text. */
export function puzzleIn(text: string): Fields | undefined {
  if (!/^\s*\{\s*"[^]*\}\s*$/.test(text)) return undefined;
  try {
    return asPuzzle(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const asPuzzle = (value: unknown): Fields | undefined =>
  isFields(value) && Array.isArray(value.grid ?? value.cells) ? value : undefined;

/**
 * Reads a puzzle of f-puzzles or SudokuPad. Pencil marks in the centers are candidates if each open cell has some; else they are
 * notes of a player, and ignored. One with other rules needs its layout.
 */
export function parsePuzzle(puzzle: Fields, line: number, layout?: Layout): Board {
  const cells = [puzzle.grid ?? puzzle.cells].flat(2);
  if (cells.length !== 81) throw badPuzzle(line, "puzzle", "nine rows of nine cells", `${cells.length} cells`);
  const { layout: name, field, problem } = rulesOf(puzzle);
  const isKnown = name === "classic" || (name !== undefined && name === layout?.name);
  if (!isKnown) throw variantPuzzle(line, field, name, layout?.name, problem);

  const board = new Board(layout);
  cells.forEach((cell: unknown, i) => {
    const { value, given } = isFields(cell) ? cell : { value: cell, given: true };
    const digit = digitOf(value ?? 0);
    if (digit === undefined) throw badPuzzle(line, "puzzle", "digits from 1 to 9", quoted(value));
    if (digit === 0) return;
    // SudokuPad has givens only, and doesn't mark them.
    if (given === true || puzzle.grid === undefined) board.placeGiven(i, digit);
    else board.place(i, digit);
  });
  keepMarks(board, cells);
  return board;
}

/** Eliminates what the marks leave out, unless an open cell would have no candidate left. */
function keepMarks(board: Board, cells: readonly unknown[]): void {
  const marks = cells.map((cell) => (isFields(cell) ? (cell.centerPencilMarks ?? cell.givenPencilMarks) : undefined));
  const open = Array.from(board.values.keys()).filter((cell) => board.values[cell] === 0);
  const kept = (cell: number): number[] => {
    const list: unknown = marks[cell];
    const digits = Array.isArray(list) ? list.map(digitOf) : [];
    return board.candidates(cell).filter((digit) => digits.includes(digit));
  };
  const all = open.map((cell) => ({ cell, digits: kept(cell) }));
  if (all.some(({ digits }) => digits.length === 0)) return;
  for (const { cell, digits } of all)
    for (const digit of board.candidates(cell)) if (!digits.includes(digit)) board.eliminate(cell, digit);
}

/** A digit as a number or a text; 0 is none. Anyone may have written the value. */
const digitOf = (value: unknown): number | undefined =>
  (typeof value === "number" || typeof value === "string") && /^\d$/.test(String(value)) ? Number(value) : undefined;
