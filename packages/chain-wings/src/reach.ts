import { type Board, lowestBit, lowestDigit, memo } from "@wings/core/author";
import { type LinkForm, Ways } from "./ways.js";

/**
 * Where the ways lead that begin at some nodes, so that most wings are ruled out before their ends are known. It has rows of nine
 * words:
 *
 * ```
 *   0 1 2   the places that see a whole far node
 *   3 4 5   the far nodes of one cell
 *   6 7 8   the cells of all far nodes
 * ```
 */
export const ROW = 9;
export const NONE: Int32Array = /* @__PURE__ */ new Int32Array(0);

/** The strong links of a board, and what is reached by them. Everything is found out when it is first asked for. */
export class Reach {
  readonly links = new Ways();
  /** By node, from `excludedStart`: the nodes of the same digit that it excludes. */
  excluded: Int32Array = new Int32Array(1024);
  #excludedCount = 0;
  excludedStart: Int32Array = NONE;
  excludedEnd: Int32Array = NONE;

  /** By node: where the houses lead that begin at it. The digit stays the same. */
  houses: Int32Array = NONE;
  /** By node: where the houses lead that begin at nodes that it excludes. */
  nextHouses: Int32Array = NONE;
  #nextHousesAt: Int32Array = NONE;
  /** By node and digit: where the cells and sets lead that begin at nodes that it excludes; and the digits as a mask. */
  nextValues: Int32Array = NONE;
  nextValueDigits: Int32Array = NONE;

  /** Lists of ways that go on after a node, where all nodes are single cells: list i begins at `wayStart[i]` and ends at `wayEnd[i]`. */
  ways: Int32Array = new Int32Array(1024);
  #wayCount = 0;
  wayStart: Int32Array = NONE;
  wayEnd: Int32Array = NONE;
  #masks!: Board["masks"];

  fill(board: Board, form: LinkForm): this {
    const nodes = this.links.fill(board, form).nodes.count;
    this.#excludedCount = this.#wayCount = 0;
    this.#masks = board.masks;
    if (this.wayStart.length < nodes * 3) {
      this.wayStart = new Int32Array(nodes * 6);
      this.wayEnd = new Int32Array(nodes * 6);
    }
    this.wayEnd.fill(-1, 0, nodes * 3);
    if (this.excludedStart.length < nodes) {
      const room = nodes + (nodes >> 1);
      this.excludedStart = new Int32Array(room);
      this.excludedEnd = new Int32Array(room);
      this.houses = new Int32Array(room * ROW);
      this.nextHouses = new Int32Array(room * ROW);
      this.#nextHousesAt = new Int32Array(room);
      this.nextValues = new Int32Array(room * ROW * 10);
      this.nextValueDigits = new Int32Array(room);
    }
    this.excludedEnd.fill(-1, 0, nodes);
    this.#nextHousesAt.fill(0, 0, nodes);
    this.nextValueDigits.fill(-1, 0, nodes);
    if (form !== "plain") this.#fillHouses();
    return this;
  }

  /** The list of the ways that go on after a node: from nodes that it excludes, or from the other digits of its cell. */
  waysAfter(node: number, exclusion: "sees" | "cell", kind: "V" | "L"): number {
    const list = node * 3 + (exclusion === "cell" ? 2 : kind === "V" ? 1 : 0);
    if (this.wayEnd[list] >= 0) return list;
    const { cellWay, houseWay } = this.links;
    const { cell, digit, ofCandidate } = this.links.nodes;
    this.wayStart[list] = this.#wayCount;
    if (exclusion === "cell") {
      const candidate = cell[node] * 9 - 1;
      for (let rest = this.#masks[cell[node]] & ~(1 << (digit[node] - 1)); rest !== 0; rest &= rest - 1) {
        const other = ofCandidate[candidate + lowestDigit(rest)];
        if (other >= 0) this.#addWays(houseWay[other]);
      }
    } else {
      this.exclude(node);
      for (let i = this.excludedStart[node]; i < this.excludedEnd[node]; i++) {
        const near = this.excluded[i];
        if (kind === "L") this.#addWays(houseWay[near]);
        else if (cellWay[near] >= 0) this.#addWay(cellWay[near]);
      }
    }
    this.wayEnd[list] = this.#wayCount;
    return list;
  }

