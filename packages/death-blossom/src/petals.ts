import {
  addAll,
  type AlsDigitCells,
  alsDigitCells,
  type AlsList,
  bitOf,
  type Board,
  type Cell,
  type Cells,
  CellSet,
  type Digit,
  DIGIT_COUNT,
  type DigitMask,
  hasCell,
  type House,
  houseCellTable,
  lowestBit,
  lowestDigit,
  maskOf,
  MAX_FACTS,
  removeAll,
  setsOf,
} from "@wings/core/author";

/**
 * For each target the smallest petal of each digit: the set, or -1.
 *
 * Few stems have enough petals. `mayServe` tells which, before the petals of a stem are listed.
 */
export class Petals {
  readonly #board: Board;
  readonly #digitCells: AlsDigitCells;
  /** The sets that may be petals. */
  readonly sets: AlsList;
  /** By z, digit and cell: the targets of z for which some petal takes the digit from the cell, as three words. */
  readonly reach = new Int32Array(10 * 10 * 81 * 3);
  /** By z and cell: the digits that some petal takes from the cell, as a mask. */
  readonly #taken = new Int32Array(10 * 81);
  /** By number: the targets that have petals for more digits than this. */
  readonly #served = Array.from({ length: 9 }, () => new CellSet());
  /** By digit and cell: the petal. */
  readonly #best = new Int32Array(10 * 81);
  /** By digit: the targets that have a petal. */
  readonly #covered = Array.from({ length: 10 }, () => new CellSet());
  /** By digit: the sets that may be petals for it, smallest first; and those of them that are petals of the stem. */
  readonly #withDigit: number[][] = Array.from({ length: 10 }, () => []);
  readonly #ofStem: (readonly number[])[] = Array.from({ length: 10 }, () => []);
  /** The petals for a digit in some cells of a house. Many stems have the same. */
  readonly #known = new Map<number, readonly number[]>();
  readonly #targets = new CellSet();
  readonly #some = new CellSet();
  readonly #rest = new CellSet();

