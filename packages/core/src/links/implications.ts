import type { Cell, Digit } from "../board/numbers.js";
import { lowestBit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { memo } from "../board/memo.js";
import { ClosureSearch, orRow } from "./closure.js";
import type { Nodes } from "./nodes.js";
import { type Vocabulary, strongNodes } from "./strong-links.js";

/**
 * What follows from what, along strong and weak links. Sets of nodes are rows of bits, `words` words a row.
 *
 * - `conflicts`, by node: the nodes that are false when it is true, because each candidate of one excludes each of the other.
 * - `linked`, by node: the nodes that are true when it is false, by one strong link.
 * - `impliedByTrue`, by node: all nodes that are true when it is true, along chains of any length. It is one of them.
 * - `eliminated`: the candidates that chains eliminate, words by digit as in `Board.places`. A candidate goes when a node that it
 *   excludes implies another one that it excludes.
 */
export interface Implications {
  readonly nodes: Nodes;
  words: number;
  conflicts: Int32Array;
  linked: Int32Array;
  impliedByTrue: Int32Array;
  readonly eliminated: Int32Array;
}

/** The implications of a board, made once for a position. `maxCells` bounds the almost locked sets. */
export const implications = (board: Board, vocabulary: Vocabulary, maxCells = 8): Implications =>
  memo<Implications>(board, nameOf(vocabulary, maxCells), (_, previous) => {
    const made = previous ?? {
      nodes: strongNodes(board, vocabulary, maxCells),
      words: 0,
      conflicts: new Int32Array(0),
      linked: new Int32Array(0),
      impliedByTrue: new Int32Array(0),
      eliminated: new Int32Array(30),
    };
    // A board has one list of nodes for each vocabulary, which is filled for this position here.
    const { count } = strongNodes(board, vocabulary, maxCells);
    made.words = (count + 31) >> 5;
    const size = count * made.words;
    if (made.conflicts.length < size) {
      made.conflicts = new Int32Array(size + (size >> 1));
      made.linked = new Int32Array(size + (size >> 1));
      made.impliedByTrue = new Int32Array(size + (size >> 1));
    }
    const isSameDigit = vocabulary === "bilocal" || vocabulary === "bivalue";
    const active = fillConflicts(made, isSameDigit);
    fillLinked(made);
    made.impliedByTrue.fill(0, 0, size);
    memo(board, "closure-1", (_, search: ClosureSearch | undefined) => search ?? new ClosureSearch()).fill(
      made,
      active,
    );
    fillEliminated(board, made, active, isSameDigit);
    return made;
  });

/** The implications of a board, if somebody has asked for them in this position. */
export function knownImplications(board: Board, vocabulary: Vocabulary, maxCells = 8): Implications | undefined {
  const entry = board.memo[nameOf(vocabulary, maxCells)];
  return entry?.version === board.version ? (entry.value as Implications) : undefined;
}

const nameOf = (vocabulary: Vocabulary, maxCells: number): string => `implications-1-${vocabulary}-${maxCells}`;

/** Returns a row: the nodes that exclude any. From all others nothing follows. */
function fillConflicts({ nodes, words, conflicts }: Implications, isSameDigit: boolean): Int32Array {
  const { count, digit, peers, cell } = nodes;
  const active = new Int32Array(words);
  conflicts.fill(0, 0, count * words);
  for (let node = 0; node < count; node++) {
    const start = node * words;
    let any = addSeen(nodes, digit[node], peers, node * 3, conflicts, start);
    if (!isSameDigit && cell[node] >= 0) any |= addOthers(nodes, cell[node], digit[node], conflicts, start);
    if (any !== 0) active[node >> 5] |= 1 << (node & 31);
  }
  return active;
}

/** Adds to a row the nodes of a digit all of whose cells are among some cells, three words of `among`. Returns 0 if there are none. */
function addSeen(nodes: Nodes, digit: Digit, among: Int32Array, p: number, into: Int32Array, row: number): number {
  const { cells, starts, startingAt, before } = nodes;
  let any = 0;
  for (let w = 0; w < 3; w++) {
    for (let rest = among[p + w] & starts[digit * 3 + w]; rest !== 0; rest &= rest - 1) {
      for (let node = startingAt[(w * 27 + lowestBit(rest)) * 9 + digit - 1]; node >= 0; node = before[node]) {
        const n = node * 3;
        if (((cells[n] & ~among[p]) | (cells[n + 1] & ~among[p + 1]) | (cells[n + 2] & ~among[p + 2])) === 0)
          any |= into[row + (node >> 5)] |= 1 << (node & 31);
      }
    }
  }
  return any;
}

/** Adds to a row the other digits of a cell. Returns 0 if there are none. */
function addOthers({ ofCandidate }: Nodes, cell: Cell, digit: Digit, into: Int32Array, row: number): number {
  let any = 0;
  for (let other = 1; other <= 9; other++) {
    const node = other === digit ? -1 : ofCandidate[cell * 9 + other - 1];
    if (node >= 0) any |= into[row + (node >> 5)] |= 1 << (node & 31);
  }
  return any;
}

function fillLinked({ nodes: { count, linkCount, ends }, words, linked }: Implications): void {
  linked.fill(0, 0, count * words);
  for (let way = 0; way < linkCount * 2; way++)
    linked[ends[way] * words + (ends[way ^ 1] >> 5)] |= 1 << (ends[way ^ 1] & 31);
}

/** Ors the closure of some nodes into a row. A node that is in the row already needs no look: the row has its closure, too. */
function orClosed(
  into: Int32Array,
  at: number,
  nodes: Int32Array,
  start: number,
  closure: Int32Array,
  words: number,
): void {
  for (let w = 0; w < words; w++)
    for (let rest = nodes[start + w] & ~into[at + w]; rest !== 0; rest &= (rest - 1) & ~into[at + w])
      orRow(into, at, closure, ((w << 5) + lowestBit(rest)) * words, words);
}

/** The nodes that are true, along chains of any length, when those of a row are false. */
export function impliedByFalse(
  { words, linked, impliedByTrue }: Implications,
  row: Int32Array,
  into: Int32Array,
): void {
  into.fill(0, 0, words);
  for (let w = 0; w < words; w++)
    for (let rest = row[w]; rest !== 0; rest &= rest - 1)
      orClosed(into, 0, linked, ((w << 5) + lowestBit(rest)) * words, impliedByTrue, words);
}

/** The nodes that a candidate excludes, as a row. */
export function excludedBy({ nodes, words }: Implications, cell: Cell, digit: Digit, row: Int32Array): void {
  row.fill(0, 0, words);
  addSeen(nodes, digit, nodes.peerTable, cell * 3, row, 0);
  addOthers(nodes, cell, digit, row, 0);
}

function fillEliminated({ places }: Board, made: Implications, active: Int32Array, isSameDigit: boolean): void {
  const { words, nodes, conflicts, impliedByTrue, eliminated } = made;
  const excluded = new Int32Array(words);
  const implied = new Int32Array(words);
  eliminated.fill(0);
  for (let digit = 1; digit <= 9; digit++) {
    for (let w = 0; w < 3; w++) {
      for (let rest = places[digit * 3 + w]; rest !== 0; rest &= rest - 1) {
        const cell = w * 27 + lowestBit(rest);
        const node = nodes.ofCandidate[cell * 9 + digit - 1];
        let goes: boolean;
        // The conflicts of a node are all that it excludes. Chains of one digit have no nodes for the other digits of its cell.
        if (node >= 0 && !isSameDigit)
          goes =
            (active[node >> 5] & (1 << (node & 31))) !== 0 && haveCommon(impliedByTrue, conflicts, node * words, words);
        else {
          excludedBy(made, cell, digit, excluded);
          impliedByFalse(made, excluded, implied);
          goes = haveCommon(implied, excluded, 0, words);
        }
        if (goes) eliminated[digit * 3 + w] |= rest & -rest;
      }
    }
  }
}

function haveCommon(a: Int32Array, b: Int32Array, start: number, words: number): boolean {
  for (let i = start; i < start + words; i++) if ((a[i] & b[i]) !== 0) return true;
  return false;
}
