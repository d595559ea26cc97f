import { lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { PEERS } from "../board/geometry.js";
import { memo } from "../board/memo.js";
import { Nodes } from "./nodes.js";
import { type Vocabulary, fillStrongLinks } from "./strong-links.js";

/**
 * What follows from what, along strong and weak links. Sets of nodes are rows of bits, `words` words a row.
 *
 * - `conflicts`, by node: the nodes that are false when it is true, because each candidate of one excludes each of the other.
 * - `impliedByFalse`, by node: all nodes that are true when it is false, along chains of any length.
 * - `eliminated`: the candidates that chains eliminate, words by digit as in `Board.places`. A candidate goes when a node that it
 *   excludes implies another one that it excludes.
 */
export interface Implications {
  readonly nodes: Nodes;
  words: number;
  conflicts: Int32Array;
  impliedByFalse: Int32Array;
  readonly eliminated: Int32Array;
}

/** The implications of a board, made once for a position. `maxCells` bounds the almost locked sets. */
export const implications = (board: Board, vocabulary: Vocabulary, maxCells = 8): Implications =>
  memo<Implications>(board, `implications-1-${vocabulary}-${maxCells}`, (_, previous) => {
    const made = previous ?? {
      nodes: new Nodes(),
      words: 0,
      conflicts: new Int32Array(0),
      impliedByFalse: new Int32Array(0),
      eliminated: new Int32Array(30),
    };
    fillStrongLinks(board, made.nodes, vocabulary, maxCells);
    const { count } = made.nodes;
    made.words = (count + 31) >> 5;
    const size = count * made.words;
    if (made.conflicts.length < size) {
      made.conflicts = new Int32Array(size + (size >> 1));
      made.impliedByFalse = new Int32Array(size + (size >> 1));
    }
    fillConflicts(made, vocabulary === "bilocal" || vocabulary === "bivalue");
    fillClosure(made);
    fillEliminated(board, made);
    return made;
  });

function fillConflicts({ nodes, words, conflicts }: Implications, isSameDigit: boolean): void {
  const { count, digit, cells, peers, ofCandidate, first, byDigit } = nodes;
  conflicts.fill(0, 0, count * words);
  for (const list of byDigit) list.length = 0;
  for (let node = 0; node < count; node++) {
    const list = byDigit[digit[node]];
    const p0 = ~peers[node * 3];
    const p1 = ~peers[node * 3 + 1];
    const p2 = ~peers[node * 3 + 2];
    for (const other of list) {
      if (((cells[other * 3] & p0) | (cells[other * 3 + 1] & p1) | (cells[other * 3 + 2] & p2)) !== 0) continue;
      conflicts[node * words + (other >> 5)] |= 1 << (other & 31);
      conflicts[other * words + (node >> 5)] |= 1 << (node & 31);
    }
    list.push(node);
    if (isSameDigit || !nodes.isSingle(node)) continue;
    const cell = first[node] * 9;
    for (let candidate = cell; candidate < cell + 9; candidate++) {
      const other = ofCandidate[candidate];
      if (other >= 0 && other !== node) conflicts[node * words + (other >> 5)] |= 1 << (other & 31);
    }
  }
}

/** Rows for the closure, and the stack of a depth-first search. */
let strong = /* @__PURE__ */ new Int32Array(0);
let step = /* @__PURE__ */ new Int32Array(0);
let closure = /* @__PURE__ */ new Int32Array(0);
let order = /* @__PURE__ */ new Int32Array(0);
let low = /* @__PURE__ */ new Int32Array(0);
let component = /* @__PURE__ */ new Int32Array(0);
let path = /* @__PURE__ */ new Int32Array(0);

function fillClosure({ nodes, words, conflicts, impliedByFalse }: Implications): void {
  const { count, linkCount, from, to } = nodes;
  const size = count * words;
  if (strong.length < size) {
    strong = new Int32Array(size * 2);
    step = new Int32Array(size * 2);
    closure = new Int32Array(size * 2);
  }
  if (order.length < count) {
    order = new Int32Array(count * 2);
    low = new Int32Array(count * 2);
    component = new Int32Array(count * 2);
    path = new Int32Array(count * 4);
  }
  strong.fill(0, 0, size);
  for (let i = 0; i < linkCount; i++) {
    strong[from[i] * words + (to[i] >> 5)] |= 1 << (to[i] & 31);
    strong[to[i] * words + (from[i] >> 5)] |= 1 << (from[i] & 31);
  }
  // One step: the nodes that are true when a node is true, by one weak and one strong link.
  step.fill(0, 0, size);
  for (let node = 0; node < count; node++) orRows(step, node, conflicts, strong, words);
  closeSteps(count, words);
  impliedByFalse.fill(0, 0, size);
  for (let node = 0; node < count; node++) orRows(impliedByFalse, node, strong, closure, words);
}

/** Ors the rows of all nodes in the row of a node into another row of it. */
function orRows(into: Int32Array, node: number, through: Int32Array, rows: Int32Array, words: number): void {
  const start = node * words;
  for (let w = 0; w < words; w++) {
    for (let rest = through[start + w]; rest !== 0; rest &= rest - 1) {
      const row = ((w << 5) + lowestBit(rest)) * words;
      for (let i = 0; i < words; i++) into[start + i] |= rows[row + i];
    }
  }
}

/**
 * The transitive closure of the steps, each node included, by Tarjan's strongly connected components: they are found in the order
 * in which their successors are complete.
 */
function closeSteps(count: number, words: number): void {
  closure.fill(0, 0, count * words);
  order.fill(0, 0, count);
  let visited = 0;
  let onPath = 0;
  const visit = (node: number): void => {
    order[node] = low[node] = ++visited;
    path[onPath++] = node;
    for (let w = 0; w < words; w++) {
      for (let rest = step[node * words + w]; rest !== 0; rest &= rest - 1) {
        const next = (w << 5) + lowestBit(rest);
        if (order[next] === 0) visit(next);
        // A node whose component is complete has an order of -1.
        if (order[next] > 0 && low[next] < low[node]) low[node] = low[next];
      }
    }
    if (low[node] !== order[node]) return;
    let size = 0;
    do component[size++] = path[--onPath];
    while (path[onPath] !== node);
    closeComponent(size, words);
  };
  for (let node = 0; node < count; node++) if (order[node] === 0) visit(node);
}

/** All nodes of a component have the same row: the component, and the rows of all their successors. */
function closeComponent(size: number, words: number): void {
  const row = component[0] * words;
  for (let i = 0; i < size; i++) closure[row + (component[i] >> 5)] |= 1 << (component[i] & 31);
  for (let i = 0; i < size; i++) {
    const start = component[i] * words;
    for (let w = 0; w < words; w++) {
      for (let rest = step[start + w] & ~closure[row + w]; rest !== 0; rest &= ~closure[row + w]) {
        const next = ((w << 5) + lowestBit(rest)) * words;
        for (let k = 0; k < words; k++) closure[row + k] |= closure[next + k];
        rest &= rest - 1;
      }
    }
  }
  for (let i = 0; i < size; i++) {
    order[component[i]] = -1;
    if (i > 0) closure.copyWithin(component[i] * words, row, row + words);
  }
}

/** The nodes that a candidate excludes, as a row. */
export function excludedBy({ nodes, words }: Implications, cell: number, digit: number, row: Int32Array): void {
  row.fill(0, 0, words);
  const { cells, byDigit, ofCandidate } = nodes;
  const p0 = ~PEERS[cell * 3];
  const p1 = ~PEERS[cell * 3 + 1];
  const p2 = ~PEERS[cell * 3 + 2];
  for (const node of byDigit[digit]) {
    const n = node * 3;
    if (((cells[n] & p0) | (cells[n + 1] & p1) | (cells[n + 2] & p2)) === 0) row[node >> 5] |= 1 << (node & 31);
  }
  for (let candidate = cell * 9; candidate < cell * 9 + 9; candidate++) {
    const node = candidate === cell * 9 + digit - 1 ? -1 : ofCandidate[candidate];
    if (node >= 0) row[node >> 5] |= 1 << (node & 31);
  }
}

const ROW = /* @__PURE__ */ new Int32Array(256);

function fillEliminated({ places }: Board, made: Implications): void {
  const { words, impliedByFalse, eliminated } = made;
  eliminated.fill(0);
  for (let digit = 1; digit <= 9; digit++) {
    for (let w = 0; w < 3; w++) {
      for (let rest = places[digit * 3 + w]; rest !== 0; rest &= rest - 1) {
        const cell = w * 27 + lowestBit(rest);
        excludedBy(made, cell, digit, ROW);
        if (leadsBack(ROW, impliedByFalse, words)) eliminated[digit * 3 + w] |= rest & -rest;
      }
    }
  }
}

/** Whether one of the nodes implies another one of them when it is false. */
function leadsBack(row: Int32Array, impliedByFalse: Int32Array, words: number): boolean {
  for (let w = 0; w < words; w++) {
    for (let rest = row[w]; rest !== 0; rest &= rest - 1) {
      const start = ((w << 5) + lowestBit(rest)) * words;
      // A chain has two directions, so the nodes of the words before have been asked already.
      for (let i = w; i < words; i++) if ((impliedByFalse[start + i] & row[i]) !== 0) return true;
    }
  }
  return false;
}
