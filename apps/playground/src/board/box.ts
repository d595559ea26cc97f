import { CELL, cornerOf } from "@wings/draw";

/** A rectangle on the board. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle from one cell to another one, a bit smaller on each side. */
export function boxBetween(first: number, last: number, inset: number): Box {
  const start = cornerOf(first);
  const end = cornerOf(last);
  return {
    x: start.x + inset,
    y: start.y + inset,
    width: end.x - start.x + CELL - 2 * inset,
    height: end.y - start.y + CELL - 2 * inset,
  };
}
