import type { Board } from "../board/board.js";
import type { Cell, Digit } from "../board/numbers.js";
import { bitOf, wordOf } from "../board/geometry.js";
import { hasBoxes } from "../board/layout.js";
import { cellName, parseCell } from "../board/notation.js";
import { badArgument } from "../errors.js";
import { type Claim, claimName } from "../proof/claim.js";
import type { NamedFact } from "../proof/facts.js";
import { prove } from "../proof/prove.js";
import { MAX_FACTS } from "../proof/reason.js";
import { shortestProof } from "../proof/shortest-proof.js";
import { search } from "../search/search.js";
import { explain } from "../technique/explain.js";
import type { FindingJson } from "../technique/finding.js";
import type { Hit } from "../technique/hit.js";
import type { Technique } from "../technique/technique.js";
import type { Position } from "./position.js";

/** A finding that makes a claim, or part of it. */
export interface Explanation {
  readonly technique: string;
  readonly name: string;
  readonly short: string;
  readonly text: string;
  readonly facts: number;
}

/** What a judge says of a claim. */
export interface Judgement {
  /**
   * - `proved`: it follows from the facts.
   * - `not-proved`: it may be true, but the facts don't show it, or no proof is found within the limits.
   * - `refuted`: a solution contradicts it.
   * - `ill-posed`: there is nothing to judge.
   */
  readonly verdict: "proved" | "not-proved" | "refuted" | "ill-posed";
  readonly claim: string;
  /** Why there is nothing to judge: the board has no solution or many, or the claim is no longer open. */
  readonly why?: "none" | "many" | "closed";
  /** The facts that prove it: those that were given, or the fewest that were found. */
  readonly facts?: readonly NamedFact[];
  /** Whether the search has shown that no fewer facts prove it. */
  readonly smallest?: boolean;
  readonly assumes?: "unique-solution";
  /** The findings that make it. */
  readonly explanations?: readonly Explanation[];
  /** The case that the facts leave open: digits that satisfy all of them, and the opposite of the claim. */
  readonly open?: readonly string[];
  /** What ended the search before a proof was found: more facts, or more nodes, may give one. */
  readonly limit?: "facts" | "nodes";
  /** A solution in which the claim is wrong. */
  readonly solution?: string;
  /** All of it in words. */
  readonly text: string;
}

/** How to judge. */
export interface JudgeOptions {
  /** The techniques that may explain a claim, the easiest first. */
  readonly techniques: readonly Technique[];
  /** The most facts of a proof. */
  readonly maxFacts?: number | undefined;
  /** The most candidates that a proof may try. */
  readonly maxNodes?: number | undefined;
  /** Judges on boards with several solutions, too: a claim must then hold in all of them. */
  readonly several?: boolean;
  /** Called with what is known before the techniques are searched, which may take long. */
  readonly onProof?: ((judgement: Judgement) => void) | undefined;
  /** Called before each technique is searched. */
  readonly onSearch?: ((technique: Technique) => void) | undefined;
}

/** Judges a claim on a board, by the facts that are given or by the fewest that prove it. */
export function judgeClaim(
  position: Position,
  claim: Claim,
  facts: readonly NamedFact[] | undefined,
  options: JudgeOptions,
): Judgement {
  const { board, truth } = Object(position) as Position;
  if (!truth) throw badArgument(position, "a position: new Position(board)");
  const name = claimName(claim);
  const illPosed = (why: "none" | "many" | "closed", text: string): Judgement => ({
    verdict: "ill-posed",
    claim: name,
    why,
    text: `${name} can't be judged: ${text}.`,
  });
  if (truth.status === "none") return illPosed("none", "the board has no solution");
  if (truth.status === "many" && options.several !== true) return illPosed("many", "the board has several solutions");
  const closed = [...claim.eliminations, ...claim.placements].find(({ cell, digit }) => !board.has(cell, digit));
  if (closed !== undefined) {
    const held = board.digit(closed.cell);
    const cell = cellName(closed.cell);
    return illPosed("closed", held === 0 ? `${closed.digit} is no candidate of ${cell}` : `${cell} holds ${held}`);
  }
  const solution = counterexample(position, claim);
  if (solution !== null) {
    const of = truth.status === "one" ? "the only solution" : "a solution";
    const digits = [...claim.eliminations, ...claim.placements]
      .filter(({ cell, digit }, i) => (solution[cell] === String(digit)) === i < claim.eliminations.length)
      .map(({ cell }) => `${cellName(cell)}=${solution[cell]}`);
    return {
      verdict: "refuted",
      claim: name,
      solution,
      text: `${name} is wrong: ${of} has ${digits.join(" ")}.`,
    };
  }
  return facts === undefined ? findProof(position, claim, name, options) : checkFacts(position, claim, facts, options);
}

