import { type KnownLemma, derive, writeLemmas } from "@wings/chain-kit";
import {
  almostLockedSets,
  type Board,
  type Candidate,
  candidateCell,
  candidateDigit,
  candidateOf,
  type Cell,
  cellsOfAls,
  type Digit,
  digitOf,
  digitsOf,
  type Fact,
  houseOf,
  type Implications,
  isCellFact,
  type Lemma,
  placesIn,
  sees,
} from "@wings/core/author";

/** A chain from the assumption to a candidate that it makes false: A1, B1, A2, B2 and so on, and its strong links. */
export interface Branch {
  readonly nodes: readonly number[];
  readonly links: readonly number[];
}

/** A candidate of the fact, and the chain that joins it with the candidate that goes. */
export interface NamedBranch {
  readonly candidate: Candidate;
  /** From the candidate that goes: A1, B1, A2, B2 and so on. */
  readonly nodes: readonly (readonly number[])[];
  readonly links: readonly (readonly Fact[])[];
}

/** The candidates of a cell, or of a digit in a house. */
export function candidatesOfFact(fact: number, board: Board): Candidate[] {
  if (isCellFact(fact)) return digitsOf(board.masks[fact]).map((digit) => candidateOf(fact, digit));
  return placesIn(board, digitOf(fact), houseOf(fact)).map((cell) => candidateOf(cell, digitOf(fact)));
}

/** Whether two candidates can't both be true. */
function excludes(board: Board, a: Candidate, b: Candidate): boolean {
  const [x, y] = [candidateCell(a), candidateCell(b)];
  return x === y ? a !== b : candidateDigit(a) === candidateDigit(b) && sees(board, x, y);
}

/** What forcing chains are written in: the candidate that goes, and all chains one behind the other. */
export interface Branching {
  readonly cell: Cell;
  readonly digit: Digit;
  readonly nodes: readonly (readonly number[])[];
  readonly links: readonly (readonly Fact[])[];
}

/** Cuts the list of nodes into the chains of the cases. */
export function branchesOf(
  board: Board,
  { cell, digit, nodes, links }: Branching,
  cases: readonly Candidate[],
): NamedBranch[] {
  const goes = candidateOf(cell, digit);
  let at = 0;
  return cases.map((candidate) => {
    const start = at;
    if (!excludes(board, goes, candidate))
      do at += 2;
      while (at < nodes.length && !nodes[at - 1].every((each) => excludes(board, each, candidate)));
    return { candidate, nodes: nodes.slice(start, at), links: links.slice(start / 2, at / 2) };
  });
}

/** The chains of a search, with candidates and facts in place of nodes and links. */
export function branchFields(
  board: Board,
  { nodes }: Implications,
  branches: readonly Branch[],
): Pick<Branching, "nodes" | "links"> {
  const named: (readonly number[])[] = [];
  const links: (readonly Fact[])[] = [];
  for (const branch of branches) {
    for (const node of branch.nodes) named.push(nodes.candidatesOf(node));
    for (const link of branch.links) {
      const source = nodes.source[link];
      links.push(source >= 0 ? [source] : cellsOfAls(almostLockedSets(board), ~source));
    }
  }
  return { nodes: named, links };
}

/** Proves one after the other that each candidate of the chains is false under the assumption. Returns the lemmas known then. */
export function writeBranchLemmas(
  board: Board,
  assumed: Candidate,
  branches: readonly NamedBranch[],
  lemmas: Lemma[],
): KnownLemma[] {
  const known: KnownLemma[] = [];
  const refuted = new Set<number>();
  for (const { candidate, nodes } of branches) {
    const falsified = [...nodes.filter((_, i) => i % 2 === 0).flat(), candidate];
    for (const each of falsified) {
      if (each === assumed || refuted.has(each)) continue;
      refuted.add(each);
      const assume = [assumed, each];
      known.push({ index: writeLemmas(derive(board, assume, known)!, lemmas), assume });
    }
  }
  return known;
}
