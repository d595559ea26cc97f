import { DIGIT_COUNT, lowestBit, lowestDigit } from "@wings/core/author";
import { type Grid, PEER_CELLS } from "../grid.js";
import type { Hints } from "../hints.js";
import { lengthRating, longestFor } from "../length.js";

/**
 * Rings of cells with two candidates each: neighbors see each other and share a digit, another one than on the other side. Read
 * one way round or the other, each cell has one of its two. So a cell that sees a cell that has a digit read this way, and one that
 * has it read that way, loses the digit.
 */
export function yCycles(grid: Grid, hints: Hints): void {
  const search = RINGS.start(grid, hints);
  for (let cell = 0; cell < 81; cell++) if (DIGIT_COUNT[grid.masks[cell]] === 2) search.from(cell);
}

/** What the length of a ring may add to the rating, in tenths: rings of more than 65 cells are not looked for. */
const LONGEST = 10;

/** A cell that is left with a digit, as a candidate: the ring goes on to a cell that has this digit, and leaves it with its other one. */
type Exit = number;

class RingSearch {
  readonly #path: Exit[] = [];
  readonly #used: Uint8Array = new Uint8Array(81);
  /** By exit: how many steps lead back to the start at least; 0 where none do. */
  readonly #back: Uint8Array = new Uint8Array(729);
  /** By exit, the exits of the next cells: those of `x` are `next[first[x]]` up to `next[first[x + 1]]`. */
  readonly #first: Uint16Array = new Uint16Array(730);
  readonly #next: Uint16Array = new Uint16Array(729 * 20);
  /** By exit: the same cell, left with its other digit. */
  readonly #other: Uint16Array = new Uint16Array(729);

  #grid!: Grid;
  #hints!: Hints;

  start(grid: Grid, hints: Hints): this {
    this.#grid = grid;
    this.#hints = hints;
    const { masks } = grid;
    let count = 0;
    for (let exit = 0; exit < 729; exit++) {
      this.#first[exit] = count;
      const cell = (exit / 9) | 0;
      const bit = 1 << (exit % 9);
      if ((masks[cell] & bit) === 0 || DIGIT_COUNT[masks[cell]] !== 2) continue;
      this.#other[exit] = cell * 9 + lowestBit(masks[cell] & ~bit);
      for (let i = cell * 20; i < cell * 20 + 20; i++) {
        const peer = PEER_CELLS[i];
        if ((masks[peer] & bit) === 0 || DIGIT_COUNT[masks[peer]] !== 2) continue;
        this.#next[count++] = peer * 9 + lowestBit(masks[peer] & ~bit);
      }
    }
    this.#first[729] = count;
    return this;
  }

  /** All rings in which this cell is the first in reading order. */
  from(start: number): void {
    const exit = start * 9 + lowestDigit(this.#grid.masks[start]) - 1;
    this.#measure(start, exit);
    this.#used[start] = 1;
    this.#path.push(exit);
    this.#extend(start, exit);
    this.#path.pop();
    this.#used[start] = 0;
  }

  /** Distances back to the start: rings can be walked the other way, where each cell is left with its other digit. */
  #measure(start: number, exit: Exit): void {
    const back = this.#back;
    const first = this.#first;
    const next = this.#next;
    const other = this.#other;
    back.fill(0);
    QUEUE[0] = exit;
    let count = 1;
    for (let i = 0; i < count; i++) {
      // The ring comes to this cell with the digit that is not its exit.
      const from = other[QUEUE[i]];
      const steps = i === 0 ? 1 : back[QUEUE[i]] + 1;
      for (let k = first[from]; k < first[from + 1]; k++) {
        const before = other[next[k]];
        if (((before / 9) | 0) <= start || back[before] !== 0) continue;
        back[before] = steps;
        QUEUE[count++] = before;
      }
    }
  }

  #extend(start: number, exit: Exit): void {
    const path = this.#path;
    const used = this.#used;
    const back = this.#back;
    const first = this.#first;
    const next = this.#next;
    const longest = longestFor(Math.min(LONGEST, this.#hints.rating - 65)) >> 1;
    for (let k = first[exit]; k < first[exit + 1]; k++) {
      const to = next[k];
      const cell = (to / 9) | 0;
      if (cell === start && path.length > 2 && to === path[0]) this.#report();
      if (used[cell] === 1 || back[to] === 0 || path.length + back[to] > longest) continue;
      used[cell] = 1;
      path.push(to);
      this.#extend(start, to);
      path.pop();
      used[cell] = 0;
    }
  }

  #report(): void {
    const path = this.#path;
    const grid = this.#grid;
    const hints = this.#hints;
    const rating = 65 + lengthRating(path.length * 2);
    if (!hints.wants(rating)) return;
    for (let digit = 1; digit <= 9; digit++) {
      const bit = 1 << (digit - 1);
      // The cells of the ring by the way in which they have the digit.
      SEEN.fill(0);
      let ways = 0;
      for (const exit of path) {
        const cell = (exit / 9) | 0;
        if ((grid.masks[cell] & bit) === 0) continue;
        const way = exit % 9 === digit - 1 ? 1 : 2;
        ways |= way;
        for (let i = cell * 20; i < cell * 20 + 20; i++) SEEN[PEER_CELLS[i]] |= way;
      }
      if (ways !== 3) continue;
      for (let cell = 0; cell < 81; cell++) {
        if (SEEN[cell] === 3) hints.eliminate("Bidirectional Y-Cycle", rating, [cell], bit);
      }
    }
  }
}

const QUEUE: Uint16Array = /* @__PURE__ */ new Uint16Array(729);
const SEEN: Uint8Array = /* @__PURE__ */ new Uint8Array(81);
/** One for all boards: its arrays are large. */
const RINGS: RingSearch = /* @__PURE__ */ new RingSearch();
