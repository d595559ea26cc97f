import {
  type Board,
  DIGIT_COUNT,
  type Reporter,
  bitOf,
  candidateOf,
  digitsOf,
  maskOf,
  wordOf,
} from "@wings/core/author";
import type { wingPattern } from "./explanation.js";
import type { Nodes, Wing } from "./family.js";
import { type Node, type Way, exclude } from "./strong-links.js";

type WingReporter = Reporter<typeof wingPattern>;

/** Whether a wing with these ends eliminates anything of what `goes`: by digit, cells as three words. */
export function eliminatesAnything({ masks }: Board, goes: Int32Array, first: Node, last: Node): boolean {
  const { digit } = first;
  if (digit === last.digit) {
    const p = digit * 3;
    return (
      ((first.s0 & last.s0 & goes[p]) | (first.s1 & last.s1 & goes[p + 1]) | (first.s2 & last.s2 & goes[p + 2])) !== 0
    );
  }
  const [a, b] = [first.cells.length === 1, last.cells.length === 1];
  if (a && b && first.cells[0] === last.cells[0]) return DIGIT_COUNT[masks[first.cells[0]]] > 2;
  return (
    (b && isPlace(last.cells[0], first) && hasCell(goes, first.digit, last.cells[0])) ||
    (a && isPlace(first.cells[0], last) && hasCell(goes, last.digit, first.cells[0]))
  );
}

const hasCell = (words: Int32Array, digit: number, cell: number): boolean =>
  (words[digit * 3 + wordOf(cell)] & bitOf(cell)) !== 0;

/** Whether a cell has the digit of a node and sees all of its cells. */
const isPlace = (cell: number, { s0, s1, s2 }: Node): boolean =>
  ((cell < 27 ? s0 : cell < 54 ? s1 : s2) & bitOf(cell)) !== 0;

/** Reports a wing, if it eliminates anything. Returns whether to stop. */
export function reportWing(board: Board, report: WingReporter, wing: Wing): boolean {
  const [first, last] = [wing.nodes[0], wing.nodes[5]];
  let isFound = false;
  if (first.digit === last.digit) isFound = eliminateSeen(report, first, last);
  else if (exclude(first, last)) isFound = keepOnly(board, report, first.cells[0], [first.digit, last.digit]);
  else {
    if (last.cells.length === 1 && isPlace(last.cells[0], first))
      isFound = report.eliminateCells(first.digit, last.cells);
    if (first.cells.length === 1 && isPlace(first.cells[0], last))
      isFound = report.eliminateCells(last.digit, first.cells) || isFound;
  }
  return isFound && commit(report, wing.nodes, wing.ways);
}

/** Reports a ring: of each two nodes that exclude each other, one is true. Returns whether to stop. */
export function reportRing(board: Board, report: WingReporter, { nodes, ways }: Wing): boolean {
  let isFound = false;
  for (const [a, b] of [
    [nodes[1], nodes[2]],
    [nodes[3], nodes[4]],
    [nodes[5], nodes[0]],
  ]) {
    const isGone =
      a.digit === b.digit ? eliminateSeen(report, a, b) : keepOnly(board, report, a.cells[0], [a.digit, b.digit]);
    isFound = isGone || isFound;
  }
  for (const { link, near, far } of ways)
    if (link.kind === "set") isFound = keepSet(board, report, link.facts as readonly number[], near, far) || isFound;
  return isFound && commit(report, nodes, ways);
}

/** A set of a ring lacks one of two digits and contains all its others. */
function keepSet(board: Board, report: WingReporter, cells: readonly number[], near: Node, far: Node): boolean {
  let isFound = false;
  const mask = cells.reduce((all, cell) => all | board.masks[cell], 0) & ~maskOf(near.digit) & ~maskOf(far.digit);
  for (const digit of digitsOf(mask)) {
    const places = cells.filter((cell) => board.has(cell, digit));
    isFound = report.eliminateSeen(digit, places) || isFound;
  }
  return isFound;
}

/** The digit of two nodes leaves what sees all of both. */
const eliminateSeen = (report: WingReporter, a: Node, b: Node): boolean =>
  report.eliminate(a.digit, a.s0 & b.s0, a.s1 & b.s1, a.s2 & b.s2);

/** All other digits leave a cell. */
function keepOnly(board: Board, report: WingReporter, cell: number, kept: readonly number[]): boolean {
  const others = kept.reduce((mask, digit) => mask & ~maskOf(digit), board.masks[cell]);
  for (const digit of digitsOf(others)) report.eliminateCells(digit, [cell]);
  return others !== 0;
}

function commit(report: WingReporter, nodes: Nodes, ways: readonly Way[]): boolean {
  const cells = new Set(nodes.flatMap((node) => node.cells));
  const candidates = nodes.map((node) => node.cells.map((cell) => candidateOf(cell, node.digit)));
  return report.commit({ nodes: candidates, links: ways.map(({ link }) => link.facts) }, cells.size);
}
