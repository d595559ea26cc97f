import { Board } from "@wings/core";
import { type Layout, checkLayout, checkOptionNames } from "@wings/core/host";
import { type Grid, findGrids, overlap } from "./find-grids.js";
import { coloredCells } from "./ink-colors.js";
import { type PhotoStatus, type ReadCell, judge } from "./judge.js";
import { notesIn } from "./notes.js";
import { type Picture, type Point, RED, checkPicture, toGray } from "./picture.js";
import { type PicturePlace, placeOf } from "./picture-place.js";
import { seeCells } from "./read-cells.js";
import { rulesOf } from "./rules.js";

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
  /** Other grids in the picture, the largest first. */
  readonly others: readonly OtherGrid[];
}

/** A grid that is in the picture, too. */
export interface OtherGrid {
  readonly corners: readonly Point[];
  readonly place: PicturePlace;
}

/** How a picture is read. */
export interface ReadOptions {
  /** The houses of the puzzle, if it is not a classic one. */
  readonly layout?: Layout | undefined;
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
export function readPhoto(picture: Picture, options: ReadOptions = {}): PhotoReading {
  checkPicture(picture);
  checkOptionNames(options, "layout");
  const { layout } = options;
  checkLayout(layout);
  const gray = toGray(picture);
  const grids = findGrids(gray, () => toGray(picture, RED));
  const toPicture = ({ x, y }: Point): Point => ({ x: x * gray.scale, y: y * gray.scale });
  const rules = rulesOf(layout);
  const cornersOf = (crossings: readonly Point[]) => [0, 9, 99, 90].map((i) => toPicture(crossings[i]));
  // With too few digits for the rules, it may be a puzzle by others: if there is none by these.
  let sparse: PhotoReading | undefined;
  for (const [i, { crossings }] of grids.entries()) {
    const grid = seeCells(gray, crossings);
    const notes = grid.seen.map(({ shares }, cell) =>
      shares[10] > shares[0] && shares[10] > 0.1 ? notesIn(gray, grid.crossings, cell) : [],
    );
    const read = judge(grid.seen, notes, (cells) => coloredCells(picture, gray.scale, grid, cells), rules);
    if (read === undefined) continue;
    const reading: PhotoReading = {
      ...read,
      board: boardOf(read.cells, layout),
      corners: cornersOf(grid.crossings),
      crossings: grid.crossings.map(toPicture),
      others: othersThan(grids[i], grids).map((other) => {
        const corners = cornersOf(other.crossings);
        return { corners, place: placeOf(corners, picture) };
      }),
    };
    if (read.cells.filter(({ digit }) => digit > 0).length >= rules.leastGivens) return reading;
    sparse ??= reading;
  }
  return sparse ?? NOTHING;
}

/** The grids that are elsewhere in the picture. One may be found in several ways. */
function othersThan(grid: Grid, grids: readonly Grid[]): Grid[] {
  const others: Grid[] = [];
  for (const each of grids) if (![grid, ...others].some((known) => overlap(known, each))) others.push(each);
  return others;
}

function boardOf(cells: readonly ReadCell[], layout: Layout | undefined): Board {
  const board = new Board(layout);
  cells.forEach(({ digit, kind }, cell) => {
    if (kind === "given") board.placeGiven(cell, digit);
    else if (kind === "written") board.place(cell, digit);
  });
  return board;
}
