import type { Digit, House } from "../board/numbers.js";
import { DIGIT_COUNT, lowestBit, lowestDigit } from "../board/bits.js";
import type { Board } from "../board/board.js";
import { type Layout, housesIn } from "../board/layout.js";
import { memo } from "../board/memo.js";
import { placesByHouse } from "../board/places-by-house.js";
import { badArgument } from "../errors.js";
import { houseFact } from "../proof/facts.js";
import { almostLockedSets } from "../sets/almost-locked-sets.js";
import { Nodes } from "./nodes.js";
import { COLUMNS, THIRDS } from "./parts.js";

/**
 * Which strong links a chain may use.
 *
 * | vocabulary  | strong links                                                                             |
 * | ----------- | ---------------------------------------------------------------------------------------- |
 * | `bilocal`   | the two places of a digit in a house                                                     |
 * | `bivalue`   | the two digits of a cell                                                                 |
 * | `single`    | both                                                                                     |
 * | `grouped`   | `single`, and two groups that hold all places in a house, each within one box and line   |
 * | `als`       | `grouped`, and two digits of an almost locked set                                        |
 * | `split`     | `single`, and a group within one box and line with all other places of a house           |
 * | `split-als` | `split`, and two digits of an almost locked set                                          |
 */
export type Vocabulary = "bilocal" | "bivalue" | "single" | "grouped" | "als" | "split" | "split-als";
const VOCABULARIES: readonly Vocabulary[] = ["bilocal", "bivalue", "single", "grouped", "als", "split", "split-als"];

/**
 * The nodes and strong links of a vocabulary, made once for a position: what chains, wings and forcing read. `maxCells` bounds the almost
 * locked sets.
 */
export const strongNodes = (board: Board, vocabulary: Vocabulary, maxCells = 8): Nodes =>
  memo<Nodes>(board, `strong-nodes-1-${vocabulary}-${maxCells}`, (_, previous) => {
    if (!VOCABULARIES.includes(vocabulary)) throw badArgument(vocabulary, `one of ${VOCABULARIES.join(", ")}`);
    const nodes = previous ?? new Nodes();
    nodes.clear(board);
    fill(board, nodes, vocabulary, maxCells);
    nodes.end();
    return nodes;
  });

function fill(board: Board, nodes: Nodes, vocabulary: Vocabulary, maxCells: number): void {
  if (vocabulary !== "bilocal") addBivalueCells(board, nodes);
  nodes.houseLinks = nodes.setLinks = nodes.linkCount;
  if (vocabulary === "bivalue") return;
  const isGrouped = vocabulary === "grouped" || vocabulary === "als";
  const isSplit = vocabulary === "split" || vocabulary === "split-als";
  const positions = placesByHouse(board);
  for (const house of housesIn(board)) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = positions[house * 10 + digit];
      if (places === 0) continue;
      const isPair = DIGIT_COUNT[places] === 2;
      if (isPair) addPair(board, nodes, house, digit, places & -places, places & (places - 1));
      if (board.layout) {
        if (isGrouped) addCrossings(board, nodes, board.layout, house, digit, places);
        else if (isSplit && !isPair) addPartsOfCrossings(board, nodes, board.layout, house, digit, places);
      } else if (isGrouped) addGroups(board, nodes, house, digit, places);
      else if (isSplit && !isPair) addSplits(board, nodes, house, digit, places);
    }
  }
  nodes.setLinks = nodes.linkCount;
  if (vocabulary === "als" || vocabulary === "split-als") addAlmostLockedSets(board, nodes, maxCells);
}

function addBivalueCells(board: Board, nodes: Nodes): void {
  for (let w = 0; w < 3; w++) {
    for (let cells = board.bivalue[w]; cells !== 0; cells &= cells - 1) {
      const cell = w * 27 + lowestBit(cells);
      const mask = board.masks[cell];
      const row = (cell / 9) | 0;
      const position = 1 << (cell % 9);
      const a = nodes.nodeAt(board, row, lowestDigit(mask), position);
      nodes.link(a, nodes.nodeAt(board, row, lowestDigit(mask & (mask - 1)), position), 1, cell);
    }
  }
}

function addPair(board: Board, nodes: Nodes, house: House, digit: Digit, a: number, b: number): void {
  nodes.link(nodes.nodeAt(board, house, digit, a), nodes.nodeAt(board, house, digit, b), 1, houseFact(house, digit));
}

/** Each group of one box and line, and all other places. */
function addSplits(board: Board, nodes: Nodes, house: House, digit: Digit, places: number): void {
  for (let i = 0; i < (house < 18 ? 3 : 6); i++) {
    const part = places & (i < 3 ? THIRDS[i] : COLUMNS[i - 3]);
    for (let group = part & -part; group !== 0; group = (group - part) & part) {
      // A cell of a box is already a group of its row.
      if (group !== places && (i < 3 || (group & (group - 1)) !== 0))
        addPair(board, nodes, house, digit, group, places & ~group);
    }
  }
}

