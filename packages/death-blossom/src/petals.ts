import {
  type AlsDigitCells,
  bitOf,
  type Board,
  type Cell,
  cellsOf,
  CLASSIC_GRID,
  type Digit,
  DIGIT_COUNT,
  type House,
  HOUSE_CELLS,
  lowestBit,
  lowestDigit,
  maskOf,
  MAX_FACTS,
  PEERS,
  seenByAll,
  wordOf,
} from "@wings/core/author";

/**
 * For each target the smallest petal of each digit: the set, or -1.
 *
 * Few stems have enough petals. `mayServe` tells which, before the petals of a stem are listed.
 */
export class Petals {
  #board!: Board;
  #digitCells!: AlsDigitCells;
  /** By z, digit and cell: the targets of z for which some petal takes the digit from the cell, as three words. */
  readonly #reach = new Int32Array(10 * 10 * 81 * 3);
  /** By z and cell: the digits that some petal takes from the cell, as a mask. */
  readonly #taken = new Int32Array(10 * 81);
  /** By z and house: the targets for which stems there may have enough petals, as three words. */
  readonly #possible = new Int32Array(10 * 27 * 3);
  readonly #needed: Int32Array = new Int32Array(27);
  /** By digit and cell: the petal. */
  readonly #best = new Int32Array(10 * 81);
  /** By digit: the targets that have a petal, as three words. */
  readonly #covered = Array.from({ length: 10 }, () => new Int32Array(3));
  /** By digit: the sets that may be petals for it, smallest first; and those of them that are petals of the stem. */
  readonly #withDigit: number[][] = Array.from({ length: 10 }, () => []);
  readonly #ofStem: (readonly number[])[] = Array.from({ length: 10 }, () => []);
  /** The petals for a digit in some cells of a house. Many stems have the same. */
  readonly #known = new Map<number, readonly number[]>();

