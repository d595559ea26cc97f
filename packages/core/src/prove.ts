import { type CellDigit, eliminationsOf, placementsOf } from "./apply.js";
import { count } from "./bits.js";
import type { Board } from "./board.js";
import { badFact } from "./errors.js";
import type { Finding } from "./finding.js";
import { HOUSE_CELLS, HOUSE_WORDS, PEERS, bitOf, wordOf } from "./geometry.js";
import { cellName, parseCell } from "./notation.js";
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
  /** The most facts that a reason may cite (31 at most). */
  readonly maxFacts: number;
  /** The most choices that the search may try for one claim. */
  readonly maxNodes: number;
}

export const LIMITS: Limits = { maxFacts: 31, maxNodes: 2000 };

export interface Proof {
  /** `undecided` (beyond the bound) counts as rejected. */
  readonly status: "proved" | "refuted" | "undecided";
  /** The choices tried, over all claims. */
  readonly nodes: number;
  /** The claim that is not proved. */
  readonly claim?: CellDigit & { readonly places: boolean };
  /** Digits that satisfy all cited facts and the opposite of the claim. */
  readonly counter?: readonly CellDigit[];
  /** What was proved or what stands against it, in words. */
  readonly text: string;
}

/** Proves a finding from its reason alone, against the board that it was found on. */
export function prove(board: Board, finding: Pick<Finding, "eliminations" | "placements" | "reason">, limits: Limits = LIMITS): Proof {
  const numbered = (list: Finding["eliminations"]): CellDigit[] => list.map(({ cell, digit }) => ({ cell: parseCell(cell), digit }));
  return proveClaims(board, finding.reason.map(readFact), numbered(finding.eliminations), numbered(finding.placements), limits);
}

/** Proves a hit from the facts that its technique cites. */
export const proveHit = (board: Board, reason: Reason, hit: Hit, limits: Limits = LIMITS): Proof =>
  proveClaims(board, reason, eliminationsOf(hit), placementsOf(hit), limits);

/** The facts of a reason without which, one at a time, the finding can still be proved. */
export function unneededFacts(board: Board, reason: Reason, hit: Hit, limits: Limits = LIMITS): Fact[] {
  return reason.filter((_, i) => proveHit(board, [...reason.slice(0, i), ...reason.slice(i + 1)], hit, limits).status === "proved");
}

function proveClaims(
  board: Board,
  reason: Reason,
  eliminations: readonly CellDigit[],
  placements: readonly CellDigit[],
  limits: Limits,
): Proof {
  const facts = openFacts(board, reason);
  if (facts.length > limits.maxFacts) {
    return { status: "undecided", nodes: 0, text: `the reason cites ${facts.length} facts; the most is ${limits.maxFacts}` };
  }
  const search: Search = { facts, nodes: 0, maxNodes: 0, chosen: [] };
  for (const [claims, places] of [[eliminations, false], [placements, true]] as const) {
    for (const { cell, digit } of claims) {
      const claim = { cell, digit, places };
      const name = cellName(cell);
      if (!board.has(cell, digit)) {
        return { status: "refuted", nodes: search.nodes, claim, text: `${name} has no candidate ${digit}` };
      }
      search.maxNodes = search.nodes + limits.maxNodes;
      if (canDeny(board, search, claim)) {
        const counter = search.chosen;
        const words = counter.map((at) => `${cellName(at.cell)}=${at.digit}`).join(" ");
        const text = `the cited facts allow ${name}${places ? "≠" : "="}${digit}${words && `: ${words}`}`;
        return { status: "refuted", nodes: search.nodes, claim, counter, text };
      }
      if (search.nodes > search.maxNodes) {
        const text = `no proof of ${name}${places ? "=" : "≠"}${digit} within ${limits.maxNodes} nodes`;
        return { status: "undecided", nodes: search.nodes, claim, text };
      }
    }
  }
  return { status: "proved", nodes: search.nodes, text: "every claim follows from the cited facts" };
}

/** The cited facts that say something: a cell or a house that has its digit already is satisfied. */
function openFacts(board: Board, reason: Reason): Fact[] {
  return reason.filter((fact) => {
    if (!(Number.isInteger(fact) && fact >= 0 && fact < 81 + 243)) throw badFact(fact);
    if (isCellFact(fact)) return board.values[fact] === 0;
    const first = houseOf(fact) * 9;
    for (let i = first; i < first + 9; i++) if (board.values[HOUSE_CELLS[i]] === digitOf(fact)) return false;
    return true;
  });
}

