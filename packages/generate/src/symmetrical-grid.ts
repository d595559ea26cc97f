import { ALL_DIGITS, DIGIT_COUNT, digitsOf, maskOf } from "@wings/core/author";
import { HOUSES_OF } from "@wings/core/host";
import type { ClueSymmetry } from "./clue-symmetry.js";
import type { CheckedOptions } from "./options.js";
import type { Random } from "./random-numbers.js";

/** The symmetries that a full grid can have, with digits exchanged. A mirror from left to right would leave column 5 as it is. */
export const GRID_SYMMETRIES = ["rotational", "rotational-90", "diagonal"] as const satisfies readonly ClueSymmetry[];
export type GridSymmetry = (typeof GRID_SYMMETRIES)[number];

export const isGridSymmetry = (symmetry: ClueSymmetry): symmetry is GridSymmetry =>
  (GRID_SYMMETRIES as readonly ClueSymmetry[]).includes(symmetry);

/** Whether a technique is wanted that finds something only where the digits obey a symmetry. */
export const wantsSymmetricalGrid = ({ technique }: Pick<CheckedOptions, "technique">): boolean =>
  technique.some(({ id }) => id === "symmetrical-placement");

/** By symmetry: where a cell goes, and the lengths of the circles in which digits are exchanged. */
const FORMS: Readonly<
  Record<GridSymmetry, { map: (row: number, column: number) => number; circles: readonly number[] }>
> = {
  rotational: { map: (row, column) => 80 - row * 9 - column, circles: [2, 2, 2, 2, 1] },
  "rotational-90": { map: (row, column) => column * 9 + 8 - row, circles: [4, 4, 1] },
  // Each cell of the diagonal holds a digit that stays, and three of them share a box.
  diagonal: { map: (row, column) => column * 9 + row, circles: [2, 2, 2, 1, 1, 1] },
};

/** A random full grid that the symmetry carries to itself, with digits exchanged. */
export function symmetricalGrid(symmetry: GridSymmetry, random: Random): Uint8Array {
  const { map, circles } = FORMS[symmetry];
  const images = Uint8Array.from({ length: 81 }, (_, cell) => map((cell / 9) | 0, cell % 9));
  const digits = new Uint8Array(10);
  const order = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (let from = 0, i = 0; from < 9; from += circles[i++])
    for (let k = 0; k < circles[i]; k++) digits[order[from + k]] = order[from + ((k + 1) % circles[i])];
  for (;;) {
    const filling = new Filling(images, digits, random);
    if (filling.fill()) return filling.grid;
  }
}

/** After this many digits in vain, another beginning is better. */
const MOST_TRIES = 500;

class Filling {
  readonly grid = new Uint8Array(81);
  /** The missing digits of each house. */
  readonly #left = new Uint16Array(27).fill(ALL_DIGITS);
  #tries = 0;

  constructor(
    readonly images: Uint8Array,
    readonly digits: Uint8Array,
    readonly random: Random,
  ) {}

  /** Fills the open cell with the fewest choices and its images, and so on. */
  fill(): boolean {
    let best = -1;
    let choices = 0;
    for (let cell = 0; cell < 81; cell++) {
      if (this.grid[cell] !== 0) continue;
      const fits = this.#fitting(cell);
      if (best >= 0 && DIGIT_COUNT[fits] >= DIGIT_COUNT[choices]) continue;
      best = cell;
      choices = fits;
    }
    if (best < 0) return true;
    for (const digit of this.random.shuffle(digitsOf(choices))) {
      if (++this.#tries > MOST_TRIES) return false;
      const placed = this.#place(best, digit);
      if (placed >= 0 && this.fill()) return true;
      this.#clear(best, digit, placed < 0 ? ~placed : placed);
    }
    return false;
  }

  #fitting(cell: number): number {
    const i = cell * 3;
    return this.#left[HOUSES_OF[i]] & this.#left[HOUSES_OF[i + 1]] & this.#left[HOUSES_OF[i + 2]];
  }

  /** Puts a digit into a cell, and its images into the images. Returns how many there are: with `~` where one doesn't fit. */
  #place(first: number, digit: number): number {
    let cell = first;
    let count = 0;
    do {
      if ((this.#fitting(cell) & maskOf(digit)) === 0) return ~count;
      this.#toggle(cell, digit);
      count++;
      cell = this.images[cell];
      digit = this.digits[digit];
    } while (cell !== first);
    // A cell that comes back to itself has its digit back, too.
    return this.grid[first] === digit ? count : ~count;
  }

  #clear(cell: number, digit: number, count: number): void {
    for (let i = 0; i < count; i++) {
      this.#toggle(cell, digit);
      cell = this.images[cell];
      digit = this.digits[digit];
    }
  }

  #toggle(cell: number, digit: number): void {
    this.grid[cell] = this.grid[cell] === 0 ? digit : 0;
    for (let i = cell * 3; i < cell * 3 + 3; i++) this.#left[HOUSES_OF[i]] ^= maskOf(digit);
  }
}
