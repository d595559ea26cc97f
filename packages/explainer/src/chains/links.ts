import { lowestBit, lowestDigit } from "@wings/core/author";
import { fillPartners } from "@wings/core/host";
import { type Grid, PEER_CELLS, candidate } from "../grid.js";

/** Lists of candidates, one for each candidate: that of `c` is `list[start[c]]` up to `list[start[c + 1]]`. */
export interface Neighbors {
  readonly start: Uint16Array;
  readonly list: Uint16Array;
}

/**
 * The links of a board that chains of one kind use. A weak link: not both are true. A strong link: not both are false. X links join
 * a digit in two cells, Y links two digits of a cell.
 */
export interface ChainLinks {
  /** All candidates. */
  readonly nodes: readonly number[];
  readonly weak: Neighbors;
  readonly strong: Neighbors;
  /** By candidate: those that are true if it is, by a weak and a strong link. */
  readonly next: Neighbors;
}

/** One for all calls: the lists of a board hundreds of times for a hard puzzle. */
const BUFFER: Uint16Array = /* @__PURE__ */ new Uint16Array(729 * 28);

export function makeLinks(grid: Grid, kind: "X" | "all"): ChainLinks {
  const nodes = candidatesOf(grid);
  const weak = weakLinks(grid, nodes, kind);
  const strong = strongLinks(grid, nodes, kind);
  return { nodes, weak, strong, next: joined(nodes, weak, strong) };
}

function candidatesOf({ masks }: Grid): number[] {
  const nodes: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    for (let left = masks[cell]; left !== 0; left &= left - 1) nodes.push(candidate(cell, lowestDigit(left)));
  }
  return nodes;
}

function weakLinks({ masks }: Grid, nodes: readonly number[], kind: "X" | "all"): Neighbors {
  const start = new Uint16Array(730);
  let count = 0;
  let filled = 0;
  for (const node of nodes) {
    while (filled <= node) start[filled++] = count;
    const cell = (node / 9) | 0;
    const index = node % 9;
    for (let i = cell * 20; i < cell * 20 + 20; i++) {
      const peer = PEER_CELLS[i];
      if (((masks[peer] >> index) & 1) !== 0) BUFFER[count++] = peer * 9 + index;
    }
    if (kind === "X") continue;
    for (let left = masks[cell] & ~(1 << index); left !== 0; left &= left - 1) {
      BUFFER[count++] = cell * 9 + lowestBit(left);
    }
  }
  while (filled < 730) start[filled++] = count;
  return { start, list: BUFFER.slice(0, count) };
}

/** The partners of each candidate: those of its houses, and in `all` the other candidate of its cell. */
function strongLinks({ masks, places }: Grid, nodes: readonly number[], kind: "X" | "all"): Neighbors {
  const partners = fillPartners(masks, places, PARTNERS);
  const kinds = kind === "X" ? 3 : 4;
  const start = new Uint16Array(730);
  let count = 0;
  let filled = 0;
  for (const node of nodes) {
    while (filled <= node) start[filled++] = count;
    for (let i = node * 4; i < node * 4 + kinds; i++) if (partners[i] >= 0) BUFFER[count++] = partners[i];
  }
  while (filled < 730) start[filled++] = count;
  return { start, list: BUFFER.slice(0, count) };
}

const PARTNERS: Int16Array = /* @__PURE__ */ new Int16Array(729 * 4);

/** By candidate: the node for which it was added last. */
const ADDED_FOR: Uint16Array = /* @__PURE__ */ new Uint16Array(729);

function joined(nodes: readonly number[], weak: Neighbors, strong: Neighbors): Neighbors {
  const start = new Uint16Array(730);
  let count = 0;
  let filled = 0;
  ADDED_FOR.fill(0);
  for (const node of nodes) {
    while (filled <= node) start[filled++] = count;
    ADDED_FOR[node] = node + 1;
    for (let i = weak.start[node]; i < weak.start[node + 1]; i++) {
      const other = weak.list[i];
      for (let k = strong.start[other]; k < strong.start[other + 1]; k++) {
        const to = strong.list[k];
        if (ADDED_FOR[to] === node + 1) continue;
        ADDED_FOR[to] = node + 1;
        BUFFER[count++] = to;
      }
    }
  }
  while (filled < 730) start[filled++] = count;
  return { start, list: BUFFER.slice(0, count) };
}

/** The list of one candidate. */
export const neighbors = ({ start, list }: Neighbors, c: number): Uint16Array => list.subarray(start[c], start[c + 1]);
