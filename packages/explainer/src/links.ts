import { DIGIT_COUNT, HOUSES_OF, HOUSE_CELLS, lowestBit, lowestDigit } from "@wings/core/author";
import { type Grid, PEER_CELLS, candidate } from "./grid.js";

/** Lists of candidates, one for each candidate: that of `c` is `list[start[c]]` up to `list[start[c + 1]]`. */
export interface Neighbours {
  readonly start: Uint16Array;
  readonly list: Uint16Array;
}

/**
 * The links of a board that chains of one kind use. A weak link: not both are true. A strong link: not both are false. X links join
 * a digit in two cells, Y links two digits of a cell.
 */
export interface Links {
  /** All candidates. */
  readonly nodes: readonly number[];
  readonly weak: Neighbours;
  readonly strong: Neighbours;
  /** By candidate: those that are true if it is, by a weak and a strong link. */
  readonly next: Neighbours;
}

export function makeLinks(grid: Grid, kind: "X" | "all"): Links {
  const nodes = candidatesOf(grid);
  const weak = collect(nodes, (c, add) => {
    const cell = (c / 9) | 0;
    const digit = (c % 9) + 1;
    for (let i = cell * 20; i < cell * 20 + 20; i++) {
      if (grid.has(PEER_CELLS[i], digit)) add(candidate(PEER_CELLS[i], digit));
    }
    if (kind === "X") return;
    for (let left = grid.masks[cell] & ~(1 << (digit - 1)); left !== 0; left &= left - 1) {
      add(candidate(cell, lowestDigit(left)));
    }
  });
  const strong = collect(nodes, (c, add) => {
    strongX(grid, c, add);
    const cell = (c / 9) | 0;
    const others = grid.masks[cell] & ~(1 << (c % 9));
    if (kind === "all" && DIGIT_COUNT[others] === 1) add(candidate(cell, lowestDigit(others)));
  });
  const seen = new Uint16Array(729);
  const next = collect(nodes, (c, add) => {
    seen[c] = c + 1;
    for (let i = weak.start[c]; i < weak.start[c + 1]; i++) {
      const other = weak.list[i];
      for (let k = strong.start[other]; k < strong.start[other + 1]; k++) {
        const to = strong.list[k];
        if (seen[to] === c + 1) continue;
        seen[to] = c + 1;
        add(to);
      }
    }
  });
  return { nodes, weak, strong, next };
}

function candidatesOf({ masks }: Grid): number[] {
  const nodes: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    for (let left = masks[cell]; left !== 0; left &= left - 1) nodes.push(candidate(cell, lowestDigit(left)));
  }
  return nodes;
}

function strongX({ places }: Grid, c: number, add: (other: number) => void): void {
  const cell = (c / 9) | 0;
  const digit = (c % 9) + 1;
  let [first, second] = [-1, -1];
  for (let i = cell * 3; i < cell * 3 + 3; i++) {
    const house = HOUSES_OF[i];
    let pair = places[house * 9 + digit - 1];
    if (DIGIT_COUNT[pair] !== 2) continue;
    if (HOUSE_CELLS[house * 9 + lowestBit(pair)] === cell) pair &= pair - 1;
    const other = HOUSE_CELLS[house * 9 + lowestBit(pair)];
    if (other === first || other === second) continue;
    add(candidate(other, digit));
    if (first < 0) first = other;
    else second = other;
  }
}

const BUFFER: Uint16Array = /* @__PURE__ */ new Uint16Array(729 * 28);

function collect(
  nodes: readonly number[],
  find: (candidate: number, add: (other: number) => void) => void,
): Neighbours {
  const start = new Uint16Array(730);
  let count = 0;
  let filled = 0;
  const add = (other: number): void => {
    BUFFER[count++] = other;
  };
  for (const node of nodes) {
    start.fill(count, filled, node + 1);
    filled = node + 1;
    find(node, add);
  }
  start.fill(count, filled);
  return { start, list: BUFFER.slice(0, count) };
}

/** The list of one candidate. */
export const neighbours = ({ start, list }: Neighbours, c: number): Uint16Array =>
  list.subarray(start[c], start[c + 1]);