  #addWays(from: number): void {
    for (let way = from; way >= 0; way = this.links.next[way]) this.#addWay(way);
  }

  #addWay(way: number): void {
    if (this.#wayCount === this.ways.length) this.ways = longer(this.ways);
    this.ways[this.#wayCount++] = way;
  }

  /** Lists the nodes of the same digit that a node excludes, at `excludedStart` to `excludedEnd`. */
  exclude(node: number): void {
    if (this.excludedEnd[node] >= 0) return;
    const { peers, cells, digit, startingAt, before } = this.links.nodes;
    this.excludedStart[node] = this.#excludedCount;
    const n = node * 3;
    for (let w = 0; w < 3; w++) {
      for (let rest = peers[n + w]; rest !== 0; rest &= rest - 1) {
        const candidate = (w * 27 + lowestBit(rest)) * 9 + digit[node] - 1;
        for (let other = startingAt[candidate]; other >= 0; other = before[other]) {
          if (!isWithin(cells, other * 3, peers, n)) continue;
          if (this.#excludedCount === this.excluded.length) this.excluded = longer(this.excluded);
          this.excluded[this.#excludedCount++] = other;
        }
      }
    }
    this.excludedEnd[node] = this.#excludedCount;
  }

  /** Where the houses lead that begin at nodes that a node excludes: the beginning of a row of `nextHouses`. */
  housesAfter(node: number): number {
    const row = node * ROW;
    if (this.#nextHousesAt[node] === 0) {
      this.#nextHousesAt[node] = 1;
      this.exclude(node);
      this.nextHouses.fill(0, row, row + ROW);
      for (let i = this.excludedStart[node]; i < this.excludedEnd[node]; i++)
        addRow(this.nextHouses, row, this.houses, this.excluded[i] * ROW);
    }
    return row;
  }

  /** The digits to which the cells and sets lead that begin at nodes that a node excludes. Their rows are in `nextValues`. */
  valuesAfter(node: number): number {
    if (this.nextValueDigits[node] < 0) {
      this.exclude(node);
      this.nextValueDigits[node] = 0;
      const { cellWay, setWay, next } = this.links;
      for (let i = this.excludedStart[node]; i < this.excludedEnd[node]; i++) {
        const near = this.excluded[i];
        if (cellWay[near] >= 0) this.#addValue(node, cellWay[near]);
        for (let way = setWay[near]; way >= 0; way = next[way]) this.#addValue(node, way);
      }
    }
    return this.nextValueDigits[node];
  }

  #addValue(node: number, way: number): void {
    const { ends, nodes } = this.links;
    const { digit } = nodes;
    const far = ends[way ^ 1];
    const bit = 1 << (digit[far] - 1);
    const row = (node * 10 + digit[far]) * ROW;
    if ((this.nextValueDigits[node] & bit) === 0) this.nextValues.fill(0, row, row + ROW);
    this.nextValueDigits[node] |= bit;
    this.#addNode(this.nextValues, row, far);
  }

  #fillHouses(): void {
    const { nodes, houseWay, next, ends } = this.links;
    this.houses.fill(0, 0, nodes.count * ROW);
    for (let node = 0; node < nodes.count; node++)
      for (let way = houseWay[node]; way >= 0; way = next[way]) this.#addNode(this.houses, node * ROW, ends[way ^ 1]);
  }

  #addNode(rows: Int32Array, row: number, node: number): void {
    const { peers, cells, cell } = this.links.nodes;
    const n = node * 3;
    for (let w = 0; w < 3; w++) {
      rows[row + w] |= peers[n + w];
      if (cell[node] >= 0) rows[row + 3 + w] |= cells[n + w];
      rows[row + 6 + w] |= cells[n + w];
    }
  }
}

/** Whether three words of one array have a bit in common with three of another. */
export const meet = (a: Int32Array, i: number, b: Int32Array, j: number): boolean =>
  ((a[i] & b[j]) | (a[i + 1] & b[j + 1]) | (a[i + 2] & b[j + 2])) !== 0;

/** Whether three words of one array have no bit that three of another lack. */
export const isWithin = (a: Int32Array, i: number, b: Int32Array, j: number): boolean =>
  ((a[i] & ~b[j]) | (a[i + 1] & ~b[j + 1]) | (a[i + 2] & ~b[j + 2])) === 0;

function addRow(to: Int32Array, at: number, from: Int32Array, row: number): void {
  for (let i = 0; i < ROW; i++) to[at + i] |= from[row + i];
}

/** A copy with room for as much again. */
function longer(array: Int32Array): Int32Array {
  const copy = new Int32Array(array.length * 2);
  copy.set(array);
  return copy;
}

/** What is reached on a board, made once for a position and shared by all wings of a form. */
export const reachOn = (board: Board, form: LinkForm): Reach =>
  memo<Reach>(board, `chain-wings-${form}`, (_, previous) => (previous ?? new Reach()).fill(board, form));
