import { type DigitMask, lowestDigit } from "@wings/core/author";

/**
 * The cells of word w that have exactly `size` candidates.
 *
 * All 27 cells are counted at once: the nine words of the digits are added up bit by bit, as full adders do (three words of
 * one weight make one of that weight and one of twice that). 27 operations a word instead of a walk over all cells.
 */
export function cellsWithCount(size: number, places: Int32Array, w: number): number {
  const a = places[3 + w];
  const b = places[6 + w];
  const c = places[9 + w];
  const d = places[12 + w];
  const e = places[15 + w];
  const f = places[18 + w];
  const g = places[21 + w];
  const h = places[24 + w];
  const i = places[27 + w];
  const ab = a ^ b;
  const de = d ^ e;
  const gh = g ^ h;
  const s = ab ^ c;
  const t = de ^ f;
  const u = gh ^ i;
  const st = s ^ t;
  const ones = st ^ u;
  // Carries of weight two: of each three digits, and of the three sums.
  const j = (a & b) | (ab & c);
  const k = (d & e) | (de & f);
  const l = (g & h) | (gh & i);
  const m = (s & t) | (st & u);
  const jk = j ^ k;
  const n = jk ^ l;
  const twos = n ^ m;
  const o = (j & k) | (jk & l);
  const p = n & m;
  const fours = o ^ p;
  const eights = o & p;
  return (
    (size & 1 ? ones : ~ones) &
    (size & 2 ? twos : ~twos) &
    (size & 4 ? fours : ~fours) &
    (size & 8 ? eights : ~eights) &
    places[w]
  );
}

/** The cells of word w that have two of the digits or more. */
export function cellsWithTwo(digits: DigitMask, places: Int32Array, w: number): number {
  let one = 0;
  let two = 0;
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const cells = places[lowestDigit(rest) * 3 + w];
    two |= one & cells;
    one |= cells;
  }
  return two;
}
