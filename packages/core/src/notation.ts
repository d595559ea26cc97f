import { digitsOf } from "./bits.js";
import { badNotation } from "./errors.js";
import { checkRange, columnOf, rowOf } from "./geometry.js";

type D = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** A cell in words: `r1c1` to `r9c9`. */
export type CellName = `r${D}c${D}`;
/** A house in words: `r1` to `r9`, `c1` to `c9`, `b1` to `b9`. */
export type HouseName = `${"r" | "c" | "b"}${D}`;

export function cellName(cell: number): CellName {
  checkRange("cell", cell);
  return `r${(rowOf(cell) + 1) as D}c${(columnOf(cell) + 1) as D}`;
}

export function houseName(house: number): HouseName {
  checkRange("house", house);
  return `${"rcb"[Math.floor(house / 9)] as "r" | "c" | "b"}${((house % 9) + 1) as D}`;
}

export function parseCell(text: string): number {
  const match = /^r([1-9])c([1-9])$/i.exec(text);
  if (match === null) throw badNotation(text, "a cell such as r4c7");
  return (Number(match[1]) - 1) * 9 + Number(match[2]) - 1;
}

export function parseHouse(text: string): number {
  const match = /^([rcb])([1-9])$/i.exec(text);
  if (match === null) throw badNotation(text, "a house such as r4, c7 or b9");
  return "rcb".indexOf(match[1].toLowerCase()) * 9 + Number(match[2]) - 1;
}

/** Several cells in words, those of equal rows or columns drawn together: `r12c3 r4c57`. */
export function cellsName(cells: readonly number[]): string {
  const byRow = grouped(cells, rowOf, columnOf).map(([rows, columns]) => `r${rows}c${columns}`);
  const byColumn = grouped(cells, columnOf, rowOf).map(([columns, rows]) => `r${rows}c${columns}`);
  return byColumn.length < byRow.length ? byColumn.join(" ") : byRow.join(" ");
}

/** The cells named by one or several groups: `r12c3 r4c57`, ascending, each once. */
export function parseCells(text: string): number[] {
  const cells = new Set<number>();
  for (const group of text.trim().split(/[\s,]+/)) {
    const match = /^r([1-9]+)c([1-9]+)$/i.exec(group);
    if (match === null) throw badNotation(text, "cells such as r12c3 r4c57");
    for (const r of match[1]) for (const c of match[2]) cells.add((Number(r) - 1) * 9 + Number(c) - 1);
  }
  return [...cells].sort((a, b) => a - b);
}

/** Cells with the digits they hold: `r1c78 #129`. */
export const setName = (cells: readonly number[], mask: number): string =>
  `${cellsName(cells)} #${digitsOf(mask).join("")}`;

/** The cells and the digit mask of a text such as `r1c78 #129`. */
export function parseSet(text: string): { cells: number[]; mask: number } {
  const match = /^([^#]+)#\s*([1-9]+)\s*$/.exec(text);
  if (match === null) throw badNotation(text, "cells and digits such as r1c78 #129");
  let mask = 0;
  for (const digit of match[2]) mask |= 1 << (Number(digit) - 1);
  return { cells: parseCells(match[1]), mask };
}

/** Lines (say rows) that hold the same positions (columns) come together, as digits 1..9. */
function grouped(
  cells: readonly number[],
  lineOf: (cell: number) => number,
  positionOf: (cell: number) => number,
): [string, string][] {
  const positions: number[] = Array<number>(9).fill(0);
  for (const cell of cells) positions[lineOf(cell)] |= 1 << positionOf(cell);
  const lines = new Map<number, number>();
  positions.forEach((mask, line) => {
    if (mask !== 0) lines.set(mask, (lines.get(mask) ?? 0) | (1 << line));
  });
  return [...lines].map(([mask, line]) => [digitsOf(line).join(""), digitsOf(mask).join("")]);
}

/** Where on the grid cells lie, in rough words for a vague hint: `upper half`, `left half`, …, or `whole grid`. */
export function regionName(cells: readonly number[]): string {
  const rows = cells.map(rowOf);
  const columns = cells.map(columnOf);
  if (Math.max(...rows) <= 4) return "upper half";
  if (Math.min(...rows) >= 4) return "lower half";
  if (Math.max(...columns) <= 4) return "left half";
  if (Math.min(...columns) >= 4) return "right half";
  return "whole grid";
}
