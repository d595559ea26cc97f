import {
  type Board,
  DIGIT_COUNT,
  type Fact,
  HOUSE_WORDS,
  almostLockedSets,
  bitOf,
  cellFact,
  cellsOf,
  cellsOfAls,
  houseFact,
  lowestBit,
  lowestDigit,
  placesByHouse,
  wordOf,
} from "@wings/core/author";
import { COLUMNS, PARTS, PART_CELLS, PART_PEERS, THIRDS, partAt } from "./parts.js";

/** What a wing may be made of: cells and pairs; or any two groups of a house too; or almost locked sets, too. */
export type Form = "plain" | "grouped" | "als";

/**
 * The strong links of a board: two nodes of which one is true. A node is a digit in one cell or in several cells of a house. All are
 * known by their index:
 *
 * ```
 *   digit                   by node
 *   cells, seen   w0 w1 w2  by node: its cells, and the other places of its digit that see all of them
 *   cell                    by node: its only cell, or -1
 *
 *   ends                    by way: the node where it begins; way ^ 1 is the same link in the other direction
 *   source                  by link: the fact of a cell or a house, or an almost locked set
 * ```
 *
 * A link is two ways: `link = way >> 1`. Links of cells come first, then links of houses, then links of sets. If several links join two
 * nodes, only the first is listed. The ways that begin at a node are a chain for each kind:
 *
 * ```
 *   cellWay[node]  → -1                    the way through its cell
 *   houseWay[node] → next[way] → … → -1    the ways through houses
 *   setWay[node]   → next[way] → … → -1    the ways through sets
 * ```
 */
export class StrongLinks {
  nodes = 0;
  digit: Int32Array = new Int32Array(ROOM);
  cell: Int32Array = new Int32Array(ROOM);
  cells: Int32Array = new Int32Array(ROOM * 3);
  seen: Int32Array = new Int32Array(ROOM * 3);
  /** By node: whether its cells are spread over several boxes or lines of its house. */
  isSpread: Int32Array = new Int32Array(ROOM);

  ways = 0;
  ends: Int32Array = new Int32Array(ROOM * 2);
  next: Int32Array = new Int32Array(ROOM * 2);
  source: Int32Array = new Int32Array(ROOM);
  /** Where the links of houses and those of sets begin, and where all end. */
  houseLinks = 0;
  setLinks = 0;
  links = 0;

  cellWay: Int32Array = new Int32Array(ROOM);
  houseWay: Int32Array = new Int32Array(ROOM);
  setWay: Int32Array = new Int32Array(ROOM);

  /** By candidate: the node of it alone, or -1. */
  readonly single = new Int32Array(729);
  /** By candidate: the first node that begins there, or -1; and by node the next one. */
  readonly first = new Int32Array(729);
  nextFirst: Int32Array = new Int32Array(ROOM);
  /** By node that is spread: where it is known. */
  private spreadKey: Int32Array = new Int32Array(ROOM);

  fill(board: Board, form: Form): this {
    this.nodes = this.ways = this.links = 0;
    this.first.fill(-1);
    this.single.fill(-1);
    KNOWN.fill(-1);
    this.addCells(board);
    this.houseLinks = this.links;
    const positions = placesByHouse(board);
    for (let house = 0; house < 27; house++) {
      for (let digit = 1; digit <= 9; digit++) {
        const places = positions[house * 10 + digit];
        const count = DIGIT_COUNT[places];
        if (count === 2) this.addPair(board, house, digit, places);
        else if (count > 2 && form !== "plain") this.addGroups(board, house, digit, places);
      }
    }
    this.setLinks = this.links;
    if (form === "als") this.addSets(board);
    for (let node = 0; node < this.nodes; node++) if (this.isSpread[node] !== 0) KNOWN_SPREAD[this.spreadKey[node]] = 0;
    return this;
  }

  /** Whether a cell has the digit of a node and sees all of its cells. */
  sees(node: number, cell: number): boolean {
    return (this.seen[node * 3 + wordOf(cell)] & bitOf(cell)) !== 0;
  }

