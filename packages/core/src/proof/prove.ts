import { lowestBit, maskOf } from "../board/bits.js";
import { type Board, checkBoard } from "../board/board.js";
import type { CellDigit } from "../board/cell-digit.js";
import { HOUSE_CELLS, checkRange, sees } from "../board/geometry.js";
import { numbered } from "../board/names.js";
import { cellName } from "../board/notation.js";
import { badArgument, badFact, checkLimit } from "../errors.js";
import type { Finding } from "../technique/finding.js";
import { type Hit, eliminationsOf } from "../technique/hit.js";
import { type Fact, type NamedFact, type Reason, digitOf, houseOf, isCellFact, readFact } from "./reason.js";

/**
 * The checker. It knows no technique: to accept an elimination it assumes the candidate, and searches all ways to satisfy
 * the cited facts under the plain rules of sudoku. If none is left, the elimination is proved. A placement is proved by
 * assuming that the cell does not take the digit.
 *
 * The search is exact within a bound on facts and nodes, so that the whole board can't be cited.
 */
export interface Limits {
  /**
   * The most facts that a reason may cite, of those that are not true already: 24, as many cells as three sets of eight
   * have. No finding of wings needs more, and a board that has more open cells can't be cited whole.
   */
  readonly maxFacts: number;
  /** The most choices that the search may try for one claim: 1,000,000. */
  readonly maxNodes: number;
}

/** What the checker says of a finding. */
export interface Proof {
  /** `undecided` (beyond the bound) counts as rejected. */
  readonly status: "proved" | "refuted" | "undecided";
  /** The choices tried, over all claims. */
  readonly nodes: number;
  /** The claim that is not proved. */
  readonly claim?: CellDigit;
  /** Digits that satisfy all cited facts and the opposite of the claim. */
  readonly counter?: readonly CellDigit[];
  /** The proof or the counterexample, as text. */
  readonly text: string;
}

/** Proves a finding from its reason alone, against the board that it was found on. */
export function prove(
  board: Board,
  finding: Pick<Finding, "eliminations" | "placements" | "reason">,
  limits?: Partial<Limits>,
): Proof {
  const { reason, eliminations, placements } = Object(finding) as typeof finding;
  if (![reason, eliminations, placements].every(Array.isArray)) throw badArgument(finding, "a finding");
  return proveClaims(
    board,
    reason.map(readFact),
    eliminations.map(numbered) as CellDigit[],
    placements.map(numbered) as CellDigit[],
    limits,
  );
}

/** Proves a hit from the facts that its technique cites. */
export const proveHit = (board: Board, reason: Reason, hit: Hit, limits?: Partial<Limits>): Proof =>
  proveClaims(board, reason, eliminationsOf(hit), hit.placements, limits);

/** The facts that a finding's reason cites and that it can be proved without, one at a time. */
export const unneededFacts = (board: Board, finding: Parameters<typeof prove>[1]): NamedFact[] =>
  finding.reason.filter((fact) => {
    const reason = finding.reason.filter((other) => other !== fact);
    return prove(board, { ...finding, reason }).status === "proved";
  });

