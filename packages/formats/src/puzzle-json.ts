import { Board } from "@wings/core";
import LZString from "lz-string";
import { badPuzzle, quoted, variantPuzzle } from "./errors.js";
import { readShortJson } from "./short-json.js";

/** Plain puzzles have 1,000 to 3,000 characters. The limit keeps a small text from growing into hundreds of megabytes. */
const MAX_COMPRESSED = 12_000;
const MAX_JSON = 200_000;

/** The fields of f-puzzles (`grid`) and SudokuPad (`cells`) that have no influence on the rules. */
const PLAIN = new Set([
  ...["size", "grid", "cells", "regions", "solution", "title", "author", "ruleset", "rules", "id", "cellSize"],
  ...["metadata", "settings", "successMessage", "msgcorrect", "highlightConflicts", "disabledlogic"],
  ...["truecandidatesoptions"],
]);

/** A JSON object. */
type Fields = Readonly<Record<string, unknown>>;

/** Reads the compressed JSON in a link of f-puzzles or SudokuPad. */
export function parseCompressed(text: string, line: number): Board {
  const unpacked = text.length > MAX_COMPRESSED ? "" : (LZString.decompressFromBase64(text) as string | null);
  const json = unpacked === null || unpacked.length > MAX_JSON ? "" : unpacked;
  const puzzle = puzzleIn(json) ?? asPuzzle(readShortJson(json));
  if (puzzle === undefined) throw badPuzzle(line, "link", "a puzzle of f-puzzles or SudokuPad", "other data");
  return parsePuzzle(puzzle, line);
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
 * notes of a player, and ignored.
 */
export function parsePuzzle(puzzle: Fields, line: number): Board {
  const cells = [puzzle.grid ?? puzzle.cells].flat(2);
  if (cells.length !== 81) throw badPuzzle(line, "puzzle", "nine rows of nine cells", `${cells.length} cells`);
  const constraint = Object.keys(puzzle).find((name) => !PLAIN.has(name) && !isEmpty(puzzle[name]));
  if (constraint !== undefined) throw variantPuzzle(line, constraint);
  if (!hasPlainRegions(puzzle.regions) || cells.some((cell, i) => !isInItsBox(cell, i)))
    throw variantPuzzle(line, "regions");

  const board = new Board();
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

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Editors write constraints that are switched off as `false`, or as an empty list. */
const isEmpty = (value: unknown): boolean =>
  !value || (Array.isArray(value) ? value.every(isDecoration) : isFields(value) && Object.keys(value).length === 0);

/** SudokuPad stores its title and author as cages without cells. */
const isDecoration = (value: unknown): boolean =>
  isFields(value) && typeof value.value === "string" && (!Array.isArray(value.cells) || value.cells.length === 0);

const boxAt = (row: number, column: number): number => Math.floor(row / 3) * 3 + Math.floor(column / 3);

/** A cell of f-puzzles names its region only in an irregular sudoku; boxes are 0 to 8. */
const isInItsBox = (cell: unknown, i: number): boolean =>
  !isFields(cell) || cell.region === undefined || cell.region === boxAt(Math.floor(i / 9), i % 9);

/** Whether a list of regions has the cells of each box together. */
const hasPlainRegions = (regions: unknown): boolean =>
  !Array.isArray(regions) ||
  regions.every((region: unknown) => {
    const boxes = Array.isArray(region)
      ? region.map((cell: unknown) =>
          Array.isArray(cell) ? boxAt(digitOf(cell[0]) ?? NaN, digitOf(cell[1]) ?? NaN) : NaN,
        )
      : [NaN];
    return new Set(boxes).size <= 1;
  });