  /** The facts of a link. */
  factsOf(board: Board, link: number): readonly Fact[] {
    const source = this.source[link];
    return link < this.setLinks ? [source] : cellsOfAls(almostLockedSets(board), source).map(cellFact);
  }

  /** The form of a wing with this link: a wing with a set is of the form with sets, even where its houses are grouped. */
  formOf(link: number): 0 | 1 | 2 {
    if (link >= this.setLinks) return 2;
    return this.cell[this.ends[link * 2]] >= 0 && this.cell[this.ends[link * 2 + 1]] >= 0 ? 0 : 1;
  }

  /** The cells of a node. */
  cellsOf(node: number): number[] {
    return cellsOf(this.cells[node * 3], this.cells[node * 3 + 1], this.cells[node * 3 + 2]);
  }

  private addCells(board: Board): void {
    for (let w = 0; w < 3; w++) {
      for (let rest = board.bivalue[w]; rest !== 0; rest &= rest - 1) {
        const cell = w * 27 + lowestBit(rest);
        const mask = board.masks[cell];
        const row = (cell / 9) | 0;
        const position = 1 << (cell % 9);
        const a = this.nodeAt(board, row, lowestDigit(mask), position);
        const b = this.nodeAt(board, row, lowestDigit(mask & (mask - 1)), position);
        this.next[this.ways] = this.next[this.ways + 1] = -1;
        this.cellWay[a] = this.ways;
        this.cellWay[b] = this.ways + 1;
        this.add(a, b, cell);
      }
    }
  }

  private addPair(board: Board, house: number, digit: number, places: number): void {
    const a = this.nodeAt(board, house, digit, places & -places);
    const b = this.nodeAt(board, house, digit, places & (places - 1));
    this.addHouse(a, b, houseFact(house, digit));
  }

  /** Each group of one box and line, and all the others. */
  private addGroups(board: Board, house: number, digit: number, places: number): void {
    const fact = houseFact(house, digit);
    for (let i = 0; i < (house < 18 ? 3 : 6); i++) {
      const part = places & (i < 3 ? THIRDS[i] : COLUMNS[i - 3]);
      for (let group = part & -part; group !== 0; group = (group - part) & part) {
        // A cell of a box is already a group of its row.
        if (group === places || (i >= 3 && (group & (group - 1)) === 0)) continue;
        const a = this.nodeAt(board, house, digit, group);
        this.addHouse(a, this.nodeAt(board, house, digit, places & ~group), fact);
      }
    }
  }

  private addHouse(a: number, b: number, fact: number): void {
    for (let way = this.houseWay[a]; way >= 0; way = this.next[way]) if (this.ends[way ^ 1] === b) return;
    this.next[this.ways] = this.houseWay[a];
    this.houseWay[a] = this.ways;
    // A node that is spread sees only the other one, so that no way begins there.
    if (this.isSpread[b] === 0) {
      this.next[this.ways + 1] = this.houseWay[b];
      this.houseWay[b] = this.ways + 1;
    }
    this.add(a, b, fact);
  }

  private addSets(board: Board): void {
    const { count, size, digits, house, positions } = almostLockedSets(board);
    const places = placesByHouse(board);
    for (let als = 0; als < count; als++) {
      if (size[als] === 1) continue;
      let ends = 0;
      for (let rest = digits[als]; rest !== 0; rest &= rest - 1) {
        const digit = lowestDigit(rest);
        ENDS[ends++] = this.nodeAt(board, house[als], digit, positions[als] & places[house[als] * 10 + digit]);
      }
      for (let i = 0; i < ends; i++) for (let j = i + 1; j < ends; j++) this.addSet(ENDS[i], ENDS[j], als);
    }
  }

  private addSet(a: number, b: number, als: number): void {
    const way = this.cellWay[a];
    if (way >= 0 && this.ends[way ^ 1] === b) return;
    // The shorter of two chains is often the one of the larger node.
    const [from, to] = this.cell[a] < 0 ? [a, b] : [b, a];
    for (let w = this.setWay[from]; w >= 0; w = this.next[w]) if (this.ends[w ^ 1] === to) return;
    this.next[this.ways] = this.setWay[a];
    this.next[this.ways + 1] = this.setWay[b];
    this.setWay[a] = this.ways;
    this.setWay[b] = this.ways + 1;
    this.add(a, b, als);
  }

