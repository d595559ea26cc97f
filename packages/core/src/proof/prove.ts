import { type Board, checkBoard } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import { checkRange } from "../board/geometry.js";
import { type Grid, housesIn, inHouse } from "../board/layout.js";
import { type CellName, candidateCell, candidateDigit, candidateOf, cellName, parseCell } from "../board/notation.js";
import { badArgument, badLemma, checkLimit, checkOptionNames } from "../errors.js";
import { hasOneSolution } from "../search/one-solution.js";
import type { FindingJson } from "../technique/finding.js";
import { type Hit, eliminationsOf } from "../technique/hit.js";
import { type Choice, choicesOf, choicesOfAll, goTogether } from "./choices.js";
import { type Count, faultOfCount, readCount } from "./counts.js";
import { type Fact, type NamedFact, assumesOne, cellFact, houseFact, readFact } from "./facts.js";
import { lemmaHolds } from "./lemmas.js";
import { type Lemma, MAX_FACTS, type Reason, readLemma } from "./reason.js";

/**
 * The checker. It knows no technique. To accept an elimination it assumes the candidate, and searches all ways to satisfy
 * the cited facts under the plain rules of sudoku. If none is left, the elimination is proved. A placement is proved by
 * assuming that the cell does not take the digit.
 *
 * The search is exact within a bound on facts and nodes, so that nobody can cite the whole board. Longer proofs are lists
 * of lemmas, each within the bound on facts, and are checked by unit propagation alone. Counts are added up: their weights
 * are the proof, and citing more makes nothing easier.
 */
export interface Limits {
  /** The most facts that a reason, or a lemma, may cite: 24. Facts that are true already don't count. */
  readonly maxFacts?: number | undefined;
  /** The most lemmas: 256. */
  readonly maxLemmas?: number | undefined;
  /** The most choices that the search may try for one claim: 1,000,000. */
  readonly maxNodes?: number | undefined;
}

/** What the checker says of a finding. */
export interface Proof {
  /** `undecided` (beyond the bounds, or a lemma that does not follow) counts as rejected. */
  readonly status: "proved" | "refuted" | "undecided";
  /** Set where the proof rests on the puzzle having one solution. */
  readonly assumes?: "unique-solution";
  /** The choices tried, over all claims. */
  readonly nodes: number;
  /** The claim that is not proved. */
  readonly claim?: CellDigit;
  /** Digits that satisfy all cited facts and the opposite of the claim. */
  readonly counter?: readonly CellDigit[];
  /** What was proved or what is wrong, in words. */
  readonly text: string;
}

/** What `prove` needs of a finding. */
export type Provable = Pick<FindingJson, "eliminations" | "placements" | "reason" | "lemmas" | "counts" | "assumes">;

/**
 * Proves a finding from its reason alone, against the board on which it was found.
 *
 * @example
 * ```ts
 * import { findFirst, parse, prove } from "@wings/core";
 * import { xyWing } from "@wings/xy-wing";
 *
 * const board = parse("683129457591847326.2.365198.5.938641369.14.8.1482.6.3..7.682.13.364.187.81...3.64");
 * const finding = findFirst(board, [xyWing]);
 * if (finding) console.log(prove(board, finding).status); // proved
 * ```
 */
export function prove(board: Board, finding: Provable, limits: Limits = {}): Proof {
  checkOptionNames(limits, "maxFacts maxLemmas maxNodes");
  const { reason, lemmas, counts, eliminations, placements, assumes } = Object(finding) as Provable;
  if (![reason, eliminations, placements, lemmas ?? [], counts ?? []].every(Array.isArray))
    throw badArgument(finding, "a finding");
  const claims = { eliminations: eliminations.map(readChange), placements: placements.map(readChange) };
  const cited = counts
    ? { counts: counts.map(readCount) }
    : lemmas
      ? { lemmas: lemmas.map(readLemma) }
      : reason.map(readFact);
  return refuseUndeclared(proveClaims(board, cited, claims, limits), assumes);
}

/** Proves a hit from the reason that its technique gives. */
export const proveHit = (board: Board, reason: Reason, hit: Hit, limits?: Limits): Proof =>
  proveClaims(board, reason, { eliminations: eliminationsOf(hit), placements: hit.placements }, limits);

/** A proof that rests on one solution is refused to a technique that does not say so. */
export const refuseUndeclared = (proof: Proof, assumes: string | undefined): Proof =>
  proof.status === "proved" && proof.assumes !== undefined && assumes === undefined
    ? {
        ...proof,
        status: "undecided",
        text: "it cites a deadly pattern or a mirror and does not declare that it assumes one solution",
      }
    : proof;

