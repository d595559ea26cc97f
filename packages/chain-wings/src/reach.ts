import { type Board, lowestBit, lowestDigit, memo } from "@wings/core/author";
import { type Form, StrongLinks } from "./strong-links.js";

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

/** The strong links of a board, and what is reached by them. Everything is found out when it is first asked for. */
export class Reach {
  readonly links = new StrongLinks();
  /** By node, from `excludedStart`: the nodes of the same digit that it excludes. */
  excluded: Int32Array = new Int32Array(1024);
  private excludedCount = 0;
  excludedStart: Int32Array = new Int32Array(0);
  excludedEnd: Int32Array = new Int32Array(0);

  /** By node: where the houses lead that begin at it. The digit stays the same. */
  houses: Int32Array = new Int32Array(0);
  /** By node: where the houses lead that begin at nodes that it excludes. */
  nextHouses: Int32Array = new Int32Array(0);
  private nextHousesAt: Int32Array = new Int32Array(0);
  /** By node and digit: where the cells and sets lead that begin at it, or at nodes that it excludes; and the digits as a mask. */
  private values: Int32Array = new Int32Array(0);
  private valueDigits: Int32Array = new Int32Array(0);
  nextValues: Int32Array = new Int32Array(0);
  nextValueDigits: Int32Array = new Int32Array(0);

  /** Lists of ways that go on after a node, where all nodes are single cells: list i begins at `wayStart[i]` and ends at `wayEnd[i]`. */
  ways: Int32Array = new Int32Array(1024);
  private wayCount = 0;
  wayStart: Int32Array = new Int32Array(0);
  wayEnd: Int32Array = new Int32Array(0);
  private masks!: Board["masks"];

