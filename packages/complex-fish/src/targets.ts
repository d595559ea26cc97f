import {
  type Board,
  type Cells,
  type Digit,
  DIGIT_COUNT,
  type House,
  lowestBit,
  memo,
  peersOf,
  placesByHouse,
  setsOf,
} from "@wings/core/author";
import { JUST, NO_CELLS, firstOf, union, without } from "./places.js";

/**
 * By digit: the places that are in no template. A template is a choice of one place in each row, column and box, so no fish can
 * eliminate a place of a template. Most digits have no other places, and are done.
 */
export const targetsOf = (board: Board): readonly Cells[] =>
  memo<readonly Cells[]>(board, "complex-fish: targets", () =>
    Array.from({ length: 10 }, (_, digit) => (digit === 0 ? NO_CELLS : outsideTemplates(board, digit))),
  );

function outsideTemplates(board: Board, digit: Digit): Cells {
  const places = setsOf(board).places[digit];
  const rows = openHouses(board, digit, 0);
  // On some contradictory boards a choice for the rows leaves a column or box without the digit.
  if (rows !== openHouses(board, digit, 9) || rows !== openHouses(board, digit, 18)) return union(places, NO_CELLS);
  let outside = NO_CELLS;
  for (let unknown = places; !unknown.isEmpty;) {
    const cell = firstOf(unknown);
    const template = complete(board, without(places, union(peersOf(board, cell), JUST[cell])), rows - 1);
    if (template === null) outside = union(outside, JUST[cell]);
    unknown = without(unknown, template === null ? JUST[cell] : union(template, JUST[cell]));
  }
  return outside;
}

/** How many of nine houses have places. */
function openHouses(board: Board, digit: Digit, first: number): number {
  const places = placesByHouse(board);
  let count = 0;
  for (let house = first; house < first + 9; house++) if (places[house * 10 + digit] !== 0) count++;
  return count;
}

/** Chooses places for `rows` more rows among the places that are left. Returns null if there is no choice. */
function complete(board: Board, left: Cells, rows: number): Cells | null {
  if (rows === 0) return NO_CELLS;
  // The row with the fewest places. Rows with a choice have none left.
  let row = 0;
  let fewest = 10;
  let open = 0;
  for (let i = 0; i < 9; i++) {
    const count = DIGIT_COUNT[inRow(left, i)];
    if (count === 0) continue;
    open++;
    if (count < fewest) [row, fewest] = [i, count];
  }
  if (open < rows) return null;
  for (let rest = inRow(left, row); rest !== 0; rest &= rest - 1) {
    const cell = row * 9 + lowestBit(rest);
    const template = complete(board, without(left, union(peersOf(board, cell), JUST[cell])), rows - 1);
    if (template !== null) return union(template, JUST[cell]);
  }
  return null;
}

/** The cells of a row, as nine bits. */
const inRow = ({ w0, w1, w2 }: Cells, row: House): number =>
  ((row < 3 ? w0 : row < 6 ? w1 : w2) >> ((row % 3) * 9)) & 511;
