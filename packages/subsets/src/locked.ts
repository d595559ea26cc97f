import {
  type Board,
  HOUSE_CELLS,
  HOUSE_WORDS,
  type Pattern,
  SIZE,
  type Sink,
  type Technique,
  cellFact,
  cellsName,
  cellsOf,
  count,
  defineTechnique,
  digitsOf,
  houseName,
} from "@wings/core";
import { cellsWithFew } from "./few.js";
import { WORDS, bitIn, minimal, unionOf } from "./parts.js";

const pattern = { cells: "cells", digits: "digits", line: "house", box: "house" } as const;
type LockedSubset = Pattern<typeof pattern>;
export type LockedPair = LockedSubset;
export type LockedTriple = LockedSubset;

/**
 * Locked subset: a naked subset where a line and a box cross. Both houses lose its digits.
 *
 * ```
 *     . . .                 the pair ab in the crossing:
 *    ab ab .  . . .  . . .  a and b leave the rest of the line
 *     . . .                 and the rest of the box
 * ```
 */
const lockedSubset = (size: 2 | 3): Technique<typeof pattern> =>
  defineTechnique({
    id: `locked-${WORDS[size].id}`,
    name: `Locked ${WORDS[size].title}`,
    pattern,
    minSize: size,
    roles: { line: "line", box: "box", subset: "cells that share their digits" },
    message: {
      long:
        `Where {line} and {box} cross, the ${WORDS[size].count} cells {cells} have only {digits} left between them. ` +
        `They need ${WORDS[size].all} digits for themselves, so the rest of {line} and of {box} loses them: {outcome}.`,
      short: "{cells} in {line} and {box} have only {digits}: {outcome}",
      vague: `Look for a locked ${WORDS[size].id} in {box}.`,
    },

    find(board, sink) {
      for (let band = 0; band < 3; band++) {
        const few = cellsWithFew(board.places, band, size);
        for (let stack = 0; stack < 3; stack++) {
          const box = 18 + band * 3 + stack;
          for (let i = 0; i < 6; i++) {
            const line = i < 3 ? band * 3 + i : 9 + stack * 3 + i - 3;
            const cells = few & HOUSE_WORDS[box * 3 + band] & HOUSE_WORDS[line * 3 + band];
            if (count(cells) >= size && findAt(board, sink, size, band * 27, cells, line, box)) return;
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
      ...cells.map((cell) => ({ role: "subset", cell, digits: digitsOf(masks[cell]) })),
    ],
    data: ({ cells, digits, line, box }) => ({
      cells: cellsName(cells),
      digits: digits.join("/"),
      line: houseName(line),
      box: houseName(box),
    }),
  });

export const lockedPair = /* @__PURE__ */ lockedSubset(2);
export const lockedTriple = /* @__PURE__ */ lockedSubset(3);

/** Tries all ways to choose two or three of the cells of a crossing; answers whether to stop. */
function findAt(
  board: Board,
  sink: Sink,
  size: number,
  base: number,
  word: number,
  line: number,
  box: number,
): boolean {
  for (let left = word; left !== 0; left &= left - 1) {
    // Two of three: each time without another one. Three of three, or two of two: once, without none.
    const out = count(word) === size ? 0 : left & -left;
    const cells = cellsOf(word & ~out, 0, 0);
    let mask = 0;
    for (let i = 0; i < cells.length; i++) mask |= board.masks[(cells[i] += base)];
    sink.tried++;
    if (SIZE[mask] === size && report(board, sink, cells, mask, line, box)) return true;
    if (out === 0) return false;
  }
  return false;
}

/** Reports what the subset eliminates, if it eliminates in both houses. */
function report(board: Board, sink: Sink, cells: number[], mask: number, line: number, box: number): boolean {
  if (!isHeldElsewhere(board, line, cells, mask) || !isHeldElsewhere(board, box, cells, mask)) return false;
  let w0 = HOUSE_WORDS[line * 3] | HOUSE_WORDS[box * 3];
  let w1 = HOUSE_WORDS[line * 3 + 1] | HOUSE_WORDS[box * 3 + 1];
  let w2 = HOUSE_WORDS[line * 3 + 2] | HOUSE_WORDS[box * 3 + 2];
  for (let i = 0; i < cells.length; i++) {
    w0 &= ~bitIn(0, cells[i]);
    w1 &= ~bitIn(1, cells[i]);
    w2 &= ~bitIn(2, cells[i]);
  }
  const digits = digitsOf(mask);
  for (let i = 0; i < digits.length; i++) sink.eliminate(digits[i], w0, w1, w2);
  return sink.commit({ cells, digits, line, box }, cells.length);
}

/** Whether another cell of the house has any of the digits. */
function isHeldElsewhere({ masks }: Board, house: number, cells: readonly number[], mask: number): boolean {
  for (let i = house * 9; i < house * 9 + 9; i++) {
    const cell = HOUSE_CELLS[i];
    if ((masks[cell] & mask) !== 0 && !cells.includes(cell)) return true;
  }
  return false;
}
