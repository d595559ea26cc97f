import type { Candidate, Digit, House } from "../board/numbers.js";
import { lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { PEERS, bitOf, wordOf } from "../board/geometry.js";
import { type Layout, houseCellTable, houseWordTable, peerTable } from "../board/layout.js";
import { PARTS, PART_CELLS, PART_PEERS, partAt } from "./parts.js";

/**
 * Nodes and the strong links between them, as chains use them. A node is a digit in one cell or in several cells of a house; it is
 * true when one of its candidates is. Nodes and links are known by their index:
 *
 * ```
 *   digit    by node
 *   cells    w0 w1 w2 | …   by node: its cells
 *   peers    w0 w1 w2 | …   by node: the other places of its digit that see all of its cells
 *   first, cell             by node: its first cell; its only cell, or -1
 *   part                    by node: where its cells lie in one box and line (see `partAt`), or -1; in other layouts 0 where they
 *                           lie in two houses
 *
 *   ends                    a b | …   by link: if one node is false, the other is true; a link may join a node with itself
 *   facts                   by link: how many facts it cites
 *   source                  by link: the fact; or an almost locked set, as `~set`
 * ```
 *
 * Links of cells come first, then links of houses, then links of sets.
 */
export class Nodes {
  count = 0;
  linkCount = 0;
  /** Where the links of houses and those of sets begin. */
  houseLinks = 0;
  setLinks = 0;
  digit: Int32Array = new Int32Array(128);
  first: Int32Array = new Int32Array(128);
  cell: Int32Array = new Int32Array(128);
  part: Int32Array = new Int32Array(128);
  cells: Int32Array = new Int32Array(128 * 3);
  peers: Int32Array = new Int32Array(128 * 3);
  ends: Int32Array = new Int32Array(256 * 2);
  facts: Int32Array = new Int32Array(256);
  source: Int32Array = new Int32Array(256);
  /** By candidate: the node of it alone, or -1. */
  readonly ofCandidate: Int16Array = new Int16Array(729).fill(-1);
  /** By digit: the cells with which nodes start, as in `Board.places`. */
  readonly starts: Int32Array = new Int32Array(30);
  /** By candidate: the last node whose first candidate it is, or -1; and by node: the one before with the same first candidate. */
  readonly startingAt: Int16Array = new Int16Array(729).fill(-1);
  before: Int32Array = new Int32Array(128);
  /** By cell: the cells that it sees, three words each. */
  peerTable: Int32Array = PEERS;
  /** The places in `NODE_AT` that are taken. */
  readonly taken: number[] = [];

  /** Forgets all nodes and links, for the next position. */
  clear(board: Board): void {
    this.peerTable = peerTable(board);
    this.count = this.linkCount = this.houseLinks = this.setLinks = 0;
    this.ofCandidate.fill(-1);
    this.starts.fill(0);
    this.startingAt.fill(-1);
  }

  /** The last node is there: other lists may use the table. */
  end(): void {
    for (const key of this.taken) NODE_AT[key] = 0;
    this.taken.length = 0;
  }

  /** The node of a digit in some positions of a house. It is the same node, whichever house it is described by. */
  nodeAt(board: Board, house: House, digit: Digit, positions: number): number {
    if ((positions & (positions - 1)) === 0) {
      const candidate = houseCellTable(board)[house * 9 + lowestBit(positions)] * 9 + digit - 1;
      const node = this.ofCandidate[candidate];
      return node >= 0
        ? node
        : (this.ofCandidate[candidate] = this.add(board, digit, house, positions, partAt(house, positions)));
    }
    const { layout } = board;
    if (layout) return this.nodeIn(board, layout, house, digit, positions);
    const part = partAt(house, positions);
    const key = part >= 0 ? digit * PARTS + part : 10 * PARTS + (house * 10 + digit) * 512 + positions;
    return NODE_AT[key] === 0 ? this.keep(key, this.add(board, digit, house, positions, part)) : NODE_AT[key] - 1;
  }

  /** The same for several cells in another layout: the first house that has them all describes them. */
  private nodeIn(board: Board, layout: Layout, house: House, digit: Digit, positions: number): number {
    const { shared, firstHouse, positionsIn } = layout;
    const first = firstHouse[house * 512 + positions];
    const inFirst = first === house ? positions : positionsIn(house, positions, first);
    const part = shared[first].some((mask) => (inFirst & ~mask) === 0) ? 0 : -1;
    const key = 10 * PARTS + (first * 10 + digit) * 512 + inFirst;
    return NODE_AT[key] === 0 ? this.keep(key, this.add(board, digit, first, inFirst, part)) : NODE_AT[key] - 1;
  }

  private keep(key: number, node: number): number {
    NODE_AT[key] = node + 1;
    this.taken.push(key);
    return node;
  }

  /** Adds a strong link between two nodes. */
  link(from: number, to: number, facts: number, source: number): void {
    const i = this.linkCount++;
    if (i === this.source.length) {
      this.ends = longer(this.ends);
      this.facts = longer(this.facts);
      this.source = longer(this.source);
    }
    this.ends[i * 2] = from;
    this.ends[i * 2 + 1] = to;
    this.facts[i] = facts;
    this.source[i] = source;
  }

  /** Whether anything at all excludes the node: without that it is in no chain. */
  isLive(board: Board, node: number): boolean {
    const p = node * 3;
    if ((this.peers[p] | this.peers[p + 1] | this.peers[p + 2]) !== 0) return true;
    const cell = this.cell[node];
    return cell >= 0 && (board.masks[cell] & (board.masks[cell] - 1)) !== 0;
  }

  /** The candidates of a node, ascending. */
  candidatesOf(node: number): number[] {
    const digit = this.digit[node] - 1;
    const candidates: Candidate[] = [];
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

  private add(board: Board, digit: Digit, house: House, positions: number, part: number): number {
    const { places, layout } = board;
    const houseCells = houseCellTable(board);
    const node = this.count++;
    if (node === this.digit.length) this.grow();
    const { cells, peers } = this;
    const p = node * 3;
    if (part >= 0 && !layout) {
      for (let w = 0; w < 3; w++) {
        cells[p + w] = PART_CELLS[part * 3 + w];
        peers[p + w] = places[digit * 3 + w] & PART_PEERS[part * 3 + w];
      }
    } else {
      cells[p] = cells[p + 1] = cells[p + 2] = 0;
      for (let rest = positions; rest !== 0; rest &= rest - 1) {
        const cell = houseCells[house * 9 + lowestBit(rest)];
        cells[p + wordOf(cell)] |= bitOf(cell);
      }
      // Cells that are spread over a classic house see only its other cells.
      const words = houseWordTable(board);
      for (let w = 0; w < 3; w++)
        peers[p + w] = places[digit * 3 + w] & (layout ? this.seenByAll(p, w) : words[house * 3 + w] & ~cells[p + w]);
    }
    const first = houseCells[house * 9 + lowestBit(positions)];
    this.digit[node] = digit;
    this.first[node] = first;
    this.cell[node] = (positions & (positions - 1)) === 0 ? first : -1;
    this.part[node] = part;
    this.before[node] = this.startingAt[first * 9 + digit - 1];
    this.startingAt[first * 9 + digit - 1] = node;
    this.starts[digit * 3 + wordOf(first)] |= bitOf(first);
    return node;
  }

  /** A word of the cells that all cells of a node see. */
  private seenByAll(p: number, w: number): number {
    let seen = -1;
    for (let each = 0; each < 3; each++)
      for (let rest = this.cells[p + each]; rest !== 0; rest &= rest - 1)
        seen &= this.peerTable[(each * 27 + lowestBit(rest)) * 3 + w];
    return seen;
  }

  private grow(): void {
    this.digit = longer(this.digit);
    this.first = longer(this.first);
    this.cell = longer(this.cell);
    this.part = longer(this.part);
    this.cells = longer(this.cells);
    this.peers = longer(this.peers);
    this.before = longer(this.before);
  }
}

/** A copy with room for as much again. */
const longer = (array: Int32Array): Int32Array => {
  const copy = new Int32Array(array.length * 2);
  copy.set(array);
  return copy;
};

/** By digit and part, then by house, digit and positions: the node of several cells, plus one. All zero between two lists. */
const NODE_AT = /* @__PURE__ */ new Int16Array(10 * PARTS + 400 * 512);
