import { BOXES, COLUMNS, ROWS } from "./places.js";

/** The houses that a base and a cover may have, and what a cover needs. Sets of houses are 27 bits. */
export interface Shape {
  readonly base: number;
  readonly cover: number;
  /** Sets of houses. A cover of this base needs a house of each. Null if no cover gives the shape. */
  needs(this: void, base: number): readonly number[] | null;
}

const NOTHING: readonly number[] = [];

/** A Franken fish has lines in one direction on each side, and a box somewhere. */
const frankenNeeds = (base: number): readonly number[] => ((base & BOXES) === 0 ? [BOXES] : NOTHING);

export const FRANKEN: readonly Shape[] = [
  { base: ROWS | BOXES, cover: COLUMNS | BOXES, needs: frankenNeeds },
  { base: COLUMNS | BOXES, cover: ROWS | BOXES, needs: frankenNeeds },
];

const ALL = ROWS | COLUMNS | BOXES;

/** A mutant fish is not basic and not Franken: it has rows and columns on one side. */
export const MUTANT: readonly Shape[] = [
  {
    base: ALL,
    cover: ALL,
    needs(base) {
      const [rows, columns, boxes] = [base & ROWS, base & COLUMNS, base & BOXES];
      if (rows !== 0 && columns !== 0) return NOTHING;
      // Rows have no place in other rows.
      if (boxes === 0) return null;
      return rows !== 0 ? [ROWS] : columns !== 0 ? [COLUMNS] : [ROWS, COLUMNS];
    },
  },
];
