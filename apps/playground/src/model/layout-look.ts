import { CELL, GUTTER } from "@wings/draw";
import type { Words } from "./words/english.js";

/** How a layout looks: its lines, and the names of its houses. The page shows nothing else of a layout. */
export interface LayoutView {
  /** The lines of the board above those between cells: `border`, `diagonal` or `window`, and the path. */
  readonly lines: readonly (readonly [line: string, path: string])[];
  /** The path of all cells that a cell sees. */
  tint(this: void, cell: number): string;
  /** The paths of a house and around it; undefined where it is the rectangle from its first cell to the last one. */
  outline(this: void, house: number, inset: number): { readonly ground: string; readonly line: string } | undefined;
  nameOfHouse(this: void, house: number, words: Words): string;
  /** The names of its rules, with commas between them. A classic board has none. */
  rules(this: void, words: Words): string;
  /** The houses of a cell that its row and its column don't say. */
  housesOf(this: void, cell: number, words: Words): readonly string[];
}

/** Lines through the board, so far from each other. */
export function gridPath(step: number): string {
  let path = "";
  for (let i = 0; i <= 9 * CELL; i += step)
    path += `M${GUTTER} ${GUTTER + i}h${9 * CELL}M${GUTTER + i} ${GUTTER}v${9 * CELL}`;
  return path;
}
