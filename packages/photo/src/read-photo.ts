import { Board } from "@wings/core";
import { findGrids } from "./find-grids.js";
import { coloredCells } from "./ink-colors.js";
import { type PhotoStatus, type ReadCell, judge } from "./judge.js";
import { type Picture, type Point, checkPicture, toGray } from "./picture.js";
import { seeCells } from "./read-cells.js";

/** A sudoku in a picture. */
export interface PhotoReading {
  readonly status: PhotoStatus;
  /** The board, unless nothing is found: printed digits are givens. */
  readonly board: Board | undefined;
  /** The 81 cells, row by row; none if nothing is found. */
  readonly cells: readonly ReadCell[];
  /** The corners of the grid in the picture, from its upper left one clockwise. */
  readonly corners: readonly Point[];
  /** Where the lines of the grid cross: ten rows of ten points. */
  readonly crossings: readonly Point[];
  /** The corners of other grids in the picture, the largest first. */
  readonly others: readonly (readonly Point[])[];
}

const NOTHING: PhotoReading = {
  status: "nothing found",
  board: undefined,
  cells: [],
  corners: [],
  crossings: [],
  others: [],
};

/** Reads the largest whole sudoku of a picture. */
export function readPhoto(picture: Picture): PhotoReading {
  checkPicture(picture);
  const gray = toGray(picture);
  const grids = findGrids(gray);
  const toPicture = ({ x, y }: Point): Point => ({ x: x * gray.scale, y: y * gray.scale });
  const cornersOf = (crossings: readonly Point[]) => [0, 9, 99, 90].map((i) => toPicture(crossings[i]));
  for (const [i, { crossings }] of grids.entries()) {
    const grid = seeCells(gray, crossings);
    const read = judge(grid.seen, (cells) => coloredCells(picture, gray.scale, grid, cells));
    if (read === undefined) continue;
    return {
      ...read,
      board: boardOf(read.cells),
      corners: cornersOf(grid.crossings),
      crossings: grid.crossings.map(toPicture),
      others: grids.filter((_, other) => other !== i).map((other) => cornersOf(other.crossings)),
    };
  }
  return NOTHING;
}

function boardOf(cells: readonly ReadCell[]): Board {
  const board = new Board();
  cells.forEach(({ digit, kind }, cell) => {
    if (kind === "given") board.placeGiven(cell, digit);
    else if (kind === "written") board.place(cell, digit);
  });
  return board;
}
