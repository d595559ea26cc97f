import { type Board, type Cell, countBits, digitsOf, maskIn, maskOf, nodeOf, type Reporter } from "@wings/core/author";
import type { wingPattern } from "./explanation.js";
import type { Ways } from "./ways.js";

type WingReporter = Reporter<typeof wingPattern>;

/** The six nodes of a wing, from its three ways. */
function nodesOf({ ends }: Ways, first: number, middle: number, last: number): number[] {
  return [ends[first ^ 1], ends[first], ends[middle], ends[middle ^ 1], ends[last], ends[last ^ 1]];
}

/** Reports a wing, unless it is too large. Returns whether to stop. */
export function reportWing(board: Board, report: WingReporter, links: Ways, ways: readonly number[]): boolean {
  const { digit, cell } = links.nodes;
  const nodes = nodesOf(links, ways[0], ways[1], ways[2]);
  const size = sizeOf(links, nodes);
  if (size > report.maxSize) return false;
  const [first, last] = [nodes[0], nodes[5]];
  if (digit[first] === digit[last]) eliminateSeen(report, links, first, last);
  else if (cell[first] >= 0 && cell[first] === cell[last]) keepOnly(board, report, links, first, last);
  else {
    if (cell[last] >= 0 && links.sees(first, cell[last])) report.eliminateCells(digit[first], [cell[last]]);
    if (cell[first] >= 0 && links.sees(last, cell[first])) report.eliminateCells(digit[last], [cell[first]]);
  }
  return commit(board, report, links, nodes, ways, size);
}

/** Reports a ring, if it is not too large and eliminates anything: of each two nodes that exclude each other, one is true. Returns whether to stop. */
export function reportRing(board: Board, report: WingReporter, links: Ways, ways: readonly number[]): boolean {
  const { digit } = links.nodes;
  const nodes = nodesOf(links, ways[0], ways[1], ways[2]);
  const size = sizeOf(links, nodes);
  if (size > report.maxSize) return false;
  const found = ways.flatMap((way, i) => {
    const [from, a, b] = [nodes[i * 2], nodes[i * 2 + 1], nodes[(i * 2 + 2) % 6]];
    const linked = maskOf(digit[from]) | maskOf(digit[a]);
    return [
      digit[a] === digit[b] ? eliminateSeen(report, links, a, b) : keepOnly(board, report, links, a, b),
      way >> 1 >= links.setLinks && keepSet(board, report, links.factsOf(board, way >> 1) as readonly number[], linked),
    ];
  });
  return found.includes(true) && commit(board, report, links, nodes, ways, size);
}

/** A set of a ring lacks one of two digits and contains all its others. */
function keepSet(board: Board, report: WingReporter, cells: readonly Cell[], without: number): boolean {
  return digitsOf(maskIn(board, cells) & ~without)
    .map((digit) =>
      report.eliminateSeen(
        digit,
        cells.filter((cell) => board.has(cell, digit)),
      ),
    )
    .includes(true);
}

/** The digit of two nodes leaves what sees all of both. */
function eliminateSeen(report: WingReporter, { nodes: { digit, peers } }: Ways, a: number, b: number): boolean {
  const [n, m] = [a * 3, b * 3];
  return report.eliminateWords(digit[a], peers[n] & peers[m], peers[n + 1] & peers[m + 1], peers[n + 2] & peers[m + 2]);
}

/** All digits but those of two nodes leave their cell. */
function keepOnly(
  { masks }: Board,
  report: WingReporter,
  { nodes: { digit, cell } }: Ways,
  a: number,
  b: number,
): boolean {
  const others = masks[cell[a]] & ~maskOf(digit[a]) & ~maskOf(digit[b]);
  for (const other of digitsOf(others)) report.eliminateCells(other, [cell[a]]);
  return others !== 0;
}

/** The number of different cells of all nodes. */
function sizeOf({ nodes: { cells } }: Ways, nodes: readonly number[]): number {
  let size = 0;
  for (let w = 0; w < 3; w++) size += countBits(nodes.reduce((word, node) => word | cells[node * 3 + w], 0));
  return size;
}

function commit(
  board: Board,
  report: WingReporter,
  links: Ways,
  nodes: readonly number[],
  ways: readonly number[],
  size: number,
): boolean {
  const candidates = nodes.map((node) => nodeOf(links.nodes.digit[node], links.cellsOf(node)));
  return report.commit({ nodes: candidates, links: ways.map((way) => links.factsOf(board, way >> 1)) }, size);
}
