import {
  type Board,
  cellFact,
  cellsIn,
  cellsOf,
  countBits,
  type Digit,
  DIGIT_COUNT,
  type DigitMask,
  digitsIn,
  digitsOf,
  type House,
  houseWordTable,
  lowestBit,
  type Pattern,
  type Reporter,
  type Technique,
} from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { cellsWithFew } from "./cells-with-few.js";
import { WORDS, minimal, unionOf } from "./subset-tools.js";

const pattern = { cells: "cells", digits: "digits", line: "house", box: "house" } as const;
type LockedSubset = Pattern<typeof pattern>;
/** The pattern of a locked pair: two cells, their digits, and the line and the box that cross there. */
export type LockedPair = LockedSubset;
/** The pattern of a locked triple: three cells, their digits, and the line and the box that cross there. */
export type LockedTriple = LockedSubset;

/**
 * Locked subset: a naked subset where a line and a box cross. No other cell of either house can hold its digits.
 *
 * ```
 *     . . .                 the pair ab in the crossing removes
 *    ab ab .  . . .  . . .  a and b from the rest of the line
 *     . . .                 and from the rest of the box
 * ```
 */
const lockedSubset = (size: 2 | 3): Technique<typeof pattern> =>
  defineBuiltIn({
    id: `locked-${WORDS[size].id}`,
    name: `Locked ${WORDS[size].title}`,
    pattern,
    minSize: size,
    roles: { line: "line", box: "box", subset: "only … fit here" },
    message: {
      long:
        `{cells} lie in both {line} and {box} and have only the candidates {digits}. The ${WORDS[size].count} cells need ` +
        `these ${WORDS[size].count} digits, so no other cell of {line} or {box} can hold them: {outcome}.`,
      short: "{cells} in {line} and {box} have only {digits}: {outcome}",
      vague: `There is a locked ${WORDS[size].id} in {box}.`,
    },

    find(board, report) {
      const words = houseWordTable(board);
      for (let band = 0; band < 3; band++) {
        const few = cellsWithFew(board.places, band, size);
        for (let stack = 0; stack < 3; stack++) {
          const box = 18 + band * 3 + stack;
          const inBox = few & words[box * 3 + band];
          if (countBits(inBox) < size) continue;
          for (let i = 0; i < 6; i++) {
            const line = i < 3 ? band * 3 + i : 9 + stack * 3 + i - 3;
            const cells = inBox & words[line * 3 + band];
            if (countBits(cells) >= size && findAt(report, size, { band, line, box }, cells)) return;
          }
        }
      }
    },

    reason({ cells, line, box }, board) {
      const { masks } = board;
      const sets = cells.map((cell) => masks[cell]);
      const others = [line, box].flatMap((house) => cellsIn(board, house)).filter((cell) => !cells.includes(cell));
      const lost = unionOf(others.map((cell) => masks[cell])) & unionOf(sets);
      return minimal(sets, lost).map((i) => cellFact(cells[i]));
    },
    marks: ({ cells, line, box }, { masks }) => [
      { role: "line", house: line },
      { role: "box", house: box },
      ...cells.map((cell) => ({ role: "subset" as const, cell, digits: digitsOf(masks[cell]) })),
    ],
    data: ({ cells, digits, line, box }) => ({
      cells: { cells },
      digits: { digits },
      line: { house: line },
      box: { house: box },
    }),
  });

/** Two cells with two digits where a line and a box cross. */
export const lockedPair = /* @__PURE__ */ lockedSubset(2);
/** Three cells with three digits where a line and a box cross. */
export const lockedTriple = /* @__PURE__ */ lockedSubset(3);

/** A line and a box that cross in a band of three rows. */
interface Crossing {
  readonly band: number;
  readonly line: House;
  readonly box: House;
}

/** Tries all choices of `size` cells of a crossing, given as a word of the band. Returns whether to stop. */
function findAt(report: Reporter, size: number, crossing: Crossing, word: number): boolean {
  const { masks } = report.board;
  for (let left = word; left !== 0; left &= left - 1) {
    // Two of three cells: leave out each cell in turn. Otherwise: take all cells, once.
    const chosen = countBits(word) === size ? word : word & ~(left & -left);
    let mask = 0;
    for (let cells = chosen; cells !== 0; cells &= cells - 1) mask |= masks[crossing.band * 27 + lowestBit(cells)];
    if (DIGIT_COUNT[mask] === size && commitFound(report, crossing, chosen, mask)) return true;
    if (chosen === word) return false;
  }
  return false;
}

/** Reports the eliminations if the subset has some in both houses. `chosen` are its cells, as a word of the band. */
function commitFound(report: Reporter, { band, line, box }: Crossing, chosen: number, mask: DigitMask): boolean {
  const { board } = report;
  const digits = digitsIn(mask);
  const inLine = restOf(board, line, band, chosen);
  if (!digits.some((digit) => holds(board, inLine, digit))) return false;
  const inBox = restOf(board, box, band, chosen);
  if (!digits.some((digit) => holds(board, inBox, digit))) return false;
  for (const digit of digits)
    report.eliminateWords(digit, inLine[0] | inBox[0], inLine[1] | inBox[1], inLine[2] | inBox[2]);
  const cells = cellsOf(band === 0 ? chosen : 0, band === 1 ? chosen : 0, band === 2 ? chosen : 0);
  return report.commit({ cells, digits: digitsOf(mask), line, box }, cells.length);
}

type Words = readonly [number, number, number];

/** A house without the chosen cells of the band, as three words. */
function restOf(board: Board, house: House, band: number, chosen: number): Words {
  const words = houseWordTable(board);
  const h = house * 3;
  return [
    words[h] & (band === 0 ? ~chosen : -1),
    words[h + 1] & (band === 1 ? ~chosen : -1),
    words[h + 2] & (band === 2 ? ~chosen : -1),
  ];
}

const holds = ({ places }: Board, [w0, w1, w2]: Words, digit: Digit): boolean =>
  ((places[digit * 3] & w0) | (places[digit * 3 + 1] & w1) | (places[digit * 3 + 2] & w2)) !== 0;
