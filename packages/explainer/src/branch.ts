import { DIGIT_COUNT, HOUSES_OF, HOUSE_CELLS, lowestBit, lowestDigit } from "@wings/core/author";
import { Grid, PEER_CELLS, candidate } from "./grid.js";
import { whenFalse, whenTrue } from "./reach.js";

/** Takes a node that follows, what it rests on, and how many nodes an inner chain adds. */
export type Report = (node: number, parents: readonly number[], inner: number) => void;

/** What else follows where a branch has come to its end. `now` is what is left of the board there. */
export type Extension = (board: Grid, now: Grid, report: Report) => void;

interface Conflict {
  readonly node: number;
  readonly parents: readonly number[];
  readonly inner: number;
}

/**
 * What follows from one assumption, where a conclusion may rest on several before: `whenTrue` and `whenFalse` number the nodes.
 * A round finds all that follows from the nodes of the round before. The branch ends where nothing follows, or with the round
 * that makes a candidate both true and false.
 */
export class Branch {
  /** By node: the round in which it was found, 1 for the assumption; 0 where it was not. */
  readonly round: Uint8Array = new Uint8Array(1458);
  /** All nodes that were found, in their order. */
  readonly order: Uint16Array = new Uint16Array(1458);
  count = 0;
  /** Second conclusions about candidates, which contradict the first. */
  conflicts: Conflict[] = [];

  /** By node that was found: what it rests on, and how many nodes an inner chain adds. */
  private readonly parents: (readonly number[])[] = new Array<readonly number[]>(1458).fill(NO_PARENTS);
  private readonly inner: Uint16Array = new Uint16Array(1458);
  /** By node: the number of nodes that it rests on, itself included, once it was asked for. */
  private readonly sizes: Uint16Array = new Uint16Array(1458);
  private readonly now: Grid = new Grid();
  private board: Grid = this.now;
  private onlyX = false;
  private rounds = 1;
  private followed = 0;

  /** Begins with an assumption. A branch can be used again: its arrays are large, and hard puzzles need thousands of branches. */
  start(board: Grid, node: number, onlyX = false): this {
    for (let i = 0; i < this.count; i++) {
      this.round[this.order[i]] = 0;
      this.sizes[this.order[i]] = 0;
    }
    this.count = this.followed = 0;
    this.rounds = 1;
    if (this.conflicts.length > 0) this.conflicts = [];
    this.board = board;
    this.onlyX = onlyX;
    this.now.copy(board);
    this.add(node, NO_PARENTS, 0);
    return this;
  }

  /** Goes on to the end; where the branch is at an end, with what the extension finds there. */
  run(extend?: Extension): this {
    while (this.conflicts.length === 0) {
      this.rounds++;
      const end = this.count;
      if (this.followed === end) {
        extend?.(this.board, this.now, (node, parents, inner) => this.add(node, parents, inner));
        if (this.count === end) break;
      }
      while (this.followed < end) this.follow(this.order[this.followed++]);
    }
    return this;
  }

  private add(node: number, parents: readonly number[], inner: number): void {
    const { round } = this;
    if (round[node ^ 1] !== 0) this.conflicts.push({ node, parents, inner });
    if (round[node] === 0) {
      round[node] = this.rounds;
      this.order[this.count++] = node;
    } else if (round[node] !== this.rounds || !this.isBetter(node, parents, inner)) return;
    this.parents[node] = parents;
    this.inner[node] = inner;
  }

  /** Of two ways to a node in one round, a false one takes the shorter, and a true one the later. The ratings that programs agree on come out best so. */
  private isBetter(node: number, parents: readonly number[], inner: number): boolean {
    if ((node & 1) === 1 && !this.onlyX) return true;
    return this.size(parents, inner) < this.size(this.parents[node], this.inner[node]);
  }

  private follow(node: number): void {
    const { board, now, onlyX } = this;
    const cell = (node / 18) | 0;
    const digit = ((node >> 1) % 9) + 1;
    if ((node & 1) === 1) {
      const parents = [node];
      for (let i = cell * 20; i < cell * 20 + 20; i++) {
        const peer = PEER_CELLS[i];
        if (board.has(peer, digit)) this.add(whenFalse(candidate(peer, digit)), parents, 0);
      }
      if (onlyX) return;
      for (let left = board.masks[cell] & ~(1 << (digit - 1)); left !== 0; left &= left - 1) {
        this.add(whenFalse(candidate(cell, lowestDigit(left))), parents, 0);
      }
      return;
    }
    now.remove(cell, digit);
    if (!onlyX && DIGIT_COUNT[now.masks[cell]] === 1) {
      const parents: number[] = [];
      goneFromCell(board, now, cell, parents);
      this.add(whenTrue(candidate(cell, lowestDigit(now.masks[cell]))), parents, 0);
    }
    for (let i = cell * 3; i < cell * 3 + 3; i++) {
      const house = HOUSES_OF[i];
      const places = now.places[house * 10 + digit];
      if (DIGIT_COUNT[places] !== 1) continue;
      const parents: number[] = [];
      goneFromHouse(board, now, house, digit, parents);
      this.add(whenTrue(candidate(HOUSE_CELLS[house * 9 + lowestBit(places)], digit)), parents, 0);
    }
  }

  /** The number of nodes that this node rests on, itself included. */
  sizeOf(node: number): number {
    if (this.sizes[node] === 0) this.sizes[node] = this.size([node]);
    return this.sizes[node];
  }

  /** The number of nodes of a contradiction. */
  sizeOfConflict({ node, parents, inner }: Conflict): number {
    return 1 + this.size([...parents, node ^ 1], inner);
  }

  private size(roots: readonly number[], inner = 0): number {
    mark++;
    let size = inner;
    let depth = 0;
    for (const root of roots) depth = push(root, depth);
    while (depth > 0) {
      const node = STACK[--depth];
      size += 1 + this.inner[node];
      for (const parent of this.parents[node]) depth = push(parent, depth);
    }
    return size;
  }
}

const NO_PARENTS: readonly number[] = [];
const STACK: Uint16Array = /* @__PURE__ */ new Uint16Array(1458);
const MARKS: Uint32Array = /* @__PURE__ */ new Uint32Array(1458);
let mark = 0;

function push(node: number, depth: number): number {
  if (MARKS[node] === mark) return depth;
  MARKS[node] = mark;
  STACK[depth] = node;
  return depth + 1;
}

/** Adds the candidates of a cell that are on the board and no longer in the branch, as false nodes. */
export function goneFromCell(board: Grid, now: Grid, cell: number, nodes: number[]): void {
  for (let left = board.masks[cell] & ~now.masks[cell]; left !== 0; left &= left - 1) {
    nodes.push(whenFalse(candidate(cell, lowestDigit(left))));
  }
}

/** The same for the places of a digit in a house. */
export function goneFromHouse(board: Grid, now: Grid, house: number, digit: number, nodes: number[]): void {
  const at = house * 10 + digit;
  for (let left = board.places[at] & ~now.places[at]; left !== 0; left &= left - 1) {
    nodes.push(whenFalse(candidate(HOUSE_CELLS[house * 9 + lowestBit(left)], digit)));
  }
}
