import {
  type Cell,
  countBits,
  type DigitMask,
  digitsOf,
  maskIn,
  maskOf,
  nodeOf,
  type Reporter,
} from "@wings/core/author";
import type { wingPattern } from "./wing-words.js";
import type { Ways } from "./ways.js";

type WingReporter = Reporter<typeof wingPattern>;

/** The three ways of a wing, and the six nodes in order. */
interface Found {
  readonly ways: readonly number[];
  readonly nodes: readonly number[];
}

function foundOf({ ends }: Ways, ways: readonly number[]): Found {
  const [first, middle, last] = ways;
  return { ways, nodes: [ends[first ^ 1], ends[first], ends[middle], ends[middle ^ 1], ends[last], ends[last ^ 1]] };
}

/** Reports a wing, unless it is too large. Returns whether to stop. */
export function reportWing(report: WingReporter, links: Ways, ways: readonly number[]): boolean {
  const { digit, cell } = links.nodes;
  const found = foundOf(links, ways);
  const { nodes } = found;
  if (sizeOf(links, nodes) > report.maxSize) return false;
  const [first, last] = [nodes[0], nodes[5]];
  if (digit[first] === digit[last]) eliminateSeen(report, links, first, last);
  else if (cell[first] >= 0 && cell[first] === cell[last]) keepOnly(report, links, first, last);
  else {
    if (cell[last] >= 0 && links.sees(first, cell[last])) report.eliminateCells(digit[first], [cell[last]]);
    if (cell[first] >= 0 && links.sees(last, cell[first])) report.eliminateCells(digit[last], [cell[first]]);
  }
  return commit(report, links, found);
}

/** Reports a ring, if it is not too large and eliminates anything: of each two nodes that exclude each other, one is true. Returns whether to stop. */
export function reportRing(report: WingReporter, links: Ways, ways: readonly number[]): boolean {
  const { digit } = links.nodes;
  const found = foundOf(links, ways);
  const { nodes } = found;
  if (sizeOf(links, nodes) > report.maxSize) return false;
  const eliminated = ways.flatMap((way, i) => {
    const [from, a, b] = [nodes[i * 2], nodes[i * 2 + 1], nodes[(i * 2 + 2) % 6]];
    const linked = maskOf(digit[from]) | maskOf(digit[a]);
    return [
      digit[a] === digit[b] ? eliminateSeen(report, links, a, b) : keepOnly(report, links, a, b),
      way >> 1 >= links.setLinks && keepSet(report, links.factsOf(report.board, way >> 1) as readonly number[], linked),
    ];
  });
  return eliminated.includes(true) && commit(report, links, found);
}

/** A set of a ring lacks one of two digits and contains all its others. */
function keepSet(report: WingReporter, cells: readonly Cell[], without: DigitMask): boolean {
  const { board } = report;
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
function keepOnly(report: WingReporter, { nodes: { digit, cell } }: Ways, a: number, b: number): boolean {
  const { masks } = report.board;
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

function commit(report: WingReporter, links: Ways, { ways, nodes }: Found): boolean {
  const found = {
    nodes: nodes.map((node) => nodeOf(links.nodes.digit[node], links.cellsOf(node))),
    links: ways.map((way) => links.factsOf(report.board, way >> 1)),
  };
  return report.commit(found, sizeOf(links, nodes));
}