  private add(a: number, b: number, source: number): void {
    this.source[this.links++] = source;
    this.ends[this.ways++] = a;
    this.ends[this.ways++] = b;
    if (this.links < this.source.length) return;
    // Room for the next one.
    this.source = longer(this.source);
    this.ends = longer(this.ends);
    this.next = longer(this.next);
  }

  /** The node of a digit in some positions of a house. It is the same node, whichever house it is described by. */
  private nodeAt({ places }: Board, house: number, digit: number, positions: number): number {
    const part = partAt(house, positions);
    if (part >= 0) {
      const key = digit * PARTS + part;
      if (KNOWN[key] >= 0) return KNOWN[key];
      KNOWN[key] = this.nodes;
      const p = part * 3;
      return this.addNode(places, digit, PART_CELLS, p, PART_PEERS, false);
    }
    const key = (house * 10 + digit) * 512 + positions;
    if (KNOWN_SPREAD[key] !== 0) return KNOWN_SPREAD[key] - 1;
    KNOWN_SPREAD[key] = this.nodes + 1;
    const p = house * 3;
    for (let w = 0; w < 3; w++) SPREAD[w] = 0;
    for (let third = 0; third < 3; third++) {
      if ((positions & THIRDS[third]) === 0) continue;
      const inThird = partAt(house, positions & THIRDS[third]) * 3;
      for (let w = 0; w < 3; w++) SPREAD[w] |= PART_CELLS[inThird + w];
    }
    const node = this.addNode(places, digit, SPREAD, 0, HOUSE_WORDS, true, p);
    this.spreadKey[node] = key;
    return node;
  }

  private addNode(
    places: Int32Array,
    digit: number,
    cells: Int32Array,
    at: number,
    peers: Int32Array,
    isSpread: boolean,
    peersAt = at,
  ): number {
    const node = this.nodes++;
    if (node === this.digit.length) this.grow();
    const n = node * 3;
    const p = digit * 3;
    let first = -1;
    let rest = 0;
    for (let w = 0; w < 3; w++) {
      const word = cells[at + w];
      this.cells[n + w] = word;
      this.seen[n + w] = places[p + w] & peers[peersAt + w] & ~word;
      if (first >= 0 || word === 0) rest |= word;
      else {
        first = w * 27 + lowestBit(word);
        rest = word & (word - 1);
      }
    }
    this.digit[node] = digit;
    this.cell[node] = rest === 0 ? first : -1;
    this.isSpread[node] = isSpread ? 1 : 0;
    this.cellWay[node] = this.houseWay[node] = this.setWay[node] = -1;
    const candidate = first * 9 + digit - 1;
    if (rest === 0) this.single[candidate] = node;
    this.nextFirst[node] = this.first[candidate];
    this.first[candidate] = node;
    return node;
  }

  private grow(): void {
    this.digit = longer(this.digit);
    this.cell = longer(this.cell);
    this.cells = longer(this.cells);
    this.seen = longer(this.seen);
    this.isSpread = longer(this.isSpread);
    this.cellWay = longer(this.cellWay);
    this.houseWay = longer(this.houseWay);
    this.setWay = longer(this.setWay);
    this.nextFirst = longer(this.nextFirst);
    this.spreadKey = longer(this.spreadKey);
  }
}

const ROOM = 128;

/** A copy with room for as much again. */
export function longer(array: Int32Array): Int32Array {
  const copy = new Int32Array(array.length * 2);
  copy.set(array);
  return copy;
}

/** By digit and part: the node, or -1. And by house, digit and positions that are spread: the node, plus one. */
const KNOWN = /* @__PURE__ */ new Int32Array(10 * PARTS);
const KNOWN_SPREAD = /* @__PURE__ */ new Int32Array(270 * 512);
/** The nodes of a set, by digit; and the cells of a node that is spread. */
const ENDS = /* @__PURE__ */ new Int32Array(9);
const SPREAD = /* @__PURE__ */ new Int32Array(3);
