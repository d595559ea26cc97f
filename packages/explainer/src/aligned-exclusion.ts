import { DIGIT_COUNT, PEERS, bitOf, lowestBit, sees, wordOf } from "@wings/core/author";
import type { Grid } from "./grid.js";
import type { Hints } from "./hints.js";

/** Two cells can't hold two digits at once that are all that a cell has that sees both. */
export function alignedPairExclusion({ masks }: Grid, hints: Hints): void {
  const open = openCells(masks);
  const small = setOf(open.filter((cell) => DIGIT_COUNT[masks[cell]] === 2));
  for (const a of open) {
    for (const b of open) {
      if (b <= a || !haveCommon(small, a, b, b)) continue;
      const excluding = excludingMasks(masks, small, a, b, b);
      const together = sees(a, b);
      let restA = masks[a];
      let restB = masks[b];
      for (let x = masks[a]; x !== 0 && (restA | restB) !== 0; x &= x - 1) {
        const digitA = x & -x;
        for (let y = masks[b]; y !== 0; y &= y - 1) {
          const digitB = y & -y;
          if ((together && digitA === digitB) || isExcluded(excluding, digitA | digitB)) continue;
          restA &= ~digitA;
          restB &= ~digitB;
        }
      }
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
    for (let j = i + 1; j < open.length; j++) {
      if (!haveCommon(small, open[i], open[j], open[j])) continue;
      for (let k = j + 1; k < open.length; k++) {
        if (haveCommon(small, open[i], open[j], open[k]))
          excludeTriplet(masks, small, open[i], open[j], open[k], hints);
      }
    }
  }
}

function excludeTriplet(masks: Uint16Array, small: Cells, a: number, b: number, c: number, hints: Hints): void {
  const excluding = excludingMasks(masks, small, a, b, c);
  const [ab, ac, bc] = [sees(a, b), sees(a, c), sees(b, c)];
  let restA = masks[a];
  let restB = masks[b];
  let restC = masks[c];
  for (let x = masks[a]; x !== 0; x &= x - 1) {
    const digitA = x & -x;
    for (let y = masks[b]; y !== 0; y &= y - 1) {
      const digitB = y & -y;
      if (ab && digitA === digitB) continue;
      for (let z = masks[c]; z !== 0; z &= z - 1) {
        const digitC = z & -z;
        if ((ac && digitA === digitC) || (bc && digitB === digitC)) continue;
        if (isExcluded(excluding, digitA | digitB | digitC)) continue;
        restA &= ~digitA;
        restB &= ~digitB;
        restC &= ~digitC;
        // Most triplets end here: each digit has been seen in a combination that is left.
        if ((restA | restB | restC) === 0) return;
      }
    }
  }
  hints.eliminate("Aligned Triplet Exclusion", 75, [a], restA);
  hints.eliminate("Aligned Triplet Exclusion", 75, [b], restB);
  hints.eliminate("Aligned Triplet Exclusion", 75, [c], restC);
}

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

const commonWord = (small: Cells, w: number, a: number, b: number, c: number): number =>
  small[w] & PEERS[a * 3 + w] & PEERS[b * 3 + w] & PEERS[c * 3 + w];

const haveCommon = (small: Cells, a: number, b: number, c: number): boolean =>
  (commonWord(small, 0, a, b, c) | commonWord(small, 1, a, b, c) | commonWord(small, 2, a, b, c)) !== 0;

/** The candidates of the small cells that see all three cells. */
function excludingMasks(masks: Uint16Array, small: Cells, a: number, b: number, c: number): number[] {
  const excluding: number[] = [];
  for (let w = 0; w < 3; w++) {
    for (let word = commonWord(small, w, a, b, c); word !== 0; word &= word - 1) {
      excluding.push(masks[w * 27 + lowestBit(word)]);
    }
  }
  return excluding;
}

function isExcluded(excluding: readonly number[], digits: number): boolean {
  for (const mask of excluding) if ((mask & ~digits) === 0) return true;
  return false;
}
