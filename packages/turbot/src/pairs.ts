import { type Board, DIGIT_COUNT, memo, placesByHouse } from "@wings/core/author";

/**
 * The pairs of a position: the houses with exactly two places of a digit. Each list has one entry for each digit, at
 * `digit`: nine bits, one for each row, column or box. A box whose two places share a line is left out of `boxes` if that
 * line is a pair, because two cells are one pair and its house is the line.
 */
export interface Pairs {
  readonly rows: Uint16Array;
  readonly columns: Uint16Array;
  readonly boxes: Uint16Array;
}

export const pairsOf = (board: Board): Pairs => memo(board, "turbot: pairs", make);

function make(board: Board, previous: Pairs | undefined): Pairs {
  const made = previous ?? { rows: new Uint16Array(10), columns: new Uint16Array(10), boxes: new Uint16Array(10) };
  const places = placesByHouse(board);
  for (let digit = 1; digit <= 9; digit++) {
    let rows = 0;
    let columns = 0;
    let boxes = 0;
    for (let i = 0; i < 9; i++) {
      // Without branches: they would be unpredictable.
      rows |= IS_PAIR[places[i * 10 + digit]] << i;
      columns |= IS_PAIR[places[(9 + i) * 10 + digit]] << i;
    }
    for (let i = 0; i < 9; i++) {
      const line = LINE_OF_TWO[places[(18 + i) * 10 + digit]];
      if (line === NONE) continue;
      const isRow = line < 3 && (rows >> (((i / 3) | 0) * 3 + line)) & 1;
      const isColumn = line >= 3 && line < BOTH && (columns >> ((i % 3) * 3 + line - 3)) & 1;
      if (!isRow && !isColumn) boxes |= 1 << i;
    }
    made.rows[digit] = rows;
    made.columns[digit] = columns;
    made.boxes[digit] = boxes;
  }
  return made;
}

/** By nine bits: 1 if two of them are set. */
const IS_PAIR = /* @__PURE__ */ Uint8Array.from({ length: 512 }, (_, places) => (DIGIT_COUNT[places] === 2 ? 1 : 0));

const BOTH = 6;
const NONE = 7;

/** By the places of a box: the line of the box that two places share. 0 to 2 is a row, 3 to 5 a column, 6 none. 7 if there are not two places. */
const LINE_OF_TWO = /* @__PURE__ */ Uint8Array.from({ length: 512 }, (_, places) => {
  if (DIGIT_COUNT[places] !== 2) return NONE;
  for (let line = 0; line < 3; line++) {
    if ((places & ~(0o7 << (line * 3))) === 0) return line;
    if ((places & ~(0o111 << line)) === 0) return line + 3;
  }
  return BOTH;
});
