import { type Board, checkBoard } from "../board/board.js";
import { candidateCell, candidateDigit, candidateOf } from "../board/notation.js";
import { checkLimit, checkOptionNames } from "../errors.js";
import { runSearch } from "../search/run-search.js";
import { searcherOfBoard, solutionOf } from "../search/position.js";
import { type Claim, checkClaim } from "./claim.js";
import { Cover, type Denial } from "./cover.js";
import { type Fact, type NamedFact, nameFact, readFact } from "./facts.js";
import { MAX_FACTS } from "./reason.js";
import { SmallestFacts } from "./smallest-facts.js";

/** How far to search. */
export interface ShortestLimits {
  /** The most facts of a proof: 24. */
  readonly maxFacts?: number | undefined;
  /** The most candidates that the searches may try, over all: 20,000. More nodes find smaller proofs of long chains. */
  readonly maxNodes?: number | undefined;
  /** Facts that prove the claim, such as the reason of a finding: only fewer are searched for. */
  readonly known?: readonly NamedFact[] | undefined;
}

/** What `shortestProof` finds. */
export type ShortestProof =
  | {
      readonly status: "proved";
      /** Facts that prove the claim. None of them can be left out. */
      readonly reason: readonly NamedFact[];
      /** Whether the search has shown that no fewer facts prove it. */
      readonly isSmallest: boolean;
    }
  /** There is a solution in which the claim is wrong. */
  | { readonly status: "refuted"; readonly solution: string }
  /** A limit ends the search. `facts`: no proof has so few facts. `nodes`: more nodes may find one. */
  | { readonly status: "undecided"; readonly limit: "facts" | "nodes" };

/** How often it starts again from part of the best set. */
const ROUNDS = 16;
/** What the first round needs. */
const LEAST_NODES = 4000;

/**
 * The fewest facts that prove a claim, as a bounded search finds them: a claim such as `r4c5-7`, `r4c5=7` or `r12c3-45`. It knows no
 * technique, and doesn't assume that the puzzle has one solution. `prove` accepts the facts as a reason.
 *
 * @example
 * ```ts
 * import { parse } from "@wings/core";
 * import { parseClaim, shortestProof } from "@wings/core/judge";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const proof = shortestProof(board, parseClaim("r9c4-5"));
 * if (proof.status === "proved") console.log(proof.reason.length, proof.isSmallest); // 3 true
 * ```
 */
export function shortestProof(board: Board, claim: Claim, limits: ShortestLimits = {}): ShortestProof {
  checkBoard(board);
  checkClaim(board, claim);
  checkOptionNames(limits, "maxFacts maxNodes known");
  const { maxFacts = MAX_FACTS, maxNodes = 20_000, known } = limits;
  checkLimit(maxFacts, 0);
  checkLimit(maxNodes, 1);
  const denials = denialsOf(claim);
  for (const denial of denials) {
    const solution = solutionWith(board, denial);
    if (solution !== null) return { status: "refuted", solution };
  }
  const cover = new Cover(board);
  cover.nodes = maxNodes;
  const search = new SmallestFacts(cover, denials, candidatesOfSolution(board));
  const start = known && search.shrink(known.map(readFact).filter(isOpenFact(cover)));
  const bound = Math.min(maxFacts, start === undefined ? Infinity : start.length - 1);
  let most = 0;
  while (most < bound && cover.nodes > 0) {
    const facts = search.find(++most);
    if (facts !== undefined) return provedBy(facts, true);
  }
  if (start !== undefined && start.length <= maxFacts) return provedBy(start, cover.nodes > 0);
  if (cover.nodes > 0) return { status: "undecided", limit: "facts" };
  // Only sets of fewer than `most` facts are ruled out.
  const facts = search.findFew(ROUNDS, maxNodes, LEAST_NODES);
  return facts === undefined || facts.length > maxFacts
    ? { status: "undecided", limit: "nodes" }
    : provedBy(facts, facts.length === most);
}

/** Facts that are true already prove nothing, and neither do deadly patterns here. */
const isOpenFact =
  ({ choices }: Cover) =>
  (fact: Fact): fact is number =>
    typeof fact === "number" && choices[fact] !== null;

const provedBy = (facts: readonly number[], isSmallest: boolean): ShortestProof => ({
  status: "proved",
  reason: [...facts].sort((a, b) => a - b).map(nameFact),
  isSmallest,
});

const denialsOf = ({ eliminations, placements }: Claim): Denial[] => [
  ...eliminations.map(({ cell, digit }) => ({ candidate: candidateOf(cell, digit), isTrue: true })),
  ...placements.map(({ cell, digit }) => ({ candidate: candidateOf(cell, digit), isTrue: false })),
];

/** The candidates of a solution. */
function candidatesOfSolution(board: Board): number[] {
  const searcher = searcherOfBoard(board);
  if (runSearch(searcher, 1, board.mostGuesses) === 0) return [];
  return Array.from(solutionOf(searcher), (digit, cell) => candidateOf(cell, Number(digit))).filter((candidate) =>
    board.has(candidateCell(candidate), candidateDigit(candidate)),
  );
}

/** A solution that agrees with the denial. */
function solutionWith(board: Board, { candidate, isTrue }: Denial): string | null {
  const copy = board.copy();
  if (isTrue) copy.place(candidateCell(candidate), candidateDigit(candidate));
  else copy.eliminate(candidateCell(candidate), candidateDigit(candidate));
  const searcher = searcherOfBoard(copy);
  return runSearch(searcher, 1, board.mostGuesses) === 0 ? null : solutionOf(searcher);
}
