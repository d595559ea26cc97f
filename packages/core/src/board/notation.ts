import type { Candidate, Cell, Digit, DigitMask, House } from "./numbers.js";
import { badNotation } from "../errors.js";
import { cellsOf, digitsOf } from "./bits.js";
import { bitOf, checkRange, wordOf } from "./geometry.js";

type D = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** A cell in words: `r1c1` to `r9c9`. */
export type CellName = `r${D}c${D}`;
/** A candidate in words: `r1c1#1` to `r9c9#9`. */
export type CandidateName = `${CellName}#${D}`;
/** A house in words: `r1` to `r9`, `c1` to `c9`, `b1` to `b9`; in other layouts also the diagonals `d1` and `d2`, the windows `w1` to `w4`. */
export type HouseName = `${"r" | "c" | "b"}${D}` | `d${1 | 2}` | `w${1 | 2 | 3 | 4}`;

/**
 * The name of a cell: `r1c1` to `r9c9`.
 *
 * @example
 * ```ts
 * import { cellName } from "@wings/core";
 *
 * console.log(cellName(80)); // r9c9
 * ```
 */
export function cellName(cell: Cell): CellName {
  checkRange("cell", cell);
  return `r${(row(cell) + 1) as D}c${(column(cell) + 1) as D}`;
}

/** The rows and columns of cells, each from 0. */
const row = (cell: Cell): number => (cell / 9) | 0;
const column = (cell: Cell): number => cell % 9;

/** A candidate as one number: `cell * 9 + digit - 1`. */
export const candidateOf = (cell: Cell, digit: Digit): number => cell * 9 + digit - 1;
/** The cell of a candidate. */
export const candidateCell = (candidate: Candidate): number => (candidate / 9) | 0;
/** The digit of a candidate. */
export const candidateDigit = (candidate: Candidate): number => (candidate % 9) + 1;

/**
 * The name of a candidate: `r1c1#4`.
 *
 * @example
 * ```ts
 * import { candidateName } from "@wings/core";
 *
 * // The digit 4 in cell 0: cell * 9 + digit - 1.
 * console.log(candidateName(3)); // r1c1#4
 * ```
 */
export function candidateName(candidate: Candidate): CandidateName {
  checkRange("candidate", candidate);
  return `${cellName(candidateCell(candidate))}#${candidateDigit(candidate) as D}`;
}

/**
 * The candidate of a name such as `r1c1#4`.
 *
 * @example
 * ```ts
 * import { parseCandidate } from "@wings/core";
 *
 * console.log(parseCandidate("r1c2#4")); // 12
 * ```
 */