/** A solution of the board in which a claim is wrong. */
function counterexample({ board, truth }: Position, { eliminations, placements }: Claim): string | null {
  const { status, solution } = truth;
  if (status === "one") {
    const isWrong =
      eliminations.some(({ cell, digit }) => solution![cell] === String(digit)) ||
      placements.some(({ cell, digit }) => solution![cell] !== String(digit));
    return isWrong ? solution : null;
  }
  for (const [i, { cell, digit }] of [...eliminations, ...placements].entries()) {
    const opposite = board.copy();
    if (i < eliminations.length) opposite.place(cell, digit);
    else opposite.eliminate(cell, digit);
    const found = search(opposite, 1).solution;
    if (found !== null) return found;
  }
  return null;
}

/** The changes of a claim as findings have them. */
const changesOf = ({ eliminations, placements }: Claim) => ({
  eliminations: eliminations.map(({ cell, digit }) => ({ cell: cellName(cell), digit })),
  placements: placements.map(({ cell, digit }) => ({ cell: cellName(cell), digit })),
});

function checkFacts(
  { board }: Position,
  claim: Claim,
  given: readonly NamedFact[],
  { maxFacts, maxNodes }: JudgeOptions,
): Judgement {
  const name = claimName(claim);
  // A fact that comes twice says nothing more.
  const facts = [...new Map(given.map((fact) => [keyOf(fact), fact])).values()];
  // The candidates of a board may leave one solution where its digits leave several. So the finding says what it assumes.
  const finding = { ...changesOf(claim), reason: facts, assumes: "unique-solution" as const };
  const { status, counter, assumes, text, claim: open } = prove(board, finding, { maxFacts, maxNodes });
  if (status === "proved") {
    const text = `${name} follows from ${countOf(facts)}: ${factNames(board, facts)}.`;
    return { verdict: "proved", claim: name, facts, ...(assumes && { assumes }), text };
  }
  if (counter === undefined) {
    // Where the digits have several solutions, a deadly pattern proves nothing, with any limit.
    const isLong = facts.length > (maxFacts ?? MAX_FACTS);
    const limit = open !== undefined ? "nodes" : isLong ? "facts" : undefined;
    return { verdict: "not-proved", claim: name, ...(limit && { limit }), text: `${name} is true, but ${text}.` };
  }
  const left = counter.map(({ cell, digit }) => `${cellName(cell)}=${digit}`);
  return {
    verdict: "not-proved",
    claim: name,
    open: left,
    text: `${name} is true, but the facts don't show it: they allow ${left.join(" ") || "that no digit is placed"}.`,
  };
}

const keyOf = (fact: NamedFact): string => ("house" in fact ? `${fact.house} ${fact.digit}` : JSON.stringify(fact));

function findProof(
  position: Position,
  claim: Claim,
  name: string,
  { techniques, maxFacts, maxNodes, onProof, onSearch }: JudgeOptions,
): Judgement {
  const { board } = position;
  let proof = shortestProof(board, claim, { maxFacts, maxNodes });
  const judgementOf = (explanations: readonly Explanation[]): Judgement => {
    if (proof.status !== "proved") {
      const limit = proof.status === "undecided" ? proof.limit : "nodes";
      const words =
        limit === "facts"
          ? `${plural(maxFacts ?? MAX_FACTS)} can't prove it`
          : "no proof is found within the limit of nodes";
      return { verdict: "not-proved", claim: name, limit, text: `${name} is true, but ${words}.` };
    }
    const { reason: facts, isSmallest: smallest } = proof;
    const words = smallest ? ", and from no fewer" : "";
    const text = `${name} follows from ${countOf(facts)}${words}: ${factNames(board, facts)}.`;
    return { verdict: "proved", claim: name, facts, smallest, explanations, text };
  };
  onProof?.(judgementOf([]));
  const found = findingsFor(position, claim, techniques, onSearch);
  const explanations = found?.map(explanationOf) ?? [];
  if (found === undefined) return judgementOf([]);
  // The facts of the technique may be fewer than those of a search that a limit has stopped.
  if (proof.status !== "proved" || !proof.isSmallest) {
    const known = found.flatMap(({ reason }) => reason);
    const cites = found.every(({ reason, assumes }) => reason.length > 0 && assumes === undefined);
    const better = cites ? shortestProof(board, claim, { maxFacts, maxNodes, known }) : proof;
    const size = proof.status === "proved" ? proof.reason.length : Infinity;
    if (better.status === "proved" && better.reason.length < size) proof = better;
  }
  // A proof of another kind, such as one with lemmas, has no such number of facts.
  if (proof.status === "proved" || maxFacts !== undefined) return judgementOf(explanations);
  const assumes = found.find((finding) => finding.assumes !== undefined)?.assumes;
  return {
    verdict: "proved",
    claim: name,
    explanations,
    ...(assumes && { assumes }),
    text: `${name} is proved by ${explanations.map((each) => each.name).join(", ")}.`,
  };
}

