import {
  type Board,
  cellFact,
  cellsOf,
  countBits,
  DIGIT_COUNT,
  type DigitMask,
  digitsOf,
  type House,
  HOUSE_CELLS,
  HOUSE_WORDS,
  lowestBit,
  lowestDigit,
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
      for (let band = 0; band < 3; band++) {
        const few = cellsWithFew(board.places, band, size);
        for (let stack = 0; stack < 3; stack++) {
          const box = 18 + band * 3 + stack;
          const inBox = few & HOUSE_WORDS[box * 3 + band];
          if (countBits(inBox) < size) continue;
          for (let i = 0; i < 6; i++) {
            const line = i < 3 ? band * 3 + i : 9 + stack * 3 + i - 3;
            const cells = inBox & HOUSE_WORDS[line * 3 + band];
            if (countBits(cells) >= size && findAt(board, report, size, band, cells, line, box)) return;
          }
        }
      }
    },

    reason({ cells, line, box }, { masks }) {
      const sets = cells.map((cell) => masks[cell]);
      const others = [line, box]
        .flatMap((house) => [...HOUSE_CELLS.subarray(house * 9, house * 9 + 9)])
        .filter((cell) => !cells.includes(cell));
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

/** Tries all choices of `size` cells of a crossing, given as a word of the band. Returns whether to stop. */
function findAt(
  board: Board,
  report: Reporter,
  size: number,
  band: number,
  word: number,
  line: number,
  box: House,
): boolean {
  for (let left = word; left !== 0; left &= left - 1) {
    // Two of three cells: leave out each cell in turn. Otherwise: take all cells, once.
    const chosen = countBits(word) === size ? word : word & ~(left & -left);
    let mask = 0;
    for (let cells = chosen; cells !== 0; cells &= cells - 1) mask |= board.masks[band * 27 + lowestBit(cells)];
    if (DIGIT_COUNT[mask] === size && commitFound(board, report, band, chosen, mask, line, box)) return true;
    if (chosen === word) return false;
  }
  return false;
}

/** Reports the eliminations if the subset has some in both houses. */
function commitFound(
  { places }: Board,
  report: Reporter,
  band: number,
  chosen: number,
  mask: DigitMask,
  line: number,
  box: House,
): boolean {
  if (!isHeldElsewhere(places, line, band, chosen, mask) || !isHeldElsewhere(places, box, band, chosen, mask)) {
    return false;
  }
  const digits = digitsOf(mask);
  for (let i = 0; i < digits.length; i++) {
    report.eliminateWords(
      digits[i],
      restOf(line, band, 0, chosen) | restOf(box, band, 0, chosen),
      restOf(line, band, 1, chosen) | restOf(box, band, 1, chosen),
      restOf(line, band, 2, chosen) | restOf(box, band, 2, chosen),
    );
  }
  const cells = cellsOf(band === 0 ? chosen : 0, band === 1 ? chosen : 0, band === 2 ? chosen : 0);
  return report.commit({ cells, digits, line, box }, cells.length);
}

/** Whether another cell of the house has any of the digits. */
function isHeldElsewhere(places: Int32Array, house: House, band: number, chosen: number, mask: DigitMask): boolean {
  for (let w = 0; w < 3; w++) {
    const rest = restOf(house, band, w, chosen);
    for (let left = mask; left !== 0; left &= left - 1) {
      if ((places[lowestDigit(left) * 3 + w] & rest) !== 0) return true;
    }
  }
  return false;
}

/** One word of a house, without the chosen cells of the band. */
const restOf = (house: House, band: number, w: number, chosen: number): number =>
  HOUSE_WORDS[house * 3 + w] & (w === band ? ~chosen : -1);