/** The same in another layout: groups lie in two houses. */
function addPartsOfCrossings(
  board: Board,
  nodes: Nodes,
  layout: Layout,
  house: House,
  digit: Digit,
  places: number,
): void {
  const added = new Set<number>();
  for (const mask of groupsIn(layout, house)) {
    const part = places & mask;
    for (let group = part & -part; group !== 0; group = (group - part) & part) {
      if (group === places || added.has(group)) continue;
      added.add(group);
      addPair(board, nodes, house, digit, group, places & ~group);
    }
  }
}

/** In another layout: two groups, each in two houses, or one place. Where they cross, the crossing belongs to one of them, in two ways. */
function addCrossings(board: Board, nodes: Nodes, layout: Layout, house: House, digit: Digit, places: number): void {
  const groups = [...new Set(groupsIn(layout, house).map((mask) => places & mask))].filter((group) => group !== 0);
  const added = new Set<number>();
  const add = (a: number, b: number): void => {
    const key = Math.min(a, b) * 512 + Math.max(a, b);
    if (a === 0 || b === 0 || added.has(key)) return;
    added.add(key);
    addGroupPair(board, nodes, house, digit, a, b);
  };
  for (const [i, a] of groups.entries()) {
    if (a === places) {
      addPair(board, nodes, house, digit, places, places);
      for (let rest = places; rest !== 0; rest &= rest - 1) add(rest & -rest, places & ~(rest & -rest));
    }
    for (const b of groups.slice(i + 1)) {
      if ((a | b) !== places) continue;
      add(a, b & ~a);
      add(a & ~b, b);
    }
  }
}

const groupsIn = (layout: Layout, house: House): readonly number[] => [...layout.shared[house], ...PLACES];
const PLACES: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Two groups of 1 to 3 places that hold all places. A group alone that holds them all is linked with itself. */
function addGroups(board: Board, nodes: Nodes, house: House, digit: Digit, places: number): void {
  addThirds(board, nodes, house, digit, places, THIRDS);
  if (house < 18) return;
  addThirds(board, nodes, house, digit, places, COLUMNS);
  for (const row of THIRDS) {
    for (const column of COLUMNS) {
      if ((places & ~(row | column)) !== 0) continue;
      const inRow = places & row;
      const inColumn = places & column;
      const crossing = inRow & inColumn;
      // Both groups without the crossing cell, where it is no place; else it belongs to one of them, in two ways.
      const [restOfRow, restOfColumn] = [inRow & ~crossing, inColumn & ~crossing];
      if (restOfRow === 0 || restOfColumn === 0) continue;
      addGroupPair(board, nodes, house, digit, inRow, restOfColumn);
      if (crossing !== 0) addGroupPair(board, nodes, house, digit, restOfRow, inColumn);
    }
  }
}

function addThirds(
  board: Board,
  nodes: Nodes,
  house: House,
  digit: Digit,
  places: number,
  parts: readonly number[],
): void {
  for (let i = 0; i < 3; i++) {
    const a = places & parts[i];
    if (a === 0) continue;
    if (a === places) addLocked(board, nodes, house, digit, a);
    for (let j = i + 1; j < 3; j++) {
      const b = places & parts[j];
      if (b !== 0 && (a | b) === places) addGroupPair(board, nodes, house, digit, a, b);
    }
  }
}

/** All places in one group: it is linked with itself, and each of its places with the others. */
function addLocked(board: Board, nodes: Nodes, house: House, digit: Digit, places: number): void {
  addPair(board, nodes, house, digit, places, places);
  for (let rest = places; rest !== 0; rest &= rest - 1)
    if (places !== (rest & -rest)) addGroupPair(board, nodes, house, digit, rest & -rest, places & ~(rest & -rest));
}

function addGroupPair(board: Board, nodes: Nodes, house: House, digit: Digit, a: number, b: number): void {
  // Two places are linked already.
  if ((a & (a - 1)) === 0 && (b & (b - 1)) === 0) return;
  addPair(board, nodes, house, digit, a, b);
}

function addAlmostLockedSets(board: Board, nodes: Nodes, maxCells: number): void {
  const { count, size, digits, house, positions } = almostLockedSets(board);
  const places = placesByHouse(board);
  for (let als = 0; als < count && size[als] <= maxCells; als++) {
    // Sets of one cell are the bivalue cells.
    if (size[als] === 1) continue;
    let ends = 0;
    for (let rest = digits[als]; rest !== 0; rest &= rest - 1) {
      const digit = lowestDigit(rest);
      const node = nodes.nodeAt(board, house[als], digit, positions[als] & places[house[als] * 10 + digit]);
      if (nodes.isLive(board, node)) ENDS[ends++] = node;
    }
    for (let i = 0; i < ends; i++) for (let j = i + 1; j < ends; j++) nodes.link(ENDS[i], ENDS[j], size[als], ~als);
  }
}

const ENDS = /* @__PURE__ */ new Int32Array(9);