  take(board: Board, digitCells: AlsDigitCells): this {
    const { sets, live } = digitCells;
    this.#board = board;
    this.#digitCells = digitCells;
    this.#known.clear();
    for (const list of this.#withDigit) list.length = 0;
    // A petal loses its digit to cells that see all places of it, and another one to targets.
    for (let set = 0; set < sets.count; set++) {
      const digits = live[set];
      if ((digits & (digits - 1)) === 0) continue;
      for (let rest = digits; rest !== 0; rest &= rest - 1) this.#withDigit[lowestDigit(rest)].push(set);
    }
    fillReach(this.#reach, digitCells);
    fillTaken(this.#taken, this.#reach);
    return this;
  }

  /**
   * Notes for each house from which targets its stems may eliminate z; returns whether there are any. A stem in another house is none:
   * whichever target of z is true, without what the petals for it take, the cells of the house can still have different digits.
   */
  mayEliminate(z: number): boolean {
    const { masks, places } = this.#board;
    const reach = this.#reach;
    const possible = this.#possible;
    let isAny = false;
    possible.fill(0, z * 81, z * 81 + 81);
    TAKEN_FOR.fill(0);
    for (let row = z * 10 + 1; row <= z * 10 + 9; row++) {
      const bit = maskOf(row - z * 10);
      for (let cell = 0; cell < 81; cell++)
        for (let w = 0; w < 3; w++)
          for (let rest = reach[(row * 81 + cell) * 3 + w]; rest !== 0; rest &= rest - 1)
            TAKEN_FOR[(w * 27 + lowestBit(rest)) * 81 + cell] |= bit;
    }
    for (let w = 0; w < 3; w++) {
      for (let rest = places[z * 3 + w]; rest !== 0; rest &= rest - 1) {
        const target = w * 27 + lowestBit(rest);
        for (let cell = 0; cell < 81; cell++) {
          const seen = (PEERS[target * 3 + wordOf(cell)] & bitOf(cell)) === 0 ? 0 : maskOf(z);
          LEFT[cell] = masks[cell] & ~TAKEN_FOR[target * 81 + cell] & ~seen;
        }
        // The cell of the target itself is in no stem.
        for (let house = 0; house < 27; house++) {
          if (haveDigits(masks, house, target)) continue;
          possible[z * 81 + house * 3 + w] |= bitOf(target);
          isAny = true;
        }
      }
    }
    return isAny;
  }

  /** Whether stems in a house may eliminate z. */
  mayEliminateIn(house: House, z: number): boolean {
    const p = z * 81 + house * 3;
    return (this.#possible[p] | this.#possible[p + 1] | this.#possible[p + 2]) !== 0;
  }

  /** The targets from which a stem in a house may eliminate z, as three words that the next call reuses. */
  targetsIn(house: House, stem: readonly number[], z: number): Int32Array {
    const targets = targetsOf(this.#board, stem, z);
    for (let w = 0; w < 3; w++) targets[w] &= this.#possible[z * 81 + house * 3 + w];
    return targets;
  }

  /** Whether some target of z may have petals for `count` digits of a stem. A no is certain. */
  mayServe(stem: readonly number[], digits: number, z: number, count: number, targets: Int32Array): boolean {
    const { masks } = this.#board;
    const reach = this.#reach;
    const needed = this.#needed;
    const taken = this.#taken;
    // A digit needs petals in all of its cells.
    let served = digits & ~maskOf(z);
    for (const cell of stem) served &= ~masks[cell] | taken[z * 81 + cell];
    // How many digits may still go without a petal.
    let spare = DIGIT_COUNT[served] - count;
    if (spare < 0) return false;
    needed.fill(0);
    for (let rest = served; rest !== 0; rest &= rest - 1) {
      const row = (z * 10 + lowestDigit(rest)) * 81;
      let [t0, t1, t2] = targets;
      for (const cell of stem) {
        if ((masks[cell] & rest & -rest) === 0) continue;
        const p = (row + cell) * 3;
        t0 &= reach[p];
        t1 &= reach[p + 1];
        t2 &= reach[p + 2];
      }
      if ((t0 | t1 | t2) === 0) {
        if (--spare < 0) return false;
        continue;
      }
      for (let n = (count - 1) * 3; n > 0; n -= 3) {
        needed[n] |= needed[n - 3] & t0;
        needed[n + 1] |= needed[n - 2] & t1;
        needed[n + 2] |= needed[n - 1] & t2;
      }
      needed[0] |= t0;
      needed[1] |= t1;
      needed[2] |= t2;
    }
    const last = (count - 1) * 3;
    return (needed[last] | needed[last + 1] | needed[last + 2]) !== 0;
  }

  /**
   * Takes another stem, which is these positions of a house: lists the sets all of whose places of a digit see all places of that digit
   * in the stem. Returns the digits that have such sets.
   */
  takeStem(house: House, positions: number, digits: number): number[] {
    const { masks } = this.#board;
    const found: number[] = [];
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      let places = 0;
      for (let left = positions; left !== 0; left &= left - 1)
        if ((masks[HOUSE_CELLS[house * 9 + lowestBit(left)]] & rest & -rest) !== 0) places |= left & -left;
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
      const cell = HOUSE_CELLS[house * 9 + lowestBit(left)];
      if (cell < 27) s0 |= bitOf(cell);
      else if (cell < 54) s1 |= bitOf(cell);
      else s2 |= bitOf(cell);
    }
    const found: number[] = [];
    for (const set of this.#withDigit[digit]) {
      const p = of[set * 10 + digit] * 3;
      if (((s0 & ~seen[p]) | (s1 & ~seen[p + 1]) | (s2 & ~seen[p + 2])) === 0) found.push(set);
    }
    return found;
  }

  /** Finds the petals of a digit that contain z, for these targets. Returns the targets that have one, as three words. */
  cover(digit: Digit, z: number, targets: Int32Array): Int32Array {
    const { of, seen, live } = this.#digitCells;
    const best = this.#best;
    const covered = this.#covered[digit];
    covered.fill(0);
    const bit = maskOf(z);
    for (const set of this.#ofStem[digit]) {
      if ((live[set] & bit) === 0) continue;
      const p = of[set * 10 + z] * 3;
      let open = 0;
      for (let w = 0; w < 3; w++) {
        const fresh = seen[p + w] & targets[w] & ~covered[w];
        covered[w] |= fresh;
        open |= targets[w] & ~covered[w];
        for (let rest = fresh; rest !== 0; rest &= rest - 1)
          best[digit * 81 + w * 27 + (31 - Math.clz32(rest & -rest))] = set;
      }
      if (open === 0) break;
    }
    return covered;
  }

  /** The petal of a digit for a target. */
  petalFor(digit: Digit, target: number): number {
    const word = this.#covered[digit][wordOf(target)];
    return (word & bitOf(target)) === 0 ? -1 : this.#best[digit * 81 + target];
  }

  /** The places of z that see all places of z in these petals, and in these cells. */
  seenFrom(petals: readonly number[], z: number, cells: readonly Cell[]): [number, number, number] {
    const { of, seen } = this.#digitCells;
    const words: [number, number, number] = cells.length === 0 ? [-1, -1, -1] : seenByAll(CLASSIC_GRID, cells);
    for (const petal of petals) for (let w = 0; w < 3; w++) words[w] &= seen[of[petal * 10 + z] * 3 + w];
    return words;
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

/** By target and cell: the digits that petals take from the cell; and by cell those that are left. */
const TAKEN_FOR = /* @__PURE__ */ new Uint16Array(81 * 81);
const LEFT = /* @__PURE__ */ new Uint16Array(81);
/** By house and position: the digit of the cell when all cells last had different ones; and now. */
const LAST = /* @__PURE__ */ new Uint16Array(27 * 9);
const NOW = /* @__PURE__ */ new Uint16Array(9);

/** Whether the open cells of a house, without one cell, can have different digits of those that are left. */
function haveDigits(masks: ArrayLike<number>, house: House, without: number): boolean {
  NOW.fill(0);
  let used = 0;
  let waiting = 0;
  for (let i = 0; i < 9; i++) {
    const cell = HOUSE_CELLS[house * 9 + i];
    if (masks[cell] === 0 || cell === without) continue;
    const digit = LAST[house * 9 + i] & LEFT[cell] & ~used;
    used |= digit;
    NOW[i] = digit;
    if (digit === 0) waiting |= 1 << i;
  }
  if (waiting === 0) return true;
  for (; waiting !== 0; waiting &= waiting - 1) {
    tried = 0;
    if (!findDigit(house * 9, lowestBit(waiting))) return false;
  }
  LAST.set(NOW, house * 9);
  return true;
}

/** The digits that this search has tried. */
let tried = 0;

/** Finds a digit for a cell; one that another cell has may go to this one, if the other one finds a digit. */
function findDigit(start: number, i: number): boolean {
  for (let rest = LEFT[HOUSE_CELLS[start + i]] & ~tried; rest !== 0; rest = LEFT[HOUSE_CELLS[start + i]] & ~tried) {
    const digit = rest & -rest;
    tried |= digit;
    const owner = NOW.indexOf(digit);
    if (owner >= 0 && !findDigit(start, owner)) continue;
    NOW[i] = digit;
    return true;
  }
  return false;
}

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

/**
 * One for all boards, with the lists above. `find` takes it, fills it and reads it in one go, and a reporter starts no search, so no two
 * searches meet. One for each board made Death Blossom 5 % slower: a board needs some 120 kB, which then leave the cache.
 */
export const PETALS = /* @__PURE__ */ new Petals();

/** Whether the cells of a stem and its petals are few enough to make a reason. */
export const isShort = (stem: readonly number[], petals: readonly (readonly number[])[]): boolean =>
  new Set([...stem, ...petals.flat()]).size <= MAX_FACTS;

const TARGETS = /* @__PURE__ */ new Int32Array(3);

/** The targets of z for a stem: the places of z that see those in the stem, as three words that the next call reuses. */
export function targetsOf({ masks, places }: Board, stem: readonly number[], z: number): Int32Array {
  const words = TARGETS;
  for (let w = 0; w < 3; w++) words[w] = places[z * 3 + w];
  const bit = maskOf(z);
  for (const cell of stem) {
    if ((masks[cell] & bit) === 0) continue;
    for (let w = 0; w < 3; w++) words[w] &= PEERS[cell * 3 + w];
  }
  return words;
}

/** The targets that are in at least `count` of these lists. */
export function inAtLeast(count: number, lists: readonly Int32Array[]): Int32Array {
  const words = new Int32Array(count * 3);
  for (const list of lists) {
    for (let w = 0; w < 3; w++) {
      for (let n = count - 1; n > 0; n--) words[n * 3 + w] |= words[n * 3 - 3 + w] & list[w];
      words[w] |= list[w];
    }
  }
  return words.subarray(count * 3 - 3);
}

/** The cells of three words. */
export const cellsOfWords = (words: Int32Array): number[] => cellsOf(words[0], words[1], words[2]);