/** The facts that a finding's reason cites and that it can be proved without, one at a time. */
export const unneededFacts = (board: Board, finding: Provable): NamedFact[] => {
  const { eliminations, placements, assumes } = finding;
  return finding.reason.filter((fact) => {
    const reason = finding.reason.filter((other) => other !== fact);
    return prove(board, { eliminations, placements, reason, ...(assumes && { assumes }) }).status === "proved";
  });
};

function readChange(change: CellDigit<CellName>): CellDigit {
  const { cell, digit } = Object(change) as typeof change;
  return { cell: parseCell(cell), digit };
}

/** What is to be proved. */
interface Claims {
  readonly eliminations: readonly CellDigit[];
  readonly placements: readonly CellDigit[];
}

function proveClaims(board: Board, reason: Reason, claims: Claims, limits: Limits = {}): Proof {
  const { maxFacts = MAX_FACTS, maxLemmas = 256, maxNodes = 1_000_000 } = limits;
  checkBoard(board);
  for (const limit of [maxFacts, maxLemmas]) checkLimit(limit, 0);
  checkLimit(maxNodes, 1);
  if ("counts" in reason) return proveByCounts(board, reason.counts, claims);
  if ("lemmas" in reason) return proveByLemmas(board, reason.lemmas, claims, maxFacts, maxLemmas);
  return proveByFacts(board, reason, claims, maxFacts, maxNodes);
}

function proveByFacts(
  board: Board,
  reason: readonly Fact[],
  { eliminations, placements }: Claims,
  maxFacts: number,
  maxNodes: number,
): Proof {
  let nodes = 0;
  const tooMany = (count: number): Proof => undecided(`the reason cites ${count} facts, more than ${maxFacts}`);
  // Each of these takes a search or looks at all givens.
  const assuming = reason.filter(assumesOne).length;
  if (assuming > maxFacts) return tooMany(assuming);
  const facts = choicesOfAll(board, reason);
  if (facts.length > maxFacts) return tooMany(facts.length);
  const count = eliminations.length + placements.length;
  if (count === 0) return { status: "refuted", nodes, text: "it changes nothing" };
  // By index and without words until something is wrong: nearly every claim is proved, millions of them in bulk.
  for (let i = 0; i < count; i++) {
    const isPlaced = i >= eliminations.length;
    const claim = isPlaced ? placements[i - eliminations.length] : eliminations[i];
    const missing = missingCandidate(board, claim, isPlaced);
    if (missing) return missing;
    const choice = candidateOf(claim.cell, claim.digit);
    // Nearly every step of a solve: a fact that only this digit can make true.
    if (isPlaced && facts.some((choices) => choices.length === 1 && choices[0] === choice)) continue;
    const search = { left: maxNodes };
    const chosen = isPlaced
      ? satisfy(board, without(facts, choice), [], search)
      : satisfy(board, narrow(board, facts, choice), [choice], search);
    nodes += maxNodes - search.left;
    if (chosen !== null) {
      const counter = chosen.map((each) => ({ cell: candidateCell(each), digit: candidateDigit(each) }));
      const words = counter.map((each) => nameOf(each, true)).join(" ");
      const text = `the cited facts allow the opposite of ${nameOf(claim, isPlaced)}${words && `: ${words}`}`;
      return { status: "refuted", nodes, claim, counter, text };
    }
    if (search.left < 1)
      return undecided(`no proof of ${nameOf(claim, isPlaced)} within ${maxNodes} nodes`, claim, nodes);
  }
  return proved(board, reason.some(assumesOne), nodes);
}

/** Each claim needs a lemma that assumes nothing but its opposite. */
function proveByLemmas(
  board: Board,
  lemmas: readonly Lemma[],
  claims: Claims,
  maxFacts: number,
  maxLemmas: number,
): Proof {
  if (lemmas.length > maxLemmas) return undecided(`the reason has ${lemmas.length} lemmas, more than ${maxLemmas}`);
  for (const [i, lemma] of lemmas.entries()) {
    for (const literal of lemma.assume)
      if (!(Number.isInteger(literal) && literal >= -729 && literal < 729)) throw badLemma(i, `assumes ${literal}`);
    const facts = choicesOfAll(board, lemma.facts);
    if (facts.length > maxFacts) return undecided(`lemma ${i} cites ${facts.length} facts, more than ${maxFacts}`);
    const later = lemma.uses.find((used) => !(Number.isInteger(used) && used >= 0 && used < i));
    if (later !== undefined) return undecided(`lemma ${i} uses lemma ${later}, which does not come before it`);
    if (!lemmaHolds(board, lemma, facts, lemmas)) return undecided(`lemma ${i} does not follow`);
  }
  return (
    unproved(
      board,
      claims,
      ({ cell, digit }, isPlaced) => {
        const candidate = candidateOf(cell, digit);
        const opposite = isPlaced ? ~candidate : candidate;
        return lemmas.some(({ assume }) => assume.every((literal) => literal === opposite));
      },
      "lemma",
    ) ??
    proved(
      board,
      lemmas.some(({ facts }) => facts.some(assumesOne)),
      lemmas.length,
    )
  );
}

