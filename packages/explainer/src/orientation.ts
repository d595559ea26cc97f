import { type Board, search } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { type Transformation, canonical } from "@wings/generate";
import { Grid } from "./grid.js";
import type { Candidate } from "./rating.js";

/** How a board is turned: by cell of the image the cell it comes from, and by digit of the board the digit it becomes. */
export interface Orientation {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

/** Turns a puzzle into the same image whichever way it comes. */
export function canonicalOrientation(board: Board, solution: string): Orientation {
  const digits = board.values.join("");
  // Some boards have one solution only because of their candidates.
  const { transformation } = canonical(search(digits, 2, board.mostGuesses).count === 1 ? digits : solution);
  return orientationOf(transformation);
}

function orientationOf({ transposed, rows, columns, digits }: Transformation): Orientation {
  const cells = Array.from({ length: 81 }, (_, i) => {
    const row = rows[(i / 9) | 0];
    const column = columns[i % 9];
    return transposed ? column * 9 + row : row * 9 + column;
  });
  return { cells, digits: [0, ...digits] };
}

export function imageOfGrid(grid: Grid, { cells, digits }: Orientation): Grid {
  const image = new Grid();
  cells.forEach((from, cell) => {
    const kept = new Set(digitsOf(grid.masks[from]).map((digit) => digits[digit]));
    for (let digit = 1; digit <= 9; digit++) if (!kept.has(digit)) image.remove(cell, digit);
  });
  // A digit that is placed has no places left, and its cell no candidates: so the image needs no digits.
  image.open = grid.open;
  return image;
}

/** A candidate of the image as one of the board. */
export function originalCandidate(one: number, orientation: Orientation | undefined): Candidate {
  const cell = (one / 9) | 0;
  const digit = (one % 9) + 1;
  if (orientation === undefined) return { cell, digit };
  return { cell: orientation.cells[cell], digit: orientation.digits.indexOf(digit) };
}
