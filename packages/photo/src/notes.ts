import type { Crossings } from "./lattice.js";
import { type Seen, look } from "./network.js";
import { isBlank, partsOf } from "./patches.js";
import type { Gray } from "./picture.js";

/** A note is so likely its digit: its place says the same. */
const LIKELY = 0.3;

/** The notes in a cell, where each small digit is in its place of 3 × 3; otherwise none. */
export function notesIn(gray: Gray, crossings: Crossings, cell: number): number[] {
  const notes: number[] = [];
  for (const [i, { values }] of partsOf(gray, crossings, cell).entries()) {
    if (isBlank(values)) continue;
    if (!isDigit(look(values), i + 1)) return [];
    notes.push(i + 1);
  }
  return notes;
}

const isDigit = ({ shares }: Seen, digit: number): boolean => shares[digit] > LIKELY;
