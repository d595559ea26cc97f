import { ALL_DIGITS, DIGIT_COUNT, HOUSES_OF, HOUSE_CELLS, lowestBit, lowestDigit } from "@wings/core/author";
import { type Report, goneFromCell, goneFromHouse } from "./branch.js";
import { type Grid, candidate, cellsAt } from "./grid.js";
import { whenFalse } from "./reach.js";
import { forEachLocked } from "./unions.js";

/** Locked candidates, pairs and X-Wings that a branch has made. They rest on what is gone from their cells and houses. */
export function innerBasics(board: Grid, now: Grid, report: Report): void {
  locked(board, now, report);
  hiddenPairs(board, now, report);
  nakedPairs(board, now, report);
  xWings(board, now, report);
}

function locked(board: Grid, now: Grid, report: Report): void {
  const { places } = now;
  for (let at = 0; at < 270; at++) {
    const count = DIGIT_COUNT[places[at]];
    if (count < 2 || count > 3 || places[at] === board.places[at]) continue;
    const house = (at / 10) | 0;
    const digit = at % 10;
    const cells = cellsAt(house, places[at]);
    for (const kind of house < 18 ? [2] : [0, 1]) {
      const other = HOUSES_OF[cells[0] * 3 + kind];
      const inOther = places[other * 10 + digit];
      if (DIGIT_COUNT[inOther] <= count || cells.some((cell) => HOUSES_OF[cell * 3 + kind] !== other)) continue;
      const parents: number[] = [];
      goneFromHouse(board, now, house, digit, parents);
      for (const cell of cellsAt(other, inOther)) {
        if (!cells.includes(cell)) report(whenFalse(candidate(cell, digit)), parents, 0);
      }
    }
  }
}

function hiddenPairs(board: Grid, now: Grid, report: Report): void {
  for (let house = 0; house < 27; house++) {
    forEachLocked(now.places, house * 10 + 1, 2, (digits, union) => {
      const parents: number[] = [];
      for (let left = digits; left !== 0; left &= left - 1) {
        goneFromHouse(board, now, house, lowestDigit(left), parents);
      }
      if (parents.length > 0) reportAll(now, cellsAt(house, union), ALL_DIGITS ^ digits, parents, report);
    });
  }
}

function nakedPairs(board: Grid, now: Grid, report: Report): void {
  const masks = new Uint16Array(9);
  for (let house = 0; house < 27; house++) {
    for (let i = 0; i < 9; i++) masks[i] = now.masks[HOUSE_CELLS[house * 9 + i]];
    forEachLocked(masks, 0, 2, (positions, digits) => {
      const parents: number[] = [];
      for (const cell of cellsAt(house, positions)) goneFromCell(board, now, cell, parents);
      if (parents.length > 0) reportAll(now, cellsAt(house, ALL_DIGITS ^ positions), digits, parents, report);
    });
  }
}

function xWings(board: Grid, now: Grid, report: Report): void {
  const lines = new Uint16Array(9);
  for (let digit = 1; digit <= 9; digit++) {
    for (const first of [0, 9]) {
      for (let i = 0; i < 9; i++) lines[i] = now.places[(first + i) * 10 + digit];
      forEachLocked(lines, 0, 2, (bases, covers) => {
        const parents: number[] = [];
        for (let left = bases; left !== 0; left &= left - 1) {
          goneFromHouse(board, now, first + lowestBit(left), digit, parents);
        }
        if (parents.length === 0) return;
        for (let left = ALL_DIGITS ^ bases; left !== 0; left &= left - 1) {
          reportAll(now, cellsAt(first + lowestBit(left), covers), 1 << (digit - 1), parents, report);
        }
      });
    }
  }
}

/** Reports the digits of the mask that the cells still have. */
function reportAll({ masks }: Grid, cells: number[], mask: number, parents: readonly number[], report: Report): void {
  for (const cell of cells) {
    for (let left = masks[cell] & mask; left !== 0; left &= left - 1) {
      report(whenFalse(candidate(cell, lowestDigit(left))), parents, 0);
    }
  }
}