  fill(board: Board, form: Form): this {
    const { nodes } = this.links.fill(board, form);
    this.excludedCount = this.wayCount = 0;
    this.masks = board.masks;
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
      this.nextHousesAt = new Int32Array(room);
      this.values = new Int32Array(room * ROW * 10);
      this.valueDigits = new Int32Array(room);
      this.nextValues = new Int32Array(room * ROW * 10);
      this.nextValueDigits = new Int32Array(room);
    }
    this.excludedEnd.fill(-1, 0, nodes);
    this.nextHousesAt.fill(0, 0, nodes);
    this.valueDigits.fill(-1, 0, nodes);
    this.nextValueDigits.fill(-1, 0, nodes);
    if (form !== "plain") this.fillHouses();
    return this;
  }

  /** The list of the ways that go on after a node: from nodes that it excludes, or from the other digits of its cell. */
  waysAfter(node: number, exclusion: "sees" | "cell", kind: "V" | "L"): number {
    const list = node * 3 + (exclusion === "cell" ? 2 : kind === "V" ? 1 : 0);
    if (this.wayEnd[list] >= 0) return list;
    const { cell, digit, single, cellWay, houseWay } = this.links;
    this.wayStart[list] = this.wayCount;
    if (exclusion === "cell") {
      const candidate = cell[node] * 9 - 1;
      for (let rest = this.masks[cell[node]] & ~(1 << (digit[node] - 1)); rest !== 0; rest &= rest - 1) {
        const other = single[candidate + lowestDigit(rest)];
        if (other >= 0) this.addWays(houseWay[other]);
      }
    } else {
      this.exclude(node);
      for (let i = this.excludedStart[node]; i < this.excludedEnd[node]; i++) {
        const near = this.excluded[i];
        if (kind === "L") this.addWays(houseWay[near]);
        else if (cellWay[near] >= 0) this.addWay(cellWay[near]);
      }
    }
    this.wayEnd[list] = this.wayCount;
    return list;
  }

  private addWays(from: number): void {
    for (let way = from; way >= 0; way = this.links.next[way]) this.addWay(way);
  }

  private addWay(way: number): void {
    if (this.wayCount === this.ways.length) {
      const copy = new Int32Array(this.wayCount * 2);
      copy.set(this.ways);
      this.ways = copy;
    }
    this.ways[this.wayCount++] = way;
  }

  /** Lists the nodes of the same digit that a node excludes, at `excludedStart` to `excludedEnd`. */
  exclude(node: number): void {
    if (this.excludedEnd[node] >= 0) return;
    const { seen, cells, digit, first, nextFirst } = this.links;
    this.excludedStart[node] = this.excludedCount;
    const n = node * 3;
    const not0 = ~seen[n];
    const not1 = ~seen[n + 1];
    const not2 = ~seen[n + 2];
    for (let w = 0; w < 3; w++) {
      for (let rest = seen[n + w]; rest !== 0; rest &= rest - 1) {
        const candidate = (w * 27 + lowestBit(rest)) * 9 + digit[node] - 1;
        for (let other = first[candidate]; other >= 0; other = nextFirst[other]) {
          const m = other * 3;
          if (((cells[m] & not0) | (cells[m + 1] & not1) | (cells[m + 2] & not2)) !== 0) continue;
          if (this.excludedCount === this.excluded.length) this.growExcluded();
          this.excluded[this.excludedCount++] = other;
        }
      }
    }
    this.excludedEnd[node] = this.excludedCount;
  }

  /** Where the houses lead that begin at nodes that a node excludes: the beginning of a row of `nextHouses`. */
  housesAfter(node: number): number {
    const row = node * ROW;
    if (this.nextHousesAt[node] === 0) {
      this.nextHousesAt[node] = 1;
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
      let mask = 0;
      for (let i = this.excludedStart[node]; i < this.excludedEnd[node]; i++) {
        const other = this.excluded[i];
        for (let rest = this.valuesOf(other); rest !== 0; rest &= rest - 1) {
          const digit = lowestDigit(rest);
          const row = (node * 10 + digit) * ROW;
          if ((mask & rest & -rest) === 0) this.nextValues.fill(0, row, row + ROW);
          mask |= rest & -rest;
          addRow(this.nextValues, row, this.values, (other * 10 + digit) * ROW);
        }
      }
      this.nextValueDigits[node] = mask;
    }
    return this.nextValueDigits[node];
  }

  /** The digits to which the cells and sets lead that begin at a node. */
  private valuesOf(node: number): number {
    if (this.valueDigits[node] < 0) {
      this.valueDigits[node] = 0;
      const { cellWay, setWay, next } = this.links;
      if (cellWay[node] >= 0) this.addValue(node, cellWay[node]);
      for (let way = setWay[node]; way >= 0; way = next[way]) this.addValue(node, way);
    }
    return this.valueDigits[node];
  }

  private addValue(node: number, way: number): void {
    const { digit, ends } = this.links;
    const far = ends[way ^ 1];
    const bit = 1 << (digit[far] - 1);
    const row = (node * 10 + digit[far]) * ROW;
    if ((this.valueDigits[node] & bit) === 0) this.values.fill(0, row, row + ROW);
    this.valueDigits[node] |= bit;
    this.addNode(this.values, row, far);
  }

  private fillHouses(): void {
    const { nodes, houseWay, next, ends } = this.links;
    this.houses.fill(0, 0, nodes * ROW);
    for (let node = 0; node < nodes; node++)
      for (let way = houseWay[node]; way >= 0; way = next[way]) this.addNode(this.houses, node * ROW, ends[way ^ 1]);
  }

  private addNode(rows: Int32Array, row: number, node: number): void {
    const { seen, cells, cell } = this.links;
    const n = node * 3;
    rows[row] |= seen[n];
    rows[row + 1] |= seen[n + 1];
    rows[row + 2] |= seen[n + 2];
    if (cell[node] >= 0) {
      rows[row + 3] |= cells[n];
      rows[row + 4] |= cells[n + 1];
      rows[row + 5] |= cells[n + 2];
    }
    rows[row + 6] |= cells[n];
    rows[row + 7] |= cells[n + 1];
    rows[row + 8] |= cells[n + 2];
  }

  private growExcluded(): void {
    const copy = new Int32Array(this.excluded.length * 2);
    copy.set(this.excluded);
    this.excluded = copy;
  }
}

function addRow(to: Int32Array, at: number, from: Int32Array, row: number): void {
  to[at] |= from[row];
  to[at + 1] |= from[row + 1];
  to[at + 2] |= from[row + 2];
  to[at + 3] |= from[row + 3];
  to[at + 4] |= from[row + 4];
  to[at + 5] |= from[row + 5];
  to[at + 6] |= from[row + 6];
  to[at + 7] |= from[row + 7];
  to[at + 8] |= from[row + 8];
}

/** What is reached on a board, made once for a position and shared by all wings of a form. */
export const reachOn = (board: Board, form: Form): Reach =>
  memo<Reach>(board, `chain-wings-${form}`, (_, previous) => (previous ?? new Reach()).fill(board, form));
