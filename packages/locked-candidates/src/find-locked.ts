import { cellsOf, type Digit, type House, houseWordTable, lowestBit, type Reporter } from "@wings/core/author";

/**
 * A band (three rows) and its three boxes have nine crossings of three cells each, and so have a stack (three columns)
 * and its boxes. A map of nine bits says which of them can hold a digit:
 *
 * ```
 *   of a band       box box box        of a stack     col col col
 *             row    0   1   2                  box    0   1   2
 *             row    3   4   5                  box    3   4   5
 *             row    6   7   8                  box    6   7   8
 * ```
 *
 * A crossing that is alone in its column of the map, but not in its row, is a box that points (map of a band) or a
 * column that claims (map of a stack). A crossing that is alone in its row, but not in its column, is a row that claims
 * or a box that points. Two tables answer this for all nine at once, so only crossings with an elimination are visited.
 */
const ALONE_IN_ROW = /* @__PURE__ */ makeAlone(rowAt, columnAt);
const ALONE_IN_COLUMN = /* @__PURE__ */ makeAlone(columnAt, rowAt);

/** The row and the column of a bit in the map. */
function rowAt(bit: number): number {
  return 0b000000111 << (bit - (bit % 3));
}
function columnAt(bit: number): number {
  return 0b001001001 << (bit % 3);
}

/** By map: the bits that are alone in one direction but not in the other. */
function makeAlone(lineAt: (bit: number) => number, otherAt: (bit: number) => number): Uint16Array {
  const table = new Uint16Array(512);
  for (let map = 0; map < 512; map++) {
    for (let bit = 0; bit < 9; bit++) {
      const alone = (map & lineAt(bit)) === 1 << bit;
      if (alone && (map & otherAt(bit)) !== 1 << bit) table[map] |= 1 << bit;
    }
  }
  return table;
}

/** By nine bits of a row: the boxes in which at least one bit is set, as three bits. */
const BOXES_OF_ROW = /* @__PURE__ */ makeBoxesOfRow();

function makeBoxesOfRow(): Uint8Array {
  const table = new Uint8Array(512);
  for (let row = 0; row < 512; row++) {
    for (let bit = 0; bit < 9; bit++) if ((row >> bit) & 1) table[row] |= 1 << Math.floor(bit / 3);
  }
  return table;
}

/** Finds all boxes that point, or all lines that claim. */
export function findLocked(report: Reporter, isPointing: boolean): void {
  const { places } = report.board;
  const inBands = isPointing ? ALONE_IN_COLUMN : ALONE_IN_ROW;
  const inStacks = isPointing ? ALONE_IN_ROW : ALONE_IN_COLUMN;
  for (let p = 3; p < 30; p += 3) {
    const w0 = places[p];
    const w1 = places[p + 1];
    const w2 = places[p + 2];
    if ((w0 | w1 | w2) === 0) continue;
    for (let w = 0; w < 3; w++) {
      const word = places[p + w];
      const map = BOXES_OF_ROW[word & 511] | (BOXES_OF_ROW[(word >> 9) & 511] << 3) | (BOXES_OF_ROW[word >> 18] << 6);
      for (let found = inBands[map]; found !== 0; found &= found - 1) {
        const bit = lowestBit(found);
        const line = w * 3 + Math.floor(bit / 3);
        if (commitFound(report, p / 3, 18 + w * 3 + (bit % 3), line, isPointing)) return;
      }
    }
    // The columns with the digit in each band: nine bits, three for each stack.
    const c0 = (w0 | (w0 >> 9) | (w0 >> 18)) & 511;
    const c1 = (w1 | (w1 >> 9) | (w1 >> 18)) & 511;
    const c2 = (w2 | (w2 >> 9) | (w2 >> 18)) & 511;
    for (let stack = 0; stack < 3; stack++) {
      const s = stack * 3;
      const map = ((c0 >> s) & 7) | (((c1 >> s) & 7) << 3) | (((c2 >> s) & 7) << 6);
      for (let found = inStacks[map]; found !== 0; found &= found - 1) {
        const bit = lowestBit(found);
        const line = 9 + s + (bit % 3);
        if (commitFound(report, p / 3, 18 + Math.floor(bit / 3) * 3 + stack, line, isPointing)) return;
      }
    }
  }
}

/** Reports what one crossing eliminates: the digit in the rest of the line or box. Returns whether to stop. */
function commitFound(report: Reporter, digit: Digit, box: House, line: House, isPointing: boolean): boolean {
  const { places } = report.board;
  const words = houseWordTable(report.board);
  const p = digit * 3;
  const b = box * 3;
  const l = line * 3;
  const [b0, b1, b2] = [words[b], words[b + 1], words[b + 2]];
  const [l0, l1, l2] = [words[l], words[l + 1], words[l + 2]];
  if (isPointing) report.eliminateWords(digit, l0 & ~b0, l1 & ~b1, l2 & ~b2);
  else report.eliminateWords(digit, b0 & ~l0, b1 & ~l1, b2 & ~l2);
  const cells = cellsOf(places[p] & b0 & l0, places[p + 1] & b1 & l1, places[p + 2] & b2 & l2);
  return report.commit({ digit, box, line, cells }, 1);
}
