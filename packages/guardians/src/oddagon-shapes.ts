import { type Board, type Cell, type Digit, DIGIT_COUNT, lowestBit, maskOf, PEERS } from "@wings/core/author";
import { inOrder } from "./odd-cycle.js";

/** A loop of five or seven cells that two digits can't fill. */
export interface OddagonShape {
  /** In order. */
  readonly cells: readonly Cell[];
  readonly digits: readonly Digit[];
}

/**
 * All loops of five or seven cells without chords, each with one of two digits at least, and with 1 to `most` other candidates. As
 * `most` is less than five, a loop has a cell without others: it begins with the lowest of these.
 */
export function oddagonShapes(board: Board, most: number, tell: (shape: OddagonShape) => void): void {
  const { masks, places } = board;
  const path = new Int8Array(7);
  for (let a = 1; a < 9; a++) {
    for (let b = a + 1; b <= 9; b++) {
      const both = maskOf(a) | maskOf(b);
      const nodes = [0, 0, 0];
      const pure: number[] = [];
      for (let w = 0; w < 3; w++) {
        for (let rest = places[a * 3 + w] | places[b * 3 + w]; rest !== 0; rest &= rest - 1) {
          const cell = w * 27 + lowestBit(rest);
          const others = DIGIT_COUNT[masks[cell] & ~both];
          if (others <= most) nodes[w] |= rest & -rest;
          if (others === 0) pure.push(cell);
        }
      }
      for (const start of pure) {
        path[0] = start;
        // A loop has one lowest cell without others.
        nodes[(start / 27) | 0] &= ~(1 << (start % 27));
        extend(1, 0, nodes[0], nodes[1], nodes[2]);
      }

      /** Adds a cell behind the first `length`, that sees the last one and is among the words. */
      function extend(length: number, others: number, w0: number, w1: number, w2: number): void {
        const last = path[length - 1] * 3;
        const start = path[0] * 3;
        for (let w = 0; w < 3; w++) {
          const free = w === 0 ? w0 : w === 1 ? w1 : w2;
          for (let rest = free & PEERS[last + w]; rest !== 0; rest &= rest - 1) {
            const bit = rest & -rest;
            const cell = w * 27 + lowestBit(rest);
            const closes = (PEERS[start + w] & bit) !== 0;
            // The second cell sees the first one. Another one that does is the last.
            if (closes && length > 1 && (length === 2 || length % 2 !== 0)) continue;
            if (!closes && length === 6) continue;
            const sum = others + DIGIT_COUNT[masks[cell] & ~both];
            if (sum > most) continue;
            path[length] = cell;
            if (closes && length > 1) {
              if (sum > 0 && path[1] < cell)
                tell({ cells: inOrder([...path.subarray(0, length + 1)]), digits: [a, b] });
            } else if (length === 1)
              extend(2, sum, w0 & ~bitIn(w, 0, bit), w1 & ~bitIn(w, 1, bit), w2 & ~bitIn(w, 2, bit));
            else extend(length + 1, sum, w0 & ~PEERS[last], w1 & ~PEERS[last + 1], w2 & ~PEERS[last + 2]);
          }
        }
      }
    }
  }
}

const bitIn = (w: number, word: number, bit: number): number => (w === word ? bit : 0);
