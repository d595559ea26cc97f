import type { Board } from "@wings/core";
import { type Point, spotOf } from "@wings/draw";

/** The places of a badge in a cell, by the candidate that would be there: corners first. */
const CORNERS = [3, 1, 9, 7, 6, 4, 2, 8, 5];

/** The places in a cell that no candidate has. Around a digit, these are its corners. */
export const freeSpots = (cell: number, { values, masks }: Board): Point[] =>
  CORNERS.filter((each, i) => (values[cell] === 0 ? ((masks[cell] >> (each - 1)) & 1) === 0 : i < 4)).map((each) =>
    spotOf(cell, each),
  );
