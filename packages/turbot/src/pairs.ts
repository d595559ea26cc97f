import { type Board, DIGIT_COUNT, memo } from "@wings/core/author";

/**
 * The pairs of a position in lines: the rows and columns with exactly two places of a digit. Each list has one entry for each
 * digit, at `digit`: nine bits, one for each row or column.
 */
export interface Pairs {
  readonly rows: Uint16Array;
  readonly columns: Uint16Array;
}

export const pairsOf = (board: Board): Pairs => memo(board, "turbot: pairs", make);

function make({ places }: Board, previous: Pairs | undefined): Pairs {
  const made = previous ?? { rows: new Uint16Array(10), columns: new Uint16Array(10) };
  for (let digit = 1; digit <= 9; digit++) {
    const w0 = places[digit * 3];
    const w1 = places[digit * 3 + 1];
    const w2 = places[digit * 3 + 2];
    made.rows[digit] = pairRows(w0) | (pairRows(w1) << 3) | (pairRows(w2) << 6);
    made.columns[digit] = pairColumns(w0, w1, w2);
  }
  return made;
}

/** The rows of a band with two places, as three bits. */
const pairRows = (word: number): number =>
  IS_PAIR[word & 511] | (IS_PAIR[(word >> 9) & 511] << 1) | (IS_PAIR[word >> 18] << 2);

/** By nine bits: 1 if two of them are set. */
export const IS_PAIR = /* @__PURE__ */ Uint8Array.from({ length: 512 }, (_, places) =>
  DIGIT_COUNT[places] === 2 ? 1 : 0,
);

/**
 * The columns with two places, as nine bits. All columns are counted at once, as binary numbers with one bit in each word: first
 * three rows of the bands together, then their sums.
 */
function pairColumns(w0: number, w1: number, w2: number): number {
  const ones = w0 ^ w1 ^ w2;
  const twos = (w0 & w1) | (w2 & (w0 ^ w1));
  const [a, b, c] = [ones & 511, (ones >> 9) & 511, ones >> 18];
  const isOdd = a ^ b ^ c;
  // Each of these is a two. Just one of the four is there: an odd number of them, and no two together.
  const [d, e, f, g] = [twos & 511, (twos >> 9) & 511, twos >> 18, (a & b) | (c & (a ^ b))];
  return (d ^ e ^ f ^ g) & ~((d & e) | (f & g)) & ~isOdd;
}