function proveClaims(
  board: Board,
  reason: Reason,
  eliminations: readonly CellDigit[],
  placements: readonly CellDigit[],
  { maxFacts = 24, maxNodes = 1_000_000 }: Partial<Limits> = {},
): Proof {
  checkBoard(board);
  checkLimit(maxFacts, 0);
  checkLimit(maxNodes, 1);
  let nodes = 0;
  // A list of the right length, not one that grows: that is given room for seventeen.
  const cited = reason.map((fact) => choicesOf(board, fact));
  const facts = (cited.includes(null) ? cited.filter((choices) => choices !== null) : cited) as Choice[][];
  if (facts.length > maxFacts) {
    return { status: "undecided", nodes, text: `the reason cites ${facts.length} facts, more than ${maxFacts}` };
  }
  const claims = eliminations.length + placements.length;
  if (claims === 0) return { status: "refuted", nodes, text: "it changes nothing" };
  // By index and without words until something is wrong: nearly every claim is proved, millions of them in bulk.
  for (let i = 0; i < claims; i++) {
    const isPlaced = i >= eliminations.length;
    const claim = isPlaced ? placements[i - eliminations.length] : eliminations[i];
    const { cell, digit } = claim;
    checkRange("digit", digit);
    if (!board.has(cell, digit)) {
      const text = `${nameOf(claim, isPlaced)}, and there is no such candidate`;
      return { status: "refuted", nodes, claim, counter: [], text };
    }
    const choice = cell * 9 + digit - 1;
    // Nearly every step of a solve: a fact that this alone can make true.
    if (isPlaced && facts.some((choices) => choices.length === 1 && choices[0] === choice)) continue;
    const search = { left: maxNodes };
    const chosen = isPlaced
      ? satisfy(without(facts, choice), [], search)
      : satisfy(narrow(facts, choice), [choice], search);
    nodes += maxNodes - search.left;
    if (chosen !== null) {
      const counter = chosen.map((choice) => ({ cell: cellOf(choice), digit: (choice % 9) + 1 }));
      const words = counter.map((each) => nameOf(each, true)).join(" ");
      const text = `the cited facts allow the opposite of ${nameOf(claim, isPlaced)}${words && `: ${words}`}`;
      return { status: "refuted", nodes, claim, counter, text };
    }
    if (search.left < 1) {
      return {
        status: "undecided",
        nodes,
        claim,
        text: `no proof of ${nameOf(claim, isPlaced)} within ${maxNodes} nodes`,
      };
    }
  }
  return { status: "proved", nodes, text: "every claim follows from the cited facts" };
}

const nameOf = ({ cell, digit }: CellDigit, isPlaced: boolean): string =>
  `${cellName(cell)}${isPlaced ? "=" : "≠"}${digit}`;

/** One digit in one cell, as `cell * 9 + digit - 1`. */
type Choice = number;
const cellOf = (choice: Choice): number => (choice / 9) | 0;

/** All ways to make a fact true; null for one that is: a cell that has its digit, or a house that has this one. */
function choicesOf({ values, masks }: Board, fact: Fact): Choice[] | null {
  if (!(Number.isInteger(fact) && fact >= 0 && fact < 81 + 243)) throw badFact(fact);
  let count = 0;
  if (isCellFact(fact)) {
    if (values[fact] !== 0) return null;
    for (let mask = masks[fact]; mask !== 0; mask &= mask - 1) NINE[count++] = fact * 9 + lowestBit(mask);
  } else {
    const first = houseOf(fact) * 9;
    const digit = digitOf(fact);
    for (let i = first; i < first + 9; i++) {
      const cell = HOUSE_CELLS[i];
      if (values[cell] === digit) return null;
      if ((masks[cell] & maskOf(digit)) !== 0) NINE[count++] = cell * 9 + digit - 1;
    }
  }
  return NINE.slice(0, count);
}

/** Where choices are gathered: a list that grows is given room for seventeen, and most facts of bulk have one. */
const NINE: Choice[] = [];

/** Choices that satisfy every fact together with those chosen already; null where there are none. */
function satisfy(
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
    const found = satisfy(narrow(facts, choice), [...chosen, choice], search);
    if (found !== null) return found;
  }
  return null;
}

/** The remaining facts after a choice: without those that it satisfies, and the others with what goes with it. */
function narrow(facts: readonly Choice[][], choice: Choice): Choice[][] {
  const left: Choice[][] = [];
  for (const choices of facts) {
    if (choices.includes(choice)) continue;
    const others = choices.filter((other) => areCompatible(choice, other));
    if (others.length === 0) return [others]; // nothing else matters
    left.push(others);
  }
  return left;
}

/** The remaining facts after a choice is ruled out. */
const without = (facts: readonly Choice[][], choice: Choice): Choice[][] =>
  facts.map((choices) => choices.filter((other) => other !== choice));

/** Whether two different choices can both be true by the rules of sudoku. */
const areCompatible = (a: Choice, b: Choice): boolean =>
  cellOf(a) !== cellOf(b) && (a % 9 !== b % 9 || !sees(cellOf(a), cellOf(b)));
