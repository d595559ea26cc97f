import { Board } from "@wings/core";
import type { Layout } from "@wings/core/host";
import { badPuzzle } from "./errors.js";

const ESCAPE = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, "g");

export const withoutColors = (text: string): string => text.replace(ESCAPE, "");

/** The frame above and below a drawing by `drawText`, and between its three bands. */
const BAND = /^\s*(?:[┏┣┗]━[━┯┿┷┳╋┻]*[┓┫┛]|\+=[=+]*\+)\s*$/;
/** A line of cells. Light lines of the frame have no bar. */
const CELLS = /^\s*(?:r\d \s*)?[┃|]/;

export const isBand = (line: string): boolean => BAND.test(line);

/** The row that a line of cells names, 1 to 9: only drawings do. */
const rowNamed = (line: string): number => Number(/^\s*r([1-9]) [┃|]/.exec(line)?.[1] ?? 0);

/** Finds drawings in lines that come one after the other: from the frame above `r1` to the one below `r9`. */
export class DrawingFinder {
  /** The last line of a frame, and the one above the first row; -1 for none. */
  #band = -1;
  #top = -1;
  /** The last row that was named since then; 0 for none. */
  #row = 0;

  /** Takes the next line. At the end of a drawing, returns where it begins. */
  take(line: string, at: number): number | undefined {
    if (isBand(line)) {
      const isEnd = this.#row === 9;
      this.#band = isEnd ? -1 : at;
      if (isEnd) this.#row = 0;
      return isEnd ? this.#top : undefined;
    }
    const row = rowNamed(line);
    if (row === 1) {
      this.#top = this.#band;
      this.#row = this.#band < 0 ? 0 : 1;
    } else if (row > 0 && this.#row > 0) this.#row = row;
    return undefined;
  }

  /** Whether the lines so far have the first row of a drawing. */
  get hasBegun(): boolean {
    return this.#row > 0;
  }
}

/**
 * Reads a drawing, from the top of its frame to the bottom:
 *
 * - digits: a row is a line, a cell is a digit, a dot, or a letter for a marked open cell
 * - compact: a row is a line, a cell is a digit or its candidates; `5?` is an open cell with one candidate
 * - big: a row is three lines, an open cell has nine places for candidates
 *
 * Where there are regions in place of boxes, all forms have a bar between all cells.
 *
 * A drawing doesn't distinguish given from placed digits, so all digits are read as given.
 */
export function parseDrawing(lines: readonly string[], line: number, layout?: Layout): Board {
  // Pasted text may lack the blanks before its first line, so the last line tells where the columns are.
  const frame = lines[lines.length - 1];
  const bars = Array.from(frame.matchAll(/[┗┷┻┛+]/g), ({ index }) => index);
  const rows = lines.filter((each) => CELLS.test(each));
  const isGrid = bars.length === 10;
  const isBig = isGrid && rows.length === 27;
  if (!isBig && !((isGrid || bars.length === 4) && rows.length === 9))
    throw badPuzzle(line, "drawing", "nine rows and nine columns", `${rows.length} lines of cells`);
  return boardOf((isBig ? bigCells : isGrid ? gridCells : smallCells)(rows, bars), line, layout);
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

const gridCells = (rows: readonly string[], bars: readonly number[]): Cell[] =>
  rows.flatMap((row) => bars.slice(1).map((end, i) => smallCell(row.slice(bars[i] + 1, end).trim())));

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

function boardOf(cells: readonly Cell[], line: number, layout: Layout | undefined): Board {
  const board = new Board(layout);
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
