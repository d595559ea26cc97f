import { type Board, Combinations, type Digit, DIGIT_COUNT, lowestBit } from "@wings/core/author";

/** The lines of one digit after another, without places that are false: which of them have places in fewer lines across. */
export class FishLines {
  readonly #board: Board;
  /** By row, then by column: the positions of the places that are not false. */
  readonly #lines = new Int32Array(18);
  /** The rows, or the columns, with one to three places. */
  readonly #choices = new Combinations();
  /** By digit: whether lines have too few lines across even where nothing is false. */
  readonly #broken: readonly boolean[];

  constructor(board: Board) {
    this.#board = board;
    const nothing = new Int32Array(30);
    this.#broken = Array.from({ length: 10 }, (_, digit) => digit > 0 && this.#leastSizeOf(digit, nothing) < 5);
  }

  /** The fewest lines, up to four, that have places left in one line across fewer; 5 if there are none. */
  leastSize(falsified: Int32Array): number {
    const { places } = this.#board;
    let least = 5;
    for (let digit = 1; digit <= 9 && least > 2; digit++) {
      const p = digit * 3;
      const gone = (falsified[p] & places[p]) | (falsified[p + 1] & places[p + 1]) | (falsified[p + 2] & places[p + 2]);
      // A digit that loses no place has a fish only on a board that is contradictory.
      if (gone === 0 && !this.#broken[digit]) continue;
      least = Math.min(least, this.#leastSizeOf(digit, falsified));
    }
    return least;
  }

  /** The rows (`first` is 0) or the columns (9) with one to three places of a digit, to choose from. */
  choices(falsified: Int32Array, digit: Digit, first: number): Combinations {
    this.#fill(falsified, digit);
    this.#add(first);
    return this.#choices;
  }

  #leastSizeOf(digit: Digit, falsified: Int32Array): number {
    this.#fill(falsified, digit);
    const least = this.#leastSizeFrom(0);
    return least > 2 ? Math.min(least, this.#leastSizeFrom(9)) : least;
  }

  #fill(falsified: Int32Array, digit: Digit): void {
    const { places } = this.#board;
    const lines = this.#lines;
    for (let column = 9; column < 18; column++) lines[column] = 0;
    for (let row = 0; row < 9; row++) {
      const w = digit * 3 + ((row / 3) | 0);
      const positions = ((places[w] & ~falsified[w]) >> ((row % 3) * 9)) & 511;
      lines[row] = positions;
      for (let rest = positions; rest !== 0; rest &= rest - 1) lines[9 + lowestBit(rest)] |= 1 << row;
    }
  }

  #leastSizeFrom(first: number): number {
    this.#add(first);
    for (let size = 2; size <= 4; size++) if (this.#choices.begin(size, size - 1).next()) return size;
    return 5;
  }

  #add(first: number): void {
    this.#choices.clear();
    for (let line = first; line < first + 9; line++) {
      const positions = this.#lines[line];
      if (positions !== 0 && DIGIT_COUNT[positions] <= 3) this.#choices.add(line, positions);
    }
  }
}
