import { Board } from "@wings/core";
import {
  type Fact,
  type Lemma,
  type Reason,
  type Weighted,
  candidateCell,
  candidateDigit,
  candidateOf,
  cellFact,
  deadlyFact,
  digitsOf,
  houseFact,
  houseOf,
  isCellFact,
  mirrorFact,
} from "@wings/core/author";
import { HOUSES_OF, HOUSE_CELLS, digitOf, isDeadlyFact, isMirrorFact } from "@wings/core/host";
import { type Random, drawTransformation, originOf } from "@wings/generate/random";

/**
 * A symmetry of sudoku maps cells to cells and digits to digits, and keeps all rules. On the image of a board, a technique must
 * find the images of its findings.
 */
export interface Symmetry {
  /** The image of a cell. */
  cell(this: void, cell: number): number;
  /** The image of a digit; 0 stays 0. */
  digit(this: void, digit: number): number;
  /** The image of a candidate. */
  candidate(this: void, candidate: number): number;
  /** The image of a fact. */
  fact(this: void, fact: Fact): Fact;
  /** The image of a reason: of its facts, its lemmas or its counts. */
  reason(this: void, reason: Reason): Reason;
  /** The image of a digit mask. */
  mask(this: void, mask: number): number;
  /** The image of a house. A row may become a column. */
  house(this: void, house: number): number;
  /** The image of a puzzle of 81 characters: digits change, and all characters move. */
  puzzle(puzzle: string): string;
  /** A new board: the image of the givens, placed digits and candidates. */
  board(board: Board): Board;
  /** The inverse symmetry. */
  inverse(): Symmetry;
}

/**
 * A random symmetry, all equally likely: digits relabeled, bands, rows in bands, stacks and columns in stacks permuted, and
 * half the time rows and columns exchanged. A rigid one only turns and mirrors the grid as it is printed.
 */
export function symmetry(random: Random, isRigid = false): Symmetry {
  const transformation = drawTransformation(random, isRigid);
  const origins = Array.from({ length: 81 }, (_, place) => originOf(place, transformation));
  return symmetryOf(inverted(origins), [0, ...transformation.digits]);
}

/** A random symmetry that only exchanges digits. */
export const relabeling = (random: Random): Symmetry =>
  symmetryOf(CELLS, [0, ...drawTransformation(random, false).digits]);

/** A random symmetry that only moves cells. */
export function turning(random: Random): Symmetry {
  const moved = symmetry(random);
  return symmetryOf(CELLS.map(moved.cell), [0, ...DIGITS]);
}

/** A symmetry after another. */
export const combined = (first: Symmetry, second: Symmetry): Symmetry =>
  symmetryOf(
    CELLS.map((cell) => second.cell(first.cell(cell))),
    [0, ...DIGITS].map((digit) => second.digit(first.digit(digit))),
  );

/** A symmetry by the images of all cells, and of the digits 0 to 9. */
export function symmetryOf(cells: readonly number[], digits: readonly number[]): Symmetry {
  const mask = (from: number): number => digitsOf(from).reduce((to, digit) => to | (1 << (digits[digit] - 1)), 0);
  const candidate = (origin: number): number =>
    candidateOf(cells[candidateCell(origin)], digits[candidateDigit(origin)]);
  const fact = (origin: Fact): Fact =>
    isDeadlyFact(origin)
      ? deadlyFact(
          origin.cells.map((cell) => cells[cell]),
          origin.digits.map(mask),
        )
      : isMirrorFact(origin)
        ? mirrorFact(
            candidate(origin.mirror),
            LINES.map((line) => house(origin.map[LINES.findIndex((each) => house(each) === line)])),
            DIGITS.map((image) => digits[origin.digits[digits.indexOf(image) - 1]]),
          )
        : isCellFact(origin)
          ? cellFact(cells[origin])
          : houseFact(house(houseOf(origin)), digits[digitOf(origin)]);
  const lemma = ({ assume, facts, uses }: Lemma): Lemma => ({
    assume: assume.map((literal) => (literal < 0 ? ~candidate(~literal) : candidate(literal))),
    facts: facts.map(fact),
    uses,
  });
  const weighted = ([origin, weight]: Weighted): Weighted => [fact(origin) as number, weight];
  const house = (origin: number): number => {
    // The first and the last cell of a house have only that house in common, and so have their images.
    const last = housesOf(cells[HOUSE_CELLS[origin * 9 + 8]]);
    return housesOf(cells[HOUSE_CELLS[origin * 9]]).find((image) => last.includes(image))!;
  };
  return {
    cell: (cell) => cells[cell],
    digit: (digit) => digits[digit],
    candidate,
    fact,
    reason: (reason) =>
      "lemmas" in reason
        ? { lemmas: reason.lemmas.map(lemma) }
        : "counts" in reason
          ? {
              counts: reason.counts.map(({ facts, sets }) => ({
                facts: facts.map(weighted),
                sets: sets.map(weighted),
              })),
            }
          : reason.map(fact),
    mask,
    house,
    puzzle: (puzzle) => {
      const image: string[] = [];
      for (let cell = 0; cell < 81; cell++) {
        const character = puzzle[cell];
        image[cells[cell]] = character >= "1" && character <= "9" ? String(digits[Number(character)]) : character;
      }
      return image.join("");
    },
    board: (board) => {
      const image = new Board();
      for (let cell = 0; cell < 81; cell++) {
        if (board.values[cell] === 0) continue;
        if (board.isGiven(cell)) image.placeGiven(cells[cell], digits[board.values[cell]]);
        else image.place(cells[cell], digits[board.values[cell]]);
      }
      for (let cell = 0; cell < 81; cell++) {
        const gone = image.masks[cells[cell]] & ~mask(board.masks[cell]);
        for (const digit of digitsOf(gone)) image.eliminate(cells[cell], digit);
      }
      return image;
    },
    inverse: () => symmetryOf(inverted(cells), inverted(digits)),
  };
}

/** The rows and the columns. */
const LINES = Array.from({ length: 18 }, (_, line) => line);
const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const housesOf = (cell: number): number[] => Array.from(HOUSES_OF.subarray(cell * 3, cell * 3 + 3));

function inverted(images: readonly number[]): number[] {
  const origins: number[] = [];
  images.forEach((image, origin) => (origins[image] = origin));
  return origins;
}