/** Proved findings that together make a claim; undefined if there are none. */
function findingsFor(
  position: Position,
  claim: Claim,
  techniques: readonly Technique[],
  onSearch: JudgeOptions["onSearch"],
): FindingJson[] | undefined {
  const { eliminations, placements } = changesOf(claim);
  const found: FindingJson[] = [];
  const add = (finding: FindingJson | undefined): boolean => {
    if (finding !== undefined && !found.includes(finding)) found.push(finding);
    return finding !== undefined;
  };
  const explainOne = (cell: string, digit: Digit, isPlaced: boolean): boolean =>
    add(easiestOf(position, { cell, digit, isPlaced }, techniques, onSearch));
  for (const { cell, digit } of eliminations) if (!explainOne(cell, digit, false)) return undefined;
  for (const [i, { cell, digit }] of placements.entries()) {
    if (explainOne(cell, digit, true)) continue;
    // A placement follows if every other candidate of the cell is out.
    for (const other of position.board.candidates(claim.placements[i].cell))
      if (other !== digit && !explainOne(cell, other, false)) return undefined;
  }
  return found;
}

interface Change {
  readonly cell: string;
  readonly digit: Digit;
  readonly isPlaced: boolean;
}

/** The smallest proved finding of the easiest technique that makes a change. */
function easiestOf(
  position: Position,
  { cell, digit, isPlaced }: Change,
  techniques: readonly Technique[],
  onSearch: JudgeOptions["onSearch"],
): FindingJson | undefined {
  const at = parseCell(cell);
  for (const technique of techniques) {
    onSearch?.(technique);
    const fitting = position
      .hitsOf(technique)
      .filter((hit) => (isPlaced ? places(hit, at, digit) : eliminates(hit, at, digit)))
      .sort((a, b) => a.size - b.size);
    for (const hit of fitting) {
      const finding = position.describe(technique, hit);
      if (prove(position.board, finding).status === "proved") return finding;
    }
  }
  return undefined;
}

const places = ({ placements }: Hit, cell: Cell, digit: Digit): boolean =>
  placements.some((each) => each.cell === cell && each.digit === digit);

/** Whether a candidate leaves, or another digit is placed in its cell. */
function eliminates({ eliminations, placements }: Hit, cell: Cell, digit: Digit): boolean {
  for (let i = 0; i < eliminations.length; i += 4)
    if (eliminations[i] === digit && (eliminations[i + 1 + wordOf(cell)] & bitOf(cell)) !== 0) return true;
  return placements.some((each) => each.cell === cell && each.digit !== digit);
}

function explanationOf(finding: FindingJson): Explanation {
  const { technique, name, text, reason, lemmas, counts } = finding;
  const parts = counts?.flatMap(({ facts }) => facts) ?? lemmas ?? reason;
  return { technique, name, short: explain(finding, "short"), text, facts: parts.length };
}

const countOf = (facts: readonly NamedFact[]): string => (facts.length === 0 ? "the board" : plural(facts.length));

/** Facts in words: `cell r4c5, 7 in row 4`. */
const factNames = (board: Board, facts: readonly NamedFact[]): string =>
  facts.map((fact) => factName(board, fact)).join(", ");

function factName(board: Board, fact: NamedFact): string {
  if ("cell" in fact) return `cell ${fact.cell}`;
  if ("deadly" in fact) return `the deadly pattern ${fact.deadly.join(" ")}`;
  if ("mirror" in fact) return `the image of ${fact.mirror}`;
  const [kind, number] = fact.house;
  return `${fact.digit} in ${kind === "b" && !hasBoxes(board) ? "region" : KINDS[kind]} ${number}`;
}

/** Explanations have the same words. */
const KINDS: Readonly<Record<string, string>> = {
  r: "row",
  c: "column",
  b: "box",
  d: "diagonal",
  w: "window",
};

const plural = (count: number): string => `${count} fact${count === 1 ? "" : "s"}`;
