import {
  houseWordTable,
  peerTable,
  type Board,
  type Cell,
  countBits,
  type Digit,
  firstPlace,
  type House,
  inHouse,
  housesIn,
  housesWithTwo,
  lastPlace,
  lowestBit,
  placesIn,
  sees,
} from "@wings/core/author";

/**
 * The houses that join two wings on a digit: each place of the digit sees P or Q, and both wings see a place. The result
 * is a mask with one bit for each house: bit b is `housesIn(board)[b]`.
 *
 * A house that contains a wing never qualifies, because P doesn't see itself or Q. All 27 houses are tested together,
 * from three words for each wing. A table of links would cost more than the whole search.
 */
export function joiningHouses(board: Board, digit: Digit, p: Cell, q: Cell): number {
  const { places } = board;
  const peers = peerTable(board);
  const houseWords = houseWordTable(board);
  let houses = 0;
  // The columns with a place that sees P, Q, or neither.
  let seesP = 0;
  let seesQ = 0;
  let seesNone = 0;
  for (let w = 0; w < 3; w++) {
    const all = places[digit * 3 + w];
    const a = all & peers[p * 3 + w];
    const b = all & peers[q * 3 + w];
    const none = all & ~(a | b);
    seesP |= a | (a >> 9) | (a >> 18);
    seesQ |= b | (b >> 9) | (b >> 18);
    seesNone |= none | (none >> 9) | (none >> 18);
    if (a === 0 || b === 0) continue;
    // Rows and boxes lie in one band, and so in one word.
    for (let i = w * 3; i < w * 3 + 3; i++) {
      const row = houseWords[i * 3 + w];
      if ((none & row) === 0 && (a & row) !== 0 && (b & row) !== 0) houses |= 1 << i;
      const box = houseWords[(18 + i) * 3 + w];
      if ((none & box) === 0 && (a & box) !== 0 && (b & box) !== 0) houses |= 1 << (18 + i);
    }
  }
  houses |= (seesP & seesQ & ~seesNone & 0x1ff) << 9;
  return board.layout ? inOtherHouses(board, digit, p, q, houses) : houses;
}

/** The same on another layout: regions lie in several bands, and there are further houses. Bit b is `housesIn(board)[b]`. */
function inOtherHouses(board: Board, digit: Digit, p: Cell, q: Cell, joining: number): number {
  const all = housesIn(board);
  const seesP = (cell: Cell): boolean => sees(board, cell, p);
  const seesQ = (cell: Cell): boolean => sees(board, cell, q);
  let houses = joining & LINES;
  for (let bit = 18; bit < all.length; bit++) {
    const places = placesIn(board, digit, all[bit]);
    if (places.some(seesP) && places.some(seesQ) && places.every((cell) => seesP(cell) || seesQ(cell)))
      houses |= 1 << bit;
  }
  return houses;
}

const LINES = (1 << 18) - 1;

/** The joining houses with exactly two places. If two houses have the same two places, only the first one counts. */
export function linkingHouses(board: Board, digit: Digit, p: Cell, q: Cell): number {
  const joining = joiningHouses(board, digit, p, q);
  if (joining === 0) return 0;
  const all = housesIn(board);
  let links = joining & housesWithTwo(board, digit);
  for (let rest = links & ~LINES; rest !== 0; rest &= rest - 1) {
    const house = all[lowestBit(rest)];
    const first = firstPlace(board, digit, house);
    const last = lastPlace(board, digit, house);
    for (let before = links & ((rest & -rest) - 1); before !== 0; before &= before - 1) {
      const other = all[lowestBit(before)];
      if (inHouse(board, first, other) && inHouse(board, last, other)) links &= ~(rest & -rest);
    }
  }
  return links;
}

/** How many places a digit has in a house. */
export function placeCount(board: Board, digit: Digit, house: House): number {
  const words = houseWordTable(board);
  let count = 0;
  for (let w = 0; w < 3; w++) count += countBits(board.places[digit * 3 + w] & words[house * 3 + w]);
  return count;
}
