import {
  type AlsList,
  type Board,
  type Cell,
  MAX_FACTS,
  type Reporter,
  type RestrictedCommons,
  cellsOfAls,
  countBits,
  type Digit,
  type DigitMask,
  implications,
  lowestDigit,
  maskOf,
  restrictedCommons,
} from "@wings/core/author";
import type { pattern } from "./als-chain.js";
import { leastWays } from "./least-ways.js";
import { reachedOn } from "./reached.js";

/** Searches a board for chains from a set A to a set D, which both have z. */
export class ChainSearch {
  readonly #report: Reporter<typeof pattern>;
  readonly #commons: RestrictedCommons;
  /** What chains of any kind eliminate. An ALS chain eliminates nothing else, so most ends need no search. */
  readonly #eliminated: Int32Array;
  readonly #ways;
  readonly #reached;
  /** By digit: the sets that have it where it could be eliminated, smallest first. */
  readonly #withDigit: number[][];
  /** By set: the cells, listed once. Many findings share them. */
  readonly #cellLists: Cell[][] = [];
  /** By set: the last search that has to reach it. */
  readonly #awaited: Int32Array;
  #search = 0;
  /** The places of z that see all places of z in A, and that chains of any kind eliminate. */
  #p0 = 0;
  #p1 = 0;
  #p2 = 0;

  constructor(board: Board, report: Reporter<typeof pattern>) {
    this.#report = report;
    this.#commons = restrictedCommons(board);
    this.#eliminated = implications(board, "als").eliminated;
    this.#ways = leastWays(board);
    this.#reached = reachedOn(board);
    this.#withDigit = setsByDigit(this.#commons);
    this.#awaited = new Int32Array(this.#commons.digitCells.sets.count);
  }

  /** Finds all chains. */
  findAll(): void {
    const { live, sets } = this.#commons.digitCells;
    for (let a = 0; a < sets.count; a++)
      for (let zs = live[a]; zs !== 0; zs &= zs - 1) if (this.#findFrom(a, lowestDigit(zs))) return;
  }

  /** Finds the chains from a set. Returns whether to stop. */
  #findFrom(a: number, z: Digit): boolean {
    const leave = this.#ways.linked[a] & ~maskOf(z);
    if (leave === 0 || !this.#takeTargets(a, z)) return false;
    this.#search++;
    this.#takeStart(a, leave);
    const ends = this.#awaitEnds(a, z);
    return ends > 0 && this.#follow(a, z, leave, ends);
  }

  /** Takes the places where z may go. Returns whether there are any. */
  #takeTargets(a: number, z: Digit): boolean {
    const eliminated = this.#eliminated;
    const { of, seen } = this.#commons.digitCells;
    const p = of[a * 10 + z] * 3;
    this.#p0 = seen[p] & eliminated[z * 3];
    this.#p1 = seen[p + 1] & eliminated[z * 3 + 1];
    this.#p2 = seen[p + 2] & eliminated[z * 3 + 2];
    return (this.#p0 | this.#p1 | this.#p2) !== 0;
  }

  /** If A lacks z, it contains its other digits. */
  #takeStart(a: number, leave: DigitMask): void {
    const { of } = this.#commons.digitCells;
    this.#reached.begin();
    for (let xs = leave; xs !== 0; xs &= xs - 1) this.#reached.addTrue(of[a * 10 + lowestDigit(xs)]);
  }

  /** Marks the sets that may be the end of a chain: they have z where it is true by some chain. Returns how many. */
  #awaitEnds(a: number, z: Digit): number {
    const { of, seen } = this.#commons.digitCells;
    const { linked } = this.#ways;
    const list = this.#withDigit[z];
    let ends = 0;
    for (let i = list.length - 1; i >= 0 && list[i] > a; i--) {
      const end = list[i];
      const q = of[end * 10 + z] * 3;
      if (((this.#p0 & seen[q]) | (this.#p1 & seen[q + 1]) | (this.#p2 & seen[q + 2])) === 0) continue;
      const enter = linked[end] & ~maskOf(z);
      if (enter === 0 || !this.#reached.isTrue(of[end * 10 + z])) continue;
      this.#awaited[end] = this.#search;
      ends++;
      for (let xs = enter; xs !== 0; xs &= xs - 1) this.#reached.addEnd(of[end * 10 + lowestDigit(xs)]);
    }
    return ends;
  }

  /** Follows the least ways from A to the awaited ends. Returns whether to stop. */
  #follow(a: number, z: Digit, leave: DigitMask, ends: number): boolean {
    const { of, digit } = this.#commons.digitCells;
    const ways = this.#ways;
    const { maxSize } = this.#report;
    ways.begin(a, leave, maxSize, this.#reached);
    let left = ends;
    while (left > 0 && ways.next() && ways.cells <= maxSize) {
      const end = (ways.state / 10) | 0;
      if (this.#awaited[end] === this.#search && digit[of[ways.state]] !== z) {
        this.#awaited[end] = 0;
        left--;
        if (ways.sets >= 4 && this.#commit(a, end, z)) return true;
      }
      ways.goOn();
    }
    return false;
  }

  /** Reports the chain from A to an end. Returns whether to stop. */
  #commit(a: number, end: number, z: Digit): boolean {
    const { of, seen, sets } = this.#commons.digitCells;
    const report = this.#report;
    const { cells } = this.#ways;
    const way = this.#ways.way(a);
    if (cells > MAX_FACTS && !isShort(sets, way.sets)) return false;
    const q = of[end * 10 + z] * 3;
    report.eliminateWords(z, this.#p0 & seen[q], this.#p1 & seen[q + 1], this.#p2 & seen[q + 2]);
    const cellsOf = way.sets.map((set) => (this.#cellLists[set] ??= cellsOfAls(sets, set)));
    return report.commit({ sets: cellsOf, x: way.xs, z }, cells);
  }
}

function setsByDigit({ digitCells: { live, sets } }: RestrictedCommons): number[][] {
  const lists: number[][] = Array.from({ length: 10 }, () => []);
  for (let set = 0; set < sets.count; set++)
    for (let rest = live[set]; rest !== 0; rest &= rest - 1) lists[lowestDigit(rest)].push(set);
  return lists;
}

/** Whether the cells of the sets make a reason: each is a fact. */
export function isShort({ words }: AlsList, path: readonly number[]): boolean {
  let size = 0;
  for (let w = 0; w < 3; w++) size += countBits(path.reduce((word, set) => word | words[set * 3 + w], 0));
  return size <= MAX_FACTS;
}