export function parseCandidate(text: string): number {
  const [, row, column, digit] = read(text, /^r([1-9])c([1-9])#([1-9])$/i, "a candidate such as r4c7#5");
  return candidateOf(cellAt(row, column), Number(digit));
}

/**
 * The name of a house: `r1`, `c1` or `b1` and so on.
 *
 * @example
 * ```ts
 * import { houseName } from "@wings/core";
 *
 * console.log(houseName(0), houseName(9), houseName(18)); // r1 c1 b1
 * ```
 */
export function houseName(house: House): HouseName {
  checkRange("house", house);
  return `${HOUSE_KINDS[(house / 9) | 0]}${(house % 9) + 1}` as HouseName;
}

/**
 * The cell of a name such as `r4c7`.
 *
 * @example
 * ```ts
 * import { parseCell } from "@wings/core";
 *
 * console.log(parseCell("r4c7")); // 33
 * ```
 */
export function parseCell(text: string): number {
  const [, row, column] = read(text, /^r([1-9])c([1-9])$/i, "a cell such as r4c7");
  return cellAt(row, column);
}

/**
 * The house of a name such as `r4`, `c7` or `b9`.
 *
 * @example
 * ```ts
 * import { parseHouse } from "@wings/core";
 *
 * console.log(parseHouse("b9")); // 26
 * ```
 */
export function parseHouse(text: string): number {
  const [name] = read(text, /^([rcb][1-9]|d[12]|w[1-4])$/i, "a house such as r4, c7 or b9");
  return HOUSE_KINDS.indexOf(name[0].toLowerCase()) * 9 + Number(name[1]) - 1;
}

/** Rows, columns, boxes, diagonals and windows: nine numbers a kind. */
const HOUSE_KINDS = "rcbdw";

/** The cells named by one or several groups: `r12c3 r4c57`, ascending, each once. */
export function parseCells(text: string): number[] {
  const words = [0, 0, 0];
  for (const group of text.trim().split(/[\s,]+/)) {
    const [, rows, columns] = read(group, /^r([1-9]+)c([1-9]+)$/i, "cells such as r12c3 r4c57");
    for (const row of rows) {
      for (const column of columns) words[wordOf(cellAt(row, column))] |= bitOf(cellAt(row, column));
    }
  }
  return cellsOf(words[0], words[1], words[2]);
}

/** The cells and the digit mask of a text such as `r1c78 #129`. */
export function parseSet(text: string): { cells: Cell[]; mask: DigitMask } {
  const [, cells, digits] = read(text, /^([^#]+)#\s*([1-9]+)\s*$/, "cells and digits such as r1c78 #129");
  return { cells: parseCells(cells), mask: digitsIn(digits) };
}

/** The cell of a row and a column, both from 1. */
export const cellAt = (row: string, column: string): number => Number(row) * 9 + Number(column) - 10;

/** The cell of a name in a finding, which is right: `parseCell` takes longer than all the rest of a short explanation. */
export const cellOf = (name: CellName): number => cellAt(name[1], name[3]);

/** The digits of a text as a mask. */
export function digitsIn(text: string): number {
  let mask = 0;
  for (const character of text) mask |= (1 << (Number(character) || 0)) >> 1;
  return mask;
}

function read(text: string, pattern: RegExp, expected: string): string[] {
  const match = typeof text === "string" ? pattern.exec(text) : null;
  if (match === null) throw badNotation(text, expected);
  return match;
}

/** Cells with the digits they hold: `r1c78 #129`. */
export const setName = (cells: readonly Cell[], mask: DigitMask): string =>
  `${cellsName(cells)} #${digitsOf(mask).join("")}`;

/** Several cells in words, those of equal rows or columns drawn together: `r12c3 r4c57`. */
export function cellsName(cells: readonly Cell[]): string {
  const byRow = grouped(cells, row, column).map(([rows, columns]) => `r${rows}c${columns}`);
  const byColumn = grouped(cells, column, row).map(([columns, rows]) => `r${rows}c${columns}`);
  return (byColumn.length < byRow.length ? byColumn : byRow).join(" ");
}

/** Lines (say rows) that hold the same positions (columns) come together, as digits 1..9. */
function grouped(
  cells: readonly Cell[],
  lineOf: (cell: Cell) => number,
  positionOf: (cell: Cell) => number,
): string[][] {
  const positions = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const cell of cells) positions[lineOf(cell)] |= 1 << positionOf(cell);
  return positions
    .filter((mask, line) => mask !== 0 && positions.indexOf(mask) === line)
    .map((mask) => [
      positions.reduce((text, each, line) => (each === mask ? `${text}${line + 1}` : text), ""),
      digitsOf(mask).join(""),
    ]);
}

/** The parts of the grid that a vague hint may name. */
export type Region = "top" | "bottom" | "left" | "right" | "all";

/** The half of the grid in which all these cells lie, if there is one. The middle row and column belong to both halves. */
export function regionOf(cells: readonly Cell[]): Region {
  const half = (lineOf: (cell: Cell) => number, low: Region, high: Region): Region | undefined =>
    cells.every((cell) => lineOf(cell) < 5) ? low : cells.every((cell) => lineOf(cell) > 3) ? high : undefined;
  return half(row, "top", "bottom") ?? half(column, "left", "right") ?? "all";
}
