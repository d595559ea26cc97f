import { CLASSIC_GRID, type Cell, DIGIT_COUNT, bitOf, countBits, lowestBit, sees, wordOf } from "@wings/core/author";
import { PEERS } from "@wings/core/host";
import type { Grid } from "../grid.js";
import type { Hints } from "../hints.js";

/** Two cells can't hold two digits at once that are all that a cell has that sees both. */
export function alignedPairExclusion({ masks }: Grid, hints: Hints): void {
  const open = openCells(masks);
  const small = setOf(open.filter((cell) => DIGIT_COUNT[masks[cell]] === 2));
  for (const a of open) {
    for (const b of open) {
      if (b <= a) continue;
      const w0 = common(small, 0, a, b);
      const w1 = common(small, 1, a, b);
      const w2 = common(small, 2, a, b);
      if ((w0 | w1 | w2) === 0) continue;
      const together = sees(CLASSIC_GRID, a, b);
      // A digit that is excluded meets all digits of the other cell: itself by sight, and each other one in a small cell.
      const needed = Math.min(DIGIT_COUNT[masks[a]], DIGIT_COUNT[masks[b]]) - (together ? 1 : 0);
      if (countBits(w0) + countBits(w1) + countBits(w2) < needed) continue;
      const count = collect(masks, w0, w1, w2);
      let restA = 0;
      let seenB = 0;
      for (let left = masks[a]; left !== 0; left &= left - 1) {
        const x = left & -left;
        let allowed = masks[b] & ~(together ? x : 0);
        for (let i = 0; i < count; i++) if ((EXCLUDING[i] & x) !== 0) allowed &= ~(EXCLUDING[i] ^ x);
        if (allowed === 0) restA |= x;
        seenB |= allowed;
      }
      const restB = masks[b] & ~seenB;
      if (restA !== 0) hints.eliminate("Aligned Pair Exclusion", 62, [a], restA);
      if (restB !== 0) hints.eliminate("Aligned Pair Exclusion", 62, [b], restB);
    }
  }
}

/** Three cells can't hold three digits at once if these are all that a cell has that sees the three. */
export function alignedTripletExclusion({ masks }: Grid, hints: Hints): void {
  const open = openCells(masks);
  const small = setOf(open.filter((cell) => DIGIT_COUNT[masks[cell]] <= 3));
  for (let i = 0; i < open.length; i++) {
    const a = open[i];
    for (let j = i + 1; j < open.length; j++) {
      const b = open[j];
      const p0 = common(small, 0, a, b);
      const p1 = common(small, 1, a, b);
      const p2 = common(small, 2, a, b);
      if ((p0 | p1 | p2) === 0) continue;
      const ab = sees(CLASSIC_GRID, a, b) ? 1 : 0;
      for (let k = j + 1; k < open.length; k++) {
        const c = open[k];
        const w0 = p0 & PEERS[c * 3];
        const w1 = p1 & PEERS[c * 3 + 1];
        const w2 = p2 & PEERS[c * 3 + 2];
        if ((w0 | w1 | w2) === 0) continue;
        // A digit of `a` goes with one of `b` at least, as no pair excludes it. Then all digits of `c` must be excluded: at most
        // two by sight, and one by each small cell. The same holds for those of `b`.
        const ac = sees(CLASSIC_GRID, a, c) ? 1 : 0;
        const bc = sees(CLASSIC_GRID, b, c) ? 1 : 0;
        const count = countBits(w0) + countBits(w1) + countBits(w2);
        const full =
          (DIGIT_COUNT[masks[a]] - ab - ac <= count ? 1 : 0) +
          (DIGIT_COUNT[masks[b]] - ab - bc <= count ? 1 : 0) +
          (DIGIT_COUNT[masks[c]] - ac - bc <= count ? 1 : 0);
        if (full > 1) excludeTriplet(masks, collect(masks, w0, w1, w2), [a, b, c], hints);
      }
    }
  }
}

function excludeTriplet(masks: Uint16Array, count: number, [a, b, c]: Triplet, hints: Hints): void {
  const [ab, ac, bc] = [sees(CLASSIC_GRID, a, b), sees(CLASSIC_GRID, a, c), sees(CLASSIC_GRID, b, c)];
  let restA = masks[a];
  let restB = masks[b];
  let restC = masks[c];
  for (let left = masks[a]; left !== 0; left &= left - 1) {
    const x = left & -left;
    for (let others = masks[b] & ~(ab ? x : 0); others !== 0; others &= others - 1) {
      const y = others & -others;
      let allowed = masks[c] & ~((ac ? x : 0) | (bc ? y : 0));
      for (let i = 0; i < count; i++) {
        const third = EXCLUDING[i] & ~(x | y);
        if (third === 0) allowed = 0;
        else if ((third & (third - 1)) === 0) allowed &= ~third;
      }
      if (allowed === 0) continue;
      restA &= ~x;
      restB &= ~y;
      restC &= ~allowed;
      // Most triplets end here: each digit has been seen in a combination that is left.
      if ((restA | restB | restC) === 0) return;
    }
  }
  hints.eliminate("Aligned Triplet Exclusion", 75, [a], restA);
  hints.eliminate("Aligned Triplet Exclusion", 75, [b], restB);
  hints.eliminate("Aligned Triplet Exclusion", 75, [c], restC);
}

type Triplet = readonly [Cell, Cell, Cell];

/** A set of cells as three words. */
type Cells = readonly [number, number, number];

function openCells(masks: Uint16Array): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < 81; cell++) if (masks[cell] !== 0) cells.push(cell);
  return cells;
}

function setOf(cells: readonly number[]): Cells {
  const words: [number, number, number] = [0, 0, 0];
  for (const cell of cells) words[wordOf(cell)] |= bitOf(cell);
  return words;
}

/** A word of the small cells that see both cells. */
const common = (small: Cells, w: number, a: number, b: number): number =>
  small[w] & PEERS[a * 3 + w] & PEERS[b * 3 + w];

/** The candidates of the small cells that see the pair or triplet at hand. */
const EXCLUDING: Uint16Array = /* @__PURE__ */ new Uint16Array(81);

function collect(masks: Uint16Array, w0: number, w1: number, w2: number): number {
  let count = 0;
  for (let word = w0; word !== 0; word &= word - 1) EXCLUDING[count++] = masks[lowestBit(word)];
  for (let word = w1; word !== 0; word &= word - 1) EXCLUDING[count++] = masks[27 + lowestBit(word)];
  for (let word = w2; word !== 0; word &= word - 1) EXCLUDING[count++] = masks[54 + lowestBit(word)];
  return count;
}
