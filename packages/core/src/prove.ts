import { type CellDigit, eliminationsOf, placementsOf } from "./apply.js";
import { candidatesOf, cellsIn, placesIn } from "./author.js";
import type { Board } from "./board.js";
import { badFact } from "./errors.js";
import type { Finding } from "./finding.js";
import { sees } from "./geometry.js";
import { numbered } from "./names.js";
import { cellName } from "./notation.js";
import { type Fact, type Reason, digitOf, houseOf, isCellFact, readFact } from "./reason.js";
import type { Hit } from "./sink.js";

/**
 * The checker. It knows no technique: to accept an elimination it assumes the candidate, and searches all ways to satisfy
 * the cited facts under the plain rules of sudoku. If none is left, the elimination is proved. A placement is proved by
 * assuming that the cell does not take the digit.
 *
 * The search is exact within a bound on facts and nodes, so that citing the whole board proves nothing.
 */
export interface Limits {
  /** The most facts that a reason may cite. */
  readonly maxFacts: number;
  /** The most choices that the search may try for one claim. */
  readonly maxNodes: number;
}

export const LIMITS: Limits = { maxFacts: 32, maxNodes: 20_000 };

export interface Proof {
  /** `undecided` (beyond the bound) counts as rejected. */
  readonly status: "proved" | "refuted" | "undecided";
  /** The choices tried, over all claims. */
  readonly nodes: number;
  /** The claim that is not proved. */
  readonly claim?: CellDigit;
  /** Digits that satisfy all cited facts and the opposite of the claim. */
  readonly counter?: readonly CellDigit[];
  /** What was proved or what stands against it, in words. */
  readonly text: string;
}

/** Proves a finding from its reason alone, against the board that it was found on. */
export function prove(
  board: Board,
  finding: Pick<Finding, "eliminations" | "placements" | "reason">,
  limits = LIMITS,
): Proof {
  return proveClaims(
    board,
    finding.reason.map(readFact),
    finding.eliminations.map(numbered) as CellDigit[],
    finding.placements.map(numbered) as CellDigit[],
    limits,
  );
}

/** Proves a hit from the facts that its technique cites. */
export const proveHit = (board: Board, reason: Reason, hit: Hit, limits = LIMITS): Proof =>
  proveClaims(board, reason, eliminationsOf(hit), placementsOf(hit), limits);

/** The facts of a reason without which, one at a time, the finding can still be proved. */
export const unneededFacts = (board: Board, reason: Reason, hit: Hit): Fact[] =>
  reason.filter(
    (_, i) =>
      proveHit(
        board,
        reason.filter((__, j) => j !== i),
        hit,
      ).status === "proved",
  );

function proveClaims(
  board: Board,
  reason: Reason,
  eliminations: readonly CellDigit[],
  placements: readonly CellDigit[],
  { maxFacts, maxNodes }: Limits,
): Proof {
  const facts = reason.filter((fact) => isOpen(board, fact)).map((fact) => choicesOf(board, fact));
  let nodes = 0;
  const end = (status: Proof["status"], text: string, more?: Pick<Proof, "claim" | "counter">): Proof => ({
    status,
    nodes,
    ...more,
    text,
  });
  if (facts.length > maxFacts) return end("undecided", `the reason cites ${facts.length} facts, more than ${maxFacts}`);
  const claims = [...eliminations, ...placements];
  if (claims.length === 0) return end("refuted", "it changes nothing");
  for (const claim of claims) {
    const { cell, digit } = claim;
    const places = placements.includes(claim);
    const name = `${cellName(cell)}${places ? "=" : "≠"}${digit}`;
    if (!board.has(cell, digit))
      return end("refuted", `${name}, and there is no such candidate`, { claim, counter: [] });
    const choice = cell * 9 + digit - 1;
    const search = { left: maxNodes };
    const denied = places ? facts.map((choices) => choices.filter((other) => other !== choice)) : narrow(facts, choice);
    const choices = satisfy(denied, places ? [] : [choice], search);
    nodes += maxNodes - search.left;
    if (choices !== null) {
      const counter = choices.map((at) => ({ cell: cellOf(at), digit: (at % 9) + 1 }));
      const words = counter.map((at) => `${cellName(at.cell)}=${at.digit}`).join(" ");
      return end("refuted", `the cited facts allow the opposite of ${name}${words && `: ${words}`}`, {
        claim,
        counter,
      });
    }
    if (search.left === 0) return end("undecided", `no proof of ${name} within ${maxNodes} nodes`, { claim });
  }
  return end("proved", "every claim follows from the cited facts");
}

/** One digit in one cell, as `cell * 9 + digit - 1`. */
type Choice = number;
const cellOf = (choice: Choice): number => (choice / 9) | 0;

/** All ways to make a fact true. */
const choicesOf = (board: Board, fact: Fact): Choice[] =>
  isCellFact(fact)
    ? candidatesOf(board, fact).map((digit) => fact * 9 + digit - 1)
    : placesIn(board, houseOf(fact), digitOf(fact)).map((cell) => cell * 9 + digitOf(fact) - 1);

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
    if (search.left === 0) return null;
    search.left--;
    const found = satisfy(narrow(facts, choice), [...chosen, choice], search);
    if (found !== null) return found;
  }
  return null;
}

/** What is left of the facts once a choice is made: not those it satisfies, and of the others what goes with it. */
const narrow = (facts: readonly Choice[][], choice: Choice): Choice[][] =>
  facts
    .filter((choices) => !choices.includes(choice))
    .map((choices) => choices.filter((other) => goTogether(choice, other)));

/** Whether two different choices can both be true by the rules of sudoku. */
const goTogether = (a: Choice, b: Choice): boolean =>
  cellOf(a) !== cellOf(b) && (a % 9 !== b % 9 || !sees(cellOf(a), cellOf(b)));

/** Whether a fact says something: a cell that has its digit, or a house that has this one, is satisfied. */
function isOpen({ values }: Board, fact: Fact): boolean {
  if (!(Number.isInteger(fact) && fact >= 0 && fact < 81 + 243)) throw badFact(fact);
  if (isCellFact(fact)) return values[fact] === 0;
  return !cellsIn(houseOf(fact)).some((cell) => values[cell] === digitOf(fact));
}
