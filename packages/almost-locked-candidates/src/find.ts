import {
  type Cell,
  Combinations,
  type Digit,
  DIGIT_COUNT,
  type DigitMask,
  digitsOf,
  type House,
  houseCellTable,
  lowestBit,
  lowestDigit,
  peerTable,
  type Reporter,
} from "@wings/core/author";
import {
  BY_HOUSE,
  type Crossing,
  FROM,
  OTHER,
  OWN_BITS,
  REST_BITS,
  type Rooms,
  fittingIn,
  roomsOf,
} from "./crossings.js";
import type { pattern } from "./almost-locked-candidates.js";

type Report = Reporter<typeof pattern>;

/** What one search works with. */
interface Search {
  readonly report: Report;
  readonly rooms: Rooms;
  readonly houseCells: Uint8Array;
  /** One more than the cells of a set. */
  readonly size: number;
}

/** The small cells of the current house, by their place in it. */
const cells = /* @__PURE__ */ new Combinations();

/** Finds sets of `size - 1` cells with digits among `size`, which as many cells of the rest of another house share. */
export function findOfSize(report: Report, size: number): void {
  const { board } = report;
  const { masks } = board;
  const rooms = roomsOf(board);
  const houseCells = houseCellTable(board);
  const search = { report, rooms, houseCells, size };
  for (let house = 0; house < 27; house++) {
    const few = rooms.small[(size - 2) * 27 + house];
    if (DIGIT_COUNT[few] < size - 1) continue;
    cells.clear();
    for (let left = few; left !== 0; left &= left - 1) {
      const place = lowestBit(left);
      cells.add(place, masks[houseCells[house * 9 + place]]);
    }
    for (cells.begin(size - 1, size); cells.next();) if (withSet(search, house)) return;
  }
}

/** Tries the present cells where other houses cross this one beside them. */
function withSet(search: Search, house: House): boolean {
  const { rooms, size } = search;
  const digits = cells.union;
  const { held } = rooms;
  let bits = 0;
  for (let i = 0; i < size - 1; i++) bits |= 1 << cells.owner(i);
  const isFull = DIGIT_COUNT[digits] === size;
  // Two to four digits, the last one up to three times: without loops, because how often they run can't be predicted.
  const a = lowestDigit(digits);
  const fromB = digits & (digits - 1);
  const b = lowestDigit(fromB);
  const fromC = fromB & (fromB - 1) || fromB;
  const c = lowestDigit(fromC);
  const d = lowestDigit(fromC & (fromC - 1) || fromC);
  const end = FROM[house + 1];
  for (let i = FROM[house]; i < end; i++) {
    if ((bits & ~OWN_BITS[i]) !== 0) continue;
    if (!isFull) {
      const crossing = BY_HOUSE[house][i - FROM[house]];
      if (withMore(search, crossing, digits, bits, fittingIn(rooms, crossing, size))) return true;
      continue;
    }
    const first = OTHER[i] * 10;
    const rest = (held[first + a] | held[first + b] | held[first + c] | held[first + d]) & REST_BITS[i];
    if (DIGIT_COUNT[rest] !== size - 1) continue;
    if (tell(search, BY_HOUSE[house][i - FROM[house]], digits, bits, rest)) return true;
  }
  return false;
}

/** Adds digits, of those that have little room, until there is one more than cells. Only where basics are left is one missing. */
function withMore(search: Search, crossing: Crossing, digits: DigitMask, set: number, fitting: DigitMask): boolean {
  if (DIGIT_COUNT[digits] === DIGIT_COUNT[set] + 1) {
    const rest = placesInRest(search.rooms, crossing, digits);
    return DIGIT_COUNT[rest] === DIGIT_COUNT[set] && tell(search, crossing, digits, set, rest);
  }
  for (let others = fitting & ~digits; others !== 0; others &= others - 1)
    // Each set of digits once: what is added comes after all that was added before.
    if (withMore(search, crossing, digits | (others & -others), set, others & (others - 1))) return true;
  return false;
}

/** Where the rest of the other house has these digits, as nine bits of that house. */
function placesInRest({ held }: Rooms, { other, restBits }: Crossing, digits: DigitMask): number {
  let places = 0;
  for (let left = digits; left !== 0; left &= left - 1) places |= held[other * 10 + lowestDigit(left)];
  return places & restBits;
}

/** Reports what follows from a set and the places of its digits in the rest of the other house. Returns whether to stop. */
function tell(search: Search, crossing: Crossing, digits: DigitMask, set: number, rest: number): boolean {
  const { report, houseCells } = search;
  const { board } = report;
  const { held, placed } = search.rooms;
  const { house, other, ownBits } = crossing;
  let any = false;
  for (let left = rest; left !== 0; left &= left - 1) {
    const cell = houseCells[other * 9 + lowestBit(left)];
    for (let others = board.masks[cell] & ~digits; others !== 0; others &= others - 1)
      any = report.eliminateCells(lowestDigit(others), [cell]) || any;
  }
  for (let left = digits; left !== 0; left &= left - 1) {
    const digit = lowestDigit(left);
    const inHouse = held[house * 10 + digit];
    const beside = inHouse & ownBits & ~set;
    for (let gone = beside; gone !== 0; gone &= gone - 1)
      any = report.eliminateCells(digit, [houseCells[house * 9 + lowestBit(gone)]]) || any;
    any = eliminateSeen(report, digit, house, inHouse & ~beside) || any;
    // Elsewhere the other house does not have it.
    if ((placed[other] & left & -left) === 0)
      any = eliminateSeen(report, digit, other, held[other * 10 + digit]) || any;
  }
  if (!any) return false;
  const cellsOf = (bits: number): Cell[] => digitsOf(bits).map((place) => houseCells[house * 9 + place - 1]);
  return report.commit({ house, other, set: cellsOf(set), digits: digitsOf(digits) }, 2 * DIGIT_COUNT[set]);
}

/** Removes a digit from what sees all of some places of a house. */
function eliminateSeen(report: Report, digit: Digit, house: House, bits: number): boolean {
  if (bits === 0) return false;
  const { board } = report;
  const houseCells = houseCellTable(board);
  const peers = peerTable(board);
  let [w0, w1, w2] = [-1, -1, -1];
  for (let left = bits; left !== 0; left &= left - 1) {
    const cell = houseCells[house * 9 + lowestBit(left)];
    w0 &= peers[cell * 3];
    w1 &= peers[cell * 3 + 1];
    w2 &= peers[cell * 3 + 2];
  }
  return report.eliminateWords(digit, w0, w1, w2);
}
