import {
  bitOf,
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  candidatesOf,
  type Cell,
  type House,
  lowestBit,
  nodeOf,
  peerTable,
  placesIn,
  sees,
  wordOf,
} from "@wings/core/author";

/** A color of a cluster: its candidates, and those that clash with one of them, three words a digit. Sets took a third longer. */
export interface MedusaColor {
  readonly own: Int32Array;
  readonly clashing: Int32Array;
  /** What would have no candidate left. */
  readonly emptied: readonly Emptied[];
  /** Whether two of its candidates clash, or something would be empty. */
  readonly isFalse: boolean;
}

/** A cell, or a digit in a house, and its candidates. */
export interface Emptied {
  readonly cell?: Cell;
  readonly house?: House;
  readonly candidates: readonly Candidate[];
}

/** Whether at most one of two candidates is true: they share a cell, or are one digit in cells that see each other. */
export function clash(board: Board, a: Candidate, b: Candidate): boolean {
  const [one, other] = [candidateCell(a), candidateCell(b)];
  return one === other ? a !== b : candidateDigit(a) === candidateDigit(b) && sees(board, one, other);
}

/** Makes a color of some candidates. */
export function colorOf(board: Board, candidates: readonly Candidate[]): MedusaColor {
  const peers = peerTable(board);
  const own = new Int32Array(30);
  const clashing = new Int32Array(30);
  for (const each of candidates) {
    const [cell, digit] = [candidateCell(each), candidateDigit(each)];
    const w = wordOf(cell);
    const bit = bitOf(cell);
    own[digit * 3 + w] |= bit;
    for (let other = 1; other <= 9; other++) if (other !== digit) clashing[other * 3 + w] |= bit;
    for (let i = 0; i < 3; i++) clashing[digit * 3 + i] |= peers[cell * 3 + i];
  }
  const emptied = emptiedBy(board, own, clashing);
  return { own, clashing, emptied, isFalse: emptied.length > 0 || own.some((word, at) => (word & clashing[at]) !== 0) };
}

/** The cells and the places of a digit in a house that all clash with a color, and are not in it. Cells come first. */
function emptiedBy(board: Board, own: Int32Array, clashing: Int32Array): Emptied[] {
  const { places } = board;
  const emptied: Emptied[] = [];
  for (let w = 0; w < 3; w++) {
    let gone = 0;
    let left = 0;
    for (let at = 3 + w; at < 30; at += 3) {
      const lost = places[at] & clashing[at] & ~own[at];
      gone |= lost;
      left |= places[at] ^ lost;
    }
    for (let rest = gone & ~left; rest !== 0; rest &= rest - 1) {
      const cell = w * 27 + lowestBit(rest);
      emptied.push({ cell, candidates: candidatesOf(board, cell).map((digit) => candidateOf(cell, digit)) });
    }
  }
  for (let digit = 1; digit <= 9; digit++) {
    const at = digit * 3;
    const lost0 = places[at] & clashing[at] & ~own[at];
    const lost1 = places[at + 1] & clashing[at + 1] & ~own[at + 1];
    const lost2 = places[at + 2] & clashing[at + 2] & ~own[at + 2];
    if ((lost0 | lost1 | lost2) === 0) continue;
    const left = housesWith(places[at] ^ lost0, places[at + 1] ^ lost1, places[at + 2] ^ lost2);
    for (let rest = housesWith(lost0, lost1, lost2) & ~left; rest !== 0; rest &= rest - 1) {
      const house = lowestBit(rest);
      emptied.push({ house, candidates: nodeOf(digit, placesIn(board, digit, house)) });
    }
  }
  return emptied;
}

/** The houses with any of the cells of three words, as bits: rows, columns, the boxes of the classic grid. */
function housesWith(w0: number, w1: number, w2: number): number {
  const all = w0 | w1 | w2;
  return (
    linesAndBoxes(w0, 0) |
    linesAndBoxes(w1, 3) |
    linesAndBoxes(w2, 6) |
    (((all | (all >> 9) | (all >> 18)) & 0o777) << 9)
  );
}

/** The rows and boxes of one word, from the given ones on. */
function linesAndBoxes(word: number, first: number): number {
  let houses = 0;
  for (let i = 0; i < 3; i++) {
    if ((word & (0o777 << (i * 9))) !== 0) houses |= 1 << (first + i);
    if ((word & (0o007007007 << (i * 3))) !== 0) houses |= 1 << (18 + first + i);
  }
  return houses;
}