  constructor(board: Board) {
    this.#board = board;
    this.#digitCells = alsDigitCells(board);
    const { sets, live } = this.#digitCells;
    this.sets = sets;
    // A petal loses its digit to cells that see all places of it, and another one to targets.
    for (let set = 0; set < sets.count; set++) {
      const digits = live[set];
      if ((digits & (digits - 1)) === 0) continue;
      for (let rest = digits; rest !== 0; rest &= rest - 1) this.#withDigit[lowestDigit(rest)].push(set);
    }
    fillReach(this.reach, this.#digitCells);
    fillTaken(this.#taken, this.reach);
  }

  /** The targets of z for a stem: the places of z that see those in the stem. The next call writes the same set. */
  targetsOf(stem: readonly Cell[], z: Digit): CellSet {
    const { places, peers } = setsOf(this.#board);
    const targets = this.#targets.copy(places[z]);
    for (const cell of stem) if (this.#board.has(cell, z)) targets.keep(peers[cell]);
    return targets;
  }

  /** Whether some target of z may have petals for `count` digits of a stem. A no is certain. */
  mayServe(stem: readonly Cell[], digits: DigitMask, z: Digit, count: number, targets: Cells): boolean {
    const { masks } = this.#board;
    const taken = this.#taken;
    // A digit needs petals in all of its cells.
    let rest = digits & ~maskOf(z);
    for (const cell of stem) rest &= ~masks[cell] | taken[z * 81 + cell];
    // How many digits may still go without a petal.
    let spare = DIGIT_COUNT[rest] - count;
    if (spare < 0) return false;
    const served = this.#served;
    for (let n = 0; n < count; n++) removeAll(served[n], served[n]);
    for (; rest !== 0; rest &= rest - 1) {
      const reached = this.#reachedFor(stem, lowestDigit(rest), z, targets);
      if (reached.isEmpty && --spare < 0) return false;
      addToCounts(served, count, reached);
    }
    return !served[count - 1].isEmpty;
  }

  /** The targets of z that may have a petal for a digit of a stem. The next call writes the same set. */
  #reachedFor(stem: readonly Cell[], digit: Digit, z: Digit, targets: Cells): CellSet {
    const { masks } = this.#board;
    const { reach } = this;
    const reached = this.#some.copy(targets);
    for (const cell of stem) {
      if ((masks[cell] & maskOf(digit)) === 0) continue;
      const p = ((z * 10 + digit) * 81 + cell) * 3;
      reached.w0 &= reach[p];
      reached.w1 &= reach[p + 1];
      reached.w2 &= reach[p + 2];
    }
    return reached;
  }

  /**
   * Takes another stem, which is these positions of a house: lists the sets all of whose places of a digit see all places of that digit
   * in the stem. Returns the digits that have such sets.
   */
  takeStem(house: House, positions: number, digits: DigitMask): Digit[] {
    const { masks } = this.#board;
    const houseCells = houseCellTable(this.#board);
    const found: Digit[] = [];
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      let places = 0;
      for (let left = positions; left !== 0; left &= left - 1)
        if ((masks[houseCells[house * 9 + lowestBit(left)]] & rest & -rest) !== 0) places |= left & -left;
      const digit = lowestDigit(rest);
      const key = ((house * 10 + digit) << 9) | places;
      let petals = this.#known.get(key);
      if (petals === undefined) this.#known.set(key, (petals = this.#petalsOf(house, places, digit)));
      this.#ofStem[digit] = petals;
      if (petals.length > 0) found.push(digit);
    }
    return found;
  }

  /** The sets all of whose places of a digit see these positions of a house. */
  #petalsOf(house: House, positions: number, digit: Digit): number[] {
    const { of, seen } = this.#digitCells;
    let [s0, s1, s2] = [0, 0, 0];
    for (let left = positions; left !== 0; left &= left - 1) {
      const cell = houseCellTable(this.#board)[house * 9 + lowestBit(left)];
      if (cell < 27) s0 |= bitOf(cell);
      else if (cell < 54) s1 |= bitOf(cell);
      else s2 |= bitOf(cell);
    }
    return this.#withDigit[digit].filter((set) => {
      const p = of[set * 10 + digit] * 3;
      return ((s0 & ~seen[p]) | (s1 & ~seen[p + 1]) | (s2 & ~seen[p + 2])) === 0;
    });
  }

  /** Finds the petals of a digit that contain z, for these targets. Returns the targets that have one. */
  cover(digit: Digit, z: Digit, targets: Cells): Cells {
    const { of, seen, live } = this.#digitCells;
    const best = this.#best;
    const covered = this.#covered[digit];
    const rest = this.#rest.copy(targets);
    const fresh = this.#some;
    removeAll(covered, covered);
    for (const set of this.#ofStem[digit]) {
      if ((live[set] & maskOf(z)) === 0) continue;
      const p = of[set * 10 + z] * 3;
      fresh.w0 = rest.w0 & seen[p];
      fresh.w1 = rest.w1 & seen[p + 1];
      fresh.w2 = rest.w2 & seen[p + 2];
      addAll(covered, fresh);
      removeAll(rest, fresh);
      while (!fresh.isEmpty) best[digit * 81 + fresh.pop()] = set;
      if (rest.isEmpty) break;
    }
    return covered;
  }

  /** The petal of a digit for a target, or -1. */
  petalFor(digit: Digit, target: Cell): number {
    return hasCell(this.#covered[digit], target) ? this.#best[digit * 81 + target] : -1;
  }

  /** The places of z that see all places of z in these petals, and all of these cells. The next call writes the same set. */
  seenFrom(petals: readonly number[], z: Digit, cells: readonly Cell[]): Cells {
    const { of, seen } = this.#digitCells;
    const { places, peers } = setsOf(this.#board);
    const all = this.#some.copy(places[z]);
    for (const cell of cells) all.keep(peers[cell]);
    for (const petal of petals) {
      const p = of[petal * 10 + z] * 3;
      all.w0 &= seen[p];
      all.w1 &= seen[p + 1];
      all.w2 &= seen[p + 2];
    }
    return all;
  }
}

/** A target that sees all places of z in a set makes it a petal for its other digits, in the cells that see those. */
function fillReach(reach: Int32Array, { sets, of, live, seen }: AlsDigitCells): void {
  reach.fill(0);
  for (let set = 0; set < sets.count; set++) {
    for (let zs = live[set]; zs !== 0; zs &= zs - 1) {
      const z = lowestDigit(zs);
      const t = of[set * 10 + z] * 3;
      for (let rest = live[set] & ~(zs & -zs); rest !== 0; rest &= rest - 1) {
        const digit = lowestDigit(rest);
        const p = of[set * 10 + digit] * 3;
        const row = (z * 10 + digit) * 81;
        for (let w = 0; w < 3; w++) {
          for (let cells = seen[p + w]; cells !== 0; cells &= cells - 1) {
            const at = (row + w * 27 + lowestBit(cells)) * 3;
            reach[at] |= seen[t];
            reach[at + 1] |= seen[t + 1];
            reach[at + 2] |= seen[t + 2];
          }
        }
      }
    }
  }
}

/** Notes the digits that some petal with z takes from each cell. */
function fillTaken(taken: Int32Array, reach: Int32Array): void {
  for (let z = 1; z <= 9; z++) {
    for (let cell = 0; cell < 81; cell++) {
      let mask = 0;
      for (let digit = 1; digit <= 9; digit++) {
        const p = ((z * 10 + digit) * 81 + cell) * 3;
        if ((reach[p] | reach[p + 1] | reach[p + 2]) !== 0) mask |= maskOf(digit);
      }
      taken[z * 81 + cell] = mask;
    }
  }
}

/** Whether the cells of a stem and its petals are few enough to make a reason. */
export const isShort = (stem: readonly Cell[], petals: readonly (readonly Cell[])[]): boolean =>
  new Set([...stem, ...petals.flat()]).size <= MAX_FACTS;

/** The targets that are in at least `count` of these lists. */
export function inAtLeast(count: number, lists: readonly Cells[]): Cells {
  const counts = Array.from({ length: count }, () => new CellSet());
  for (const list of lists) addToCounts(counts, count, list);
  return counts[count - 1];
}

/** Counts cells once more, up to `count` times: `counts[n]` has those that are counted more than n times. */
function addToCounts(counts: readonly CellSet[], count: number, cells: Cells): void {
  for (let n = count - 1; n > 0; n--) addAll(counts[n], both.and(counts[n - 1], cells));
  addAll(counts[0], cells);
}

const both = /* @__PURE__ */ new CellSet();
