import { lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { HOUSE_CELLS, PEERS, bitOf, wordOf } from "../board/geometry.js";

/**
 * Nodes and the strong links between them, as chains use them. A node is a digit in one cell or in several cells of a house; it is
 * true when one of its candidates is. Nodes and links are known by their index:
 *
 * ```
 *   digit    by node
 *   cells    w0 w1 w2 | …   by node: its cells
 *   peers    w0 w1 w2 | …   by node: the other places of its digit that see all of its cells
 *   first                   by node: its first cell
 *
 *   from, to                by link: if one node is false, the other is true; a link may join a node with itself
 *   facts                   by link: how many facts it cites
 *   source                  by link: the fact; or an almost locked set, as `~set`
 * ```
 */
export class Nodes {
  count = 0;
  linkCount = 0;
  digit: Int32Array = new Int32Array(128);
  first: Int32Array = new Int32Array(128);
  cells: Int32Array = new Int32Array(128 * 3);
  peers: Int32Array = new Int32Array(128 * 3);
  from: Int32Array = new Int32Array(256);
  to: Int32Array = new Int32Array(256);
  facts: Int32Array = new Int32Array(256);
  source: Int32Array = new Int32Array(256);
  /** By candidate: the node of it alone, or -1. */
  readonly ofCandidate: Int16Array = new Int16Array(729).fill(-1);
  /** By house, digit and positions: the node of several cells, plus one. */
  readonly ofPositions = new Map<number, number>();
  /** By digit: the cells with which nodes start, as in `Board.places`. */
  readonly starts: Int32Array = new Int32Array(30);
  /** By candidate: the last node whose first candidate it is, or -1; and by node: the one before with the same first candidate. */
  readonly startingAt: Int16Array = new Int16Array(729).fill(-1);
  before: Int32Array = new Int32Array(128);

  /** Forgets all nodes and links, for the next position. */
  clear(): void {
    this.count = this.linkCount = 0;
    this.ofCandidate.fill(-1);
    this.ofPositions.clear();
    this.starts.fill(0);
    this.startingAt.fill(-1);
  }

  /** The node of a digit in some positions of a house. It is the same node, whichever house it is described by. */
  nodeAt(board: Board, house: number, digit: number, positions: number): number {
    if ((positions & (positions - 1)) === 0) {
      const cell = HOUSE_CELLS[house * 9 + lowestBit(positions)];
      const node = this.ofCandidate[cell * 9 + digit - 1];
      return node >= 0 ? node : (this.ofCandidate[cell * 9 + digit - 1] = this.add(board, digit, house, positions));
    }
    const key = (keyOf(house, positions) << 4) | digit;
    const node = this.ofPositions.get(key);
    if (node !== undefined) return node;
    const added = this.add(board, digit, house, positions);
    this.ofPositions.set(key, added);
    return added;
  }

  /** Adds a link. Positions that hold several digits make no node, so the caller passes each digit on its own. */
  link(from: number, to: number, facts: number, source: number): void {
    const i = this.linkCount++;
    if (i === this.from.length) {
      this.from = longer(this.from);
      this.to = longer(this.to);
      this.facts = longer(this.facts);
      this.source = longer(this.source);
    }
    this.from[i] = from;
    this.to[i] = to;
    this.facts[i] = facts;
    this.source[i] = source;
  }

  /** Whether anything at all excludes the node: without that it is in no chain. */
  isLive(board: Board, node: number): boolean {
    const p = node * 3;
    if ((this.peers[p] | this.peers[p + 1] | this.peers[p + 2]) !== 0) return true;
    const mask = board.masks[this.first[node]];
    return this.isSingle(node) && (mask & (mask - 1)) !== 0;
  }

  /** Whether a node has one candidate. */
  isSingle(node: number): boolean {
    return this.ofCandidate[this.first[node] * 9 + this.digit[node] - 1] === node;
  }

  /** The candidates of a node, ascending. */
  candidatesOf(node: number): number[] {
    const digit = this.digit[node] - 1;
    const candidates: number[] = [];
    for (let w = 0; w < 3; w++)
      for (let rest = this.cells[node * 3 + w]; rest !== 0; rest &= rest - 1)
        candidates.push((w * 27 + lowestBit(rest)) * 9 + digit);
    return candidates;
  }

  /** The order of two nodes by their candidates, as lists. */
  compare(a: number, b: number): number {
    const { first, digit, cells } = this;
    const order = first[a] * 9 + digit[a] - (first[b] * 9 + digit[b]);
    if (order !== 0) return order;
    for (let w = 0; w < 3; w++) {
      const [x, y] = [cells[a * 3 + w], cells[b * 3 + w]];
      const bit = (x ^ y) & -(x ^ y);
      if (bit === 0) continue;
      // The node that has the first cell of the difference comes first, unless the other one has no more cells.
      const [other, sign] = (x & bit) !== 0 ? [b, -1] : [a, 1];
      let more = cells[other * 3 + w] & ~(bit | (bit - 1));
      for (let next = w + 1; next < 3; next++) more |= cells[other * 3 + next];
      return more === 0 ? -sign : sign;
    }
    return 0;
  }

  private add({ places }: Board, digit: number, house: number, positions: number): number {
    const node = this.count++;
    if (node === this.digit.length) {
      this.digit = longer(this.digit);
      this.first = longer(this.first);
      this.cells = longer(this.cells);
      this.peers = longer(this.peers);
      this.before = longer(this.before);
    }
    const p = node * 3;
    let p0 = places[digit * 3];
    let p1 = places[digit * 3 + 1];
    let p2 = places[digit * 3 + 2];
    this.cells[p] = this.cells[p + 1] = this.cells[p + 2] = 0;
    for (let rest = positions; rest !== 0; rest &= rest - 1) {
      const cell = HOUSE_CELLS[house * 9 + lowestBit(rest)];
      this.cells[p + wordOf(cell)] |= bitOf(cell);
      p0 &= PEERS[cell * 3];
      p1 &= PEERS[cell * 3 + 1];
      p2 &= PEERS[cell * 3 + 2];
    }
    this.peers[p] = p0;
    this.peers[p + 1] = p1;
    this.peers[p + 2] = p2;
    this.digit[node] = digit;
    const first = (this.first[node] = HOUSE_CELLS[house * 9 + lowestBit(positions)]);
    this.before[node] = this.startingAt[first * 9 + digit - 1];
    this.startingAt[first * 9 + digit - 1] = node;
    this.starts[digit * 3 + wordOf(first)] |= bitOf(first);
    return node;
  }
}

const longer = (array: Int32Array): Int32Array => {
  const copy = new Int32Array(array.length * 2);
  copy.set(array);
  return copy;
};

/** House and positions as one number. Cells of a line that lie in one box are described by the box. */
function keyOf(house: number, positions: number): number {
  if (house < 18) {
    for (let part = 0; part < 3; part++) {
      if ((positions & ~(0o7 << (part * 3))) !== 0) continue;
      const inPart = positions >> (part * 3);
      const isRow = house < 9;
      const line = house % 9;
      const box = isRow ? ((line / 3) | 0) * 3 + part : part * 3 + ((line / 3) | 0);
      const place = line % 3;
      const inBox = isRow ? inPart << (place * 3) : ((inPart & 1) | ((inPart & 2) << 2) | ((inPart & 4) << 4)) << place;
      return ((18 + box) << 9) | inBox;
    }
  }
  return (house << 9) | positions;
}