/** Each elimination needs a count; each placement one for every other candidate of the cell, or of the digit in a house. */
function proveByCounts(board: Board, counts: readonly Count[], claims: Claims): Proof {
  /** What is wrong with the count that came last, as far as one is. */
  let fault = "";
  const isRefuted = (target: Choice): boolean =>
    counts.some((count) => {
      const why = faultOfCount(board, count, target);
      if (why) fault = `: ${why}`;
      return !why;
    });
  const proof = unproved(
    board,
    claims,
    ({ cell, digit }, isPlaced) => {
      const claim = candidateOf(cell, digit);
      if (!isPlaced) return isRefuted(claim);
      const houses = housesIn(board).filter((house) => inHouse(board, cell, house));
      const facts = [cellFact(cell), ...houses.map((house) => houseFact(house, digit))];
      return facts.some((fact) => choicesOf(board, fact)?.every((other) => other === claim || isRefuted(other)));
    },
    "count",
  );
  if (!proof) return proved(board, false, counts.length);
  // With several counts, each may be wrong for a different reason.
  return proof.status === "undecided" && counts.length === 1 ? { ...proof, text: proof.text + fault } : proof;
}

/** What is wrong with the first claim that is not proved. */
function unproved(
  board: Board,
  { eliminations, placements }: Claims,
  isProved: (claim: CellDigit, isPlaced: boolean) => boolean | undefined,
  kind: string,
): Proof | undefined {
  const changes = [...eliminations, ...placements];
  if (changes.length === 0) return { status: "refuted", nodes: 0, text: "it changes nothing" };
  for (const [i, claim] of changes.entries()) {
    const isPlaced = i >= eliminations.length;
    const missing = missingCandidate(board, claim, isPlaced);
    if (missing) return missing;
    if (!isProved(claim, isPlaced)) return undecided(`no ${kind} proves ${nameOf(claim, isPlaced)}`, claim);
  }
  return undefined;
}

const undecided = (text: string, claim?: CellDigit, nodes = 0): Proof => ({
  status: "undecided",
  nodes,
  ...(claim && { claim }),
  text,
});

/** All claims follow. Deadly patterns and mirrors count only where the puzzle has one solution. */
function proved(board: Board, assumesOne: boolean, nodes: number): Proof {
  const text = "every claim follows from the cited facts";
  if (!assumesOne) return { status: "proved", nodes, text };
  if (!hasOneSolution(board))
    return undecided("it assumes one solution, and the digits of the puzzle have none or several");
  return { status: "proved", assumes: "unique-solution", nodes, text: `${text}, assuming one solution` };
}

/** What is wrong with a claim about a candidate that is not there. */
function missingCandidate(board: Board, claim: CellDigit, isPlaced: boolean): Proof | undefined {
  checkRange("digit", claim.digit);
  if (board.has(claim.cell, claim.digit)) return undefined;
  const text = `${nameOf(claim, isPlaced)}, and there is no such candidate`;
  return { status: "refuted", nodes: 0, claim, counter: [], text };
}

const nameOf = ({ cell, digit }: CellDigit, isPlaced: boolean): string =>
  `${cellName(cell)}${isPlaced ? "=" : "≠"}${digit}`;

/** Choices that satisfy every fact together with those chosen already; null where there are none. */
function satisfy(
  grid: Grid,
  facts: readonly Choice[][],
  chosen: readonly Choice[],
  search: { left: number },
): readonly Choice[] | null {
  if (facts.length === 0) return chosen;
  let tightest = facts[0];
  for (const choices of facts) if (choices.length < tightest.length) tightest = choices;
  for (const choice of tightest) {
    if (search.left < 1) return null;
    search.left--;
    const found = satisfy(grid, narrow(grid, facts, choice), [...chosen, choice], search);
    if (found !== null) return found;
  }
  return null;
}

/** The facts that are left after a choice: without those that it satisfies, and the others with what goes with it. */
function narrow(grid: Grid, facts: readonly Choice[][], choice: Choice): Choice[][] {
  const left: Choice[][] = [];
  for (const choices of facts) {
    if (choices.includes(choice)) continue;
    const others = choices.filter((other) => goTogether(grid, choice, other));
    if (others.length === 0) return [others]; // nothing else matters
    left.push(others);
  }
  return left;
}

/** The facts that are left where a choice is ruled out. */
const without = (facts: readonly Choice[][], choice: Choice): Choice[][] =>
  facts.map((choices) => choices.filter((other) => other !== choice));
