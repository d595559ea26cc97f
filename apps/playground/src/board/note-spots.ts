import { digitsOf } from "@wings/core/author";
import { CELL, type Point, cornerOf } from "@wings/draw";
import type { Pencil } from "../model/pencil.js";

/** The spots of corner notes in a cell, in their order, where their text begins. */
export const CORNERS = [
  [11, 16],
  [53, 16],
  [11, 58],
  [53, 58],
  [32, 16],
  [32, 58],
  [11, 37],
  [53, 37],
  [32, 37],
] as const;

/** How far the middle of a digit is above its baseline. */
const RISE = 6;
/** The widths of center notes: of one, and of all of them together. */
const WIDEST = 11;
const ROOM = 54;

/** The middle of a note in a cell; undefined where the digit isn't noted. */
export function noteSpot({ corner, center }: Pencil, cell: number, digit: number): Point | undefined {
  const { x, y } = cornerOf(cell);
  const at = (mask = 0): number => digitsOf(mask).indexOf(digit);
  const inCorner = at(corner[cell]);
  if (inCorner >= 0) return { x: x + CORNERS[inCorner][0], y: y + CORNERS[inCorner][1] - RISE };
  const inCenter = at(center[cell]);
  if (inCenter < 0) return undefined;
  const count = digitsOf(center[cell]).length;
  return { x: x + CELL / 2 + (inCenter - (count - 1) / 2) * Math.min(WIDEST, ROOM / count), y: y + 38 - RISE };
}
