import {
  bitOf,
  type Board,
  boxOf,
  type Cell,
  cellsIn,
  columnOf,
  type Digit,
  type House,
  inHouse,
  sees,
  rowOf,
  wordOf,
} from "@wings/core/author";

/**
 * A loop of dominoes. Two rows and two columns cross in four boxes. In each box, the two other cells of the row are a domino, and
 * the two other cells of the column. Each domino shares a line or a box with the next one:
 *
 * ```
 *   . 0 0 | 1 1 .         0 and 1 share the row, 1 and 2 the box, 2 and 3 the column,
 *   7 . . | . . 2         and so on; 7 and 0 share the box
 *   7 . . | . . 2
 *   ------+------
 *   6 . . | . . 3
 *   6 . . | . . 3
 *   . 5 5 | 4 4 .
 * ```
 */
export type Dominoes = readonly (readonly Cell[])[];

/** The eight dominoes of two rows and two columns, each with its open cells. */
export function dominoesOf(board: Board, [a, b, c, d]: readonly House[]): Dominoes {
  const { values } = board;
  const domino = (row: House, column: House, line: House): Cell[] => {
    const crossing = row * 9 + column - 9;
    return cellsIn(board, boxOf(crossing)).filter(
      (cell) => values[cell] === 0 && cell !== crossing && inHouse(board, cell, line),
    );
  };
  return [
    domino(a, c, a),
    domino(a, d, a),
    domino(a, d, d),
    domino(b, d, d),
    domino(b, d, b),
    domino(b, c, b),
    domino(b, c, c),
    domino(a, c, c),
  ];
}

/** By the dominoes that have a digit, as bits: how many of these dominoes can hold it, no two next to each other. */
export const MOST = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, set) => {
  let most = 0;
  for (let chosen = 0; chosen < 256; chosen++) {
    if ((chosen & ~set) !== 0 || (chosen & ((chosen << 1) | (chosen >> 7))) !== 0) continue;
    let count = 0;
    for (let rest = chosen; rest !== 0; rest &= rest - 1) count++;
    most = Math.max(most, count);
  }
  return most;
});

/** The dominoes that have the digit, as bits. With `taken`, that cell and the cells that it sees don't count. */
export function withDigit(board: Board, dominoes: Dominoes, digit: Digit, taken = -1): number {
  const { places } = board;
  let set = 0;
  for (let i = 0; i < 8; i++) {
    for (const cell of dominoes[i]) {
      if ((places[digit * 3 + wordOf(cell)] & bitOf(cell)) === 0) continue;
      if (taken >= 0 && (cell === taken || sees(board, taken, cell))) continue;
      set |= 1 << i;
      break;
    }
  }
  return set;
}

/** Houses that cover these dominoes. Two neighbors share a house, so there are no more houses than times the digit fits. */
export function coverOf(dominoes: Dominoes, set: number): House[] {
  // Of a whole circle, begin anywhere; of others, where a gap ends.
  let start = 0;
  while (start < 8 && set !== 255 && ((set >> ((start + 7) % 8)) & 1) !== 0) start++;
  const houses: House[] = [];
  for (let i = 0; i < 8; i++) {
    const at = (start + i) % 8;
    if (((set >> at) & 1) === 0) continue;
    houses.push(houseAfter(dominoes, at));
    i++;
  }
  return houses;
}

/** The house that a domino shares with the next one: lines and boxes in turn. */
function houseAfter(dominoes: Dominoes, at: number): House {
  const [cell] = dominoes[at];
  return at % 2 === 1 ? boxOf(cell) : at % 4 === 0 ? rowOf(cell) : columnOf(cell);
}