interface Search {
  readonly facts: readonly Fact[];
  nodes: number;
  maxNodes: number;
  /** The digits that are assumed on the present branch. */
  chosen: CellDigit[];
}

/**
 * What is still possible at each depth of the search: words by digit, laid out as `Board.places`, 30 a depth.
 * A choice satisfies at least one fact, so the depth is at most the number of facts.
 */
const live = /* @__PURE__ */ new Int32Array(33 * 30);

/** Whether the facts can be satisfied while the claim is false; `chosen` then says how. */
function canDeny(board: Board, search: Search, { cell, digit, places }: CellDigit & { readonly places: boolean }): boolean {
  live.set(board.places);
  search.chosen = [];
  if (places) live[digit * 3 + wordOf(cell)] &= ~bitOf(cell);
  else choose(search, 0, cell, digit);
  return canSatisfy(search, 0, 0);
}

/** Whether the facts that are not in `done` (a mask) can all be satisfied by what is live at this depth. */
function canSatisfy(search: Search, depth: number, done: number): boolean {
  const { facts, chosen } = search;
  const base = depth * 30;
  const before = chosen.length;
  let tightest = -1;
  let fewest = 100;
  for (let i = 0; i < facts.length; i++) {
    if ((done & (1 << i)) !== 0) continue;
    const options = countOptions(base, facts[i]);
    if (options === 0) return false;
    if (options < fewest) {
      fewest = options;
      tightest = i;
    }
  }
  if (tightest === -1) return true;
  const fact = facts[tightest];
  done |= 1 << tightest;
  for (let option = nextOption(base, fact, -1); option !== -1; option = nextOption(base, fact, option)) {
    if (++search.nodes > search.maxNodes) return false;
    live.copyWithin(base + 30, base, base + 30);
    if (isCellFact(fact)) choose(search, depth + 1, fact, option);
    else choose(search, depth + 1, option, digitOf(fact));
    if (canSatisfy(search, depth + 1, done)) return true;
    chosen.length = before;
  }
  return false;
}

/** Makes a digit true: it leaves the cells that see this one, and the other digits leave the cell. */
function choose(search: Search, depth: number, cell: number, digit: number): void {
  const base = depth * 30;
  const w = wordOf(cell);
  const keep = ~bitOf(cell);
  for (let p = base + 3 + w; p < base + 30; p += 3) live[p] &= keep;
  const p = base + digit * 3;
  live[p] &= ~PEERS[cell * 3];
  live[p + 1] &= ~PEERS[cell * 3 + 1];
  live[p + 2] &= ~PEERS[cell * 3 + 2];
  live[p + w] |= ~keep;
  search.chosen.push({ cell, digit });
}

function countOptions(base: number, fact: Fact): number {
  if (isCellFact(fact)) {
    const bit = bitOf(fact);
    let options = 0;
    for (let p = base + 3 + wordOf(fact); p < base + 30; p += 3) if ((live[p] & bit) !== 0) options++;
    return options;
  }
  const p = base + digitOf(fact) * 3;
  const h = houseOf(fact) * 3;
  return count(live[p] & HOUSE_WORDS[h]) + count(live[p + 1] & HOUSE_WORDS[h + 1]) + count(live[p + 2] & HOUSE_WORDS[h + 2]);
}

/** The option after this one: a digit for a cell fact, a cell for a house fact; -1 at the end. */
function nextOption(base: number, fact: Fact, after: number): number {
  if (isCellFact(fact)) {
    for (let digit = Math.max(after, 0) + 1; digit <= 9; digit++) if (isLive(base, fact, digit)) return digit;
    return -1;
  }
  const digit = digitOf(fact);
  const first = houseOf(fact) * 9;
  for (let i = first; i < first + 9; i++) {
    const cell = HOUSE_CELLS[i];
    if (cell > after && isLive(base, cell, digit)) return cell;
  }
  return -1;
}

const isLive = (base: number, cell: number, digit: number): boolean =>
  (live[base + digit * 3 + wordOf(cell)] & bitOf(cell)) !== 0;
