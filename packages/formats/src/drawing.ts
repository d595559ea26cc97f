import { Board } from "@wings/core";
import { badPuzzle } from "./errors.js";

const ESCAPE = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

export const withoutColors = (text: string): string => text.replace(ESCAPE, "");

/** The frame above, between and below the three bands of a drawing by `drawText`. */
const BAND = /^\s*(?:[┏┣┗]━[━┯┿┷┳╋┻]*[┓┫┛]|\+=[=+]*\+)\s*$/;
/** A line of cells. Light lines of the frame have no bar. */
const CELLS = /^\s*(?:r\d \s*)?[┃|]/;

export const isBand = (line: string): boolean => BAND.test(line);

/** Whether the lines between two bands of a frame are those of a drawing: only these name their rows. */
export const isDrawing = (lines: readonly string[]): boolean => lines.some((line) => /^\s*r1 [┃|]/.test(line));

/**
 * Reads a drawing, from the top of its frame to the bottom:
 *
 * - digits: a row is a line, a cell is a digit, a dot, or a letter for a marked open cell
 * - compact: a row is a line, a cell is a digit or its candidates; `5?` is an open cell with one candidate
 * - big: a row is three lines, an open cell has nine places for candidates
 *
 * A drawing doesn't distinguish given from placed digits, so all digits are read as given.
 */
export function parseDrawing(lines: readonly string[], line: number): Board {
  // Pasted text may lack the blanks before its first line, so the last line tells where the columns are.
  const frame = lines[lines.length - 1];
  const bars = Array.from(frame.matchAll(/[┗┷┻┛+]/g), ({ index }) => index);
  const rows = lines.filter((each) => CELLS.test(each));
  const isBig = bars.length === 10;
  if (!(isBig ? rows.length === 27 : bars.length === 4 && rows.length === 9))
    throw badPuzzle(line, "drawing", "nine rows and nine columns", `${rows.length} lines of cells`);
  return boardOf(isBig ? bigCells(rows, bars) : smallCells(rows, bars), line);
}

/** A cell: its digits, and whether it is open. */
interface Cell {
  readonly digits: string;
  readonly isOpen: boolean;
}

const digitsIn = (text: string): string => text.replace(/\D/g, "");

function bigCells(rows: readonly string[], bars: readonly number[]): Cell[] {
  return Array.from({ length: 81 }, (_, i) => {
    const [row, column] = [Math.floor(i / 9) * 3, i % 9];
    const text = [0, 1, 2].map((k) => rows[row + k].slice(bars[column] + 1, bars[column + 1])).join(" ");
    return { digits: digitsIn(text), isOpen: /[.·]/.test(text) || digitsIn(text).length > 1 };
  });
}

function smallCells(rows: readonly string[], bars: readonly number[]): Cell[] {
  const cells: Cell[] = [];
  const parts = rows.map((row) => [0, 1, 2].map((box) => row.slice(bars[box] + 1, bars[box + 1])));
  // A cell without candidates is blank, so its column is known only from the other rows.
  const starts = [0, 1, 2].map((box) => {
    const all = parts.flatMap((part) => Array.from(part[box].matchAll(/\S+/g), ({ index }) => index));
    return [...new Set(all)].sort((a, b) => a - b);
  });
  for (const part of parts) {
    part.forEach((text, box) => {
      for (let i = 0; i < 3; i++) cells.push(smallCell(text.slice(starts[box][i], starts[box][i + 1]).trim()));
    });
  }
  return cells;
}

function smallCell(text: string): Cell {
  const digits = digitsIn(text);
  // The marked open cells of a drawing without candidates are letters or signs.
  if (digits === "" && text !== "") return { digits: "123456789", isOpen: true };
  return { digits, isOpen: digits.length !== 1 || text.includes("?") };
}

function boardOf(cells: readonly Cell[], line: number): Board {
  const board = new Board();
  cells.forEach(({ digits, isOpen }, cell) => {
    if (new Set(digits).size !== digits.length || digits.includes("0"))
      throw badPuzzle(line, "drawing", "each digit from 1 to 9 once in a cell", digits);
    if (!isOpen) board.placeGiven(cell, Number(digits));
  });
  cells.forEach(({ digits, isOpen }, cell) => {
    for (let digit = 1; isOpen && digit <= 9; digit++) {
      if (!digits.includes(`${digit}`) && board.has(cell, digit)) board.eliminate(cell, digit);
    }
  });
  return board;
}
