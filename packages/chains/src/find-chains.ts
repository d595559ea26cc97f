import {
  almostLockedSets,
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  cellsOfAls,
  type Digit,
  type Fact,
  type Implications,
  implications,
  lowestBit,
  MAX_FACTS,
  type Reporter,
  type Vocabulary,
} from "@wings/core/author";
import { type Chain, ChainFinder } from "./least-chain.js";
import type { ChainShape } from "./pattern.js";

/** Which chains are searched. */
interface Options {
  readonly longest: number;
  readonly cells?: number;
}

/** Reports for each candidate that chains eliminate its least chain. Chains that are the same are one finding. */
export function findChains(
  report: Reporter<ChainShape>,
  vocabulary: Vocabulary,
  { longest, cells = 8 }: Options,
): void {
  const made = implications(report.board, vocabulary, cells);
  if (made.eliminated.every((word) => word === 0)) return;
  const finder = new ChainFinder(made);
  const reported = new Set<string>();
  for (const candidate of eliminatedBy(made)) {
    const most = Math.min(longest, report.maxSize);
    const chain = finder.leastChain(candidateCell(candidate), candidateDigit(candidate), most);
    if (chain !== undefined && reportChain(report, made, chain, reported)) return;
  }
}

/** The candidates that chains eliminate, digit by digit. */
function eliminatedBy({ eliminated }: Implications): Candidate[] {
  const candidates: Candidate[] = [];
  for (let i = 3; i < 30; i++)
    for (let rest = eliminated[i]; rest !== 0; rest &= rest - 1)
      candidates.push(candidateOf((i % 3) * 27 + lowestBit(rest), (i / 3) | 0));
  return candidates;
}

/** Reports a chain that is new. Returns whether to stop. */
function reportChain(report: Reporter<ChainShape>, made: Implications, chain: Chain, reported: Set<string>): boolean {
  const isLoop = exclude(made, chain.nodes[chain.nodes.length - 1], chain.nodes[0]);
  const shown = isLoop ? leastRotation(chain, made.nodes) : chain;
  const key = shown.nodes.join();
  if (reported.has(key)) return false;
  reported.add(key);
  const links = shown.links.map((link) => factsOf(report.board, made, link));
  // The checker takes no longer reason.
  if (shown.facts > MAX_FACTS && new Set(links.flat()).size > MAX_FACTS) return false;
  reportEliminations(report, made, shown, isLoop);
  return report.commit({ nodes: shown.nodes.map((node) => made.nodes.candidatesOf(node)), links }, shown.facts);
}

/** Whether two nodes can't both be true. */
const exclude = ({ conflicts, words }: Implications, a: number, b: number): boolean =>
  (conflicts[a * words + (b >> 5)] & (1 << (b & 31))) !== 0;

/** An open chain eliminates what both of its ends exclude; a loop, what both ends of any weak link exclude. */
function reportEliminations(report: Reporter<ChainShape>, made: Implications, { nodes }: Chain, isLoop: boolean): void {
  reportBetween(report, made, nodes[nodes.length - 1], nodes[0]);
  if (isLoop) for (let i = 1; i + 1 < nodes.length; i += 2) reportBetween(report, made, nodes[i], nodes[i + 1]);
}

/** The candidates that two nodes exclude both. */
function reportBetween(report: Reporter<ChainShape>, { nodes }: Implications, a: number, b: number): void {
  const { digit } = nodes;
  if (nodes.cell[a] >= 0 && nodes.cell[a] === nodes.cell[b]) {
    for (let each = 1; each <= 9; each++) reportDigit(report, nodes, a, b, each);
    return;
  }
  reportDigit(report, nodes, a, b, digit[a]);
  if (digit[a] !== digit[b]) reportDigit(report, nodes, a, b, digit[b]);
}

function reportDigit(
  report: Reporter<ChainShape>,
  nodes: Implications["nodes"],
  a: number,
  b: number,
  digit: Digit,
): void {
  report.eliminateWords(
    digit,
    excludedCells(nodes, a, digit, 0) & excludedCells(nodes, b, digit, 0),
    excludedCells(nodes, a, digit, 1) & excludedCells(nodes, b, digit, 1),
    excludedCells(nodes, a, digit, 2) & excludedCells(nodes, b, digit, 2),
  );
}

/** The cells that lose a digit when a node is true. */
function excludedCells(nodes: Implications["nodes"], node: number, digit: Digit, w: number): number {
  if (nodes.digit[node] === digit) return nodes.peers[node * 3 + w];
  return nodes.cell[node] >= 0 ? nodes.cells[node * 3 + w] : 0;
}

/** The facts of a strong link: one of a cell or house, or the cells of an almost locked set. */
function factsOf(board: Board, { nodes }: Implications, link: number): readonly Fact[] {
  const source = nodes.source[link];
  return source >= 0 ? [source] : cellsOfAls(almostLockedSets(board), ~source);
}

/** A loop has no first link: it is shown from its least node on, in the direction that comes first. */
function leastRotation(chain: Chain, all: Implications["nodes"]): Chain {
  const forward = chain;
  const backward = { ...chain, nodes: [...chain.nodes].reverse(), links: [...chain.links].reverse() };
  let best = forward;
  for (const { nodes, links, facts } of [forward, backward]) {
    for (let i = 0; i < links.length; i++) {
      const rotated = {
        nodes: [...nodes.slice(i * 2), ...nodes.slice(0, i * 2)],
        links: [...links.slice(i), ...links.slice(0, i)],
        facts,
      };
      if (comesBefore(rotated.nodes, best.nodes, all)) best = rotated;
    }
  }
  return best;
}

function comesBefore(a: readonly number[], b: readonly number[], all: Implications["nodes"]): boolean {
  for (let i = 0; i < a.length; i++) {
    const order = all.compare(a[i], b[i]);
    if (order !== 0) return order < 0;
  }
  return false;
}
