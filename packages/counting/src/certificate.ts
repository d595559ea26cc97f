import {
  type Board,
  candidateOf,
  type Cell,
  type Count,
  type Digit,
  limitReached,
  memo,
  type Weighted,
} from "@wings/core/author";
import { type LogicBoard, conflict, logicBoard } from "./logic-board.js";
import { shortProof } from "./short-proof.js";
import { Tableau, untied } from "./tableau.js";

/** A row that falls short by less is satisfied. */
const SHORT = 1e-6;

/** Hard boards take some hundred. Where numbers are rounded badly, the same rows could come back forever. */
const MAX_ROUNDS = 2000;

/**
 * The certificate of least sum for a candidate that no fill has wholly: of at most three facts, or else by a linear program.
 *
 * Were the candidate true, how far could all other facts be filled, if no set is more than full? Some fact falls short by at
 * least e. The program finds the least e, with shares of 0 or more, a set at most 1, and a fact at least 1 - e. Its prices are
 * the weights, and 1 / e is their sum. Facts and sets are added only where the present shares break them.
 */
function certificateOf(board: LogicBoard, target: number): Count {
  const { candidates, facts, members, factsOf } = board;
  const holds = new Set(factsOf[target]);
  const free = candidates.map((candidate, i) => i !== target && !conflict(board, candidate, candidates[target]));
  const its = members.map((list) => list.filter((index) => free[index]));
  const usable = facts.map((_, at) => at).filter((at) => !holds.has(at));
  const short = shortProof(its, factsOf, usable);
  if (short !== undefined) return { facts: weighed(short.facts, facts), sets: weighed(short.sets, facts) };

  const columns = candidates.map((_, index) => index).filter((index) => free[index]);
  /** Variables: candidates, then e, then what a fact has too much, then what a set has too little. */
  const gap = candidates.length;
  const surplusOf = gap + 1;
  const roomOf = surplusOf + facts.length;
  const tableau = new Tableau(columns.length + 1, 64);
  tableau.column.set([...columns, gap], 1);
  const { width, column } = tableau;
  const costs = new Float64Array(width);
  for (let j = 1; j < width - 1; j++) costs[j] = 1e-8 * untied(j);
  costs[width - 1] = 1;
  /** By variable: its row, or ~column. */
  const place = new Int32Array(roomOf + facts.length);
  const share = new Float64Array(candidates.length + 1);

  for (let round = 0; ; round++) {
    if (round === MAX_ROUNDS) throw limitReached("rounds of a linear program", MAX_ROUNDS);
    share.fill(0);
    for (let i = tableau.height - 1; i >= 0; i--) if (tableau.basic[i] >= surplusOf) tableau.removeRow(i);
    for (let i = 0; i < tableau.height; i++) {
      place[tableau.basic[i]] = i;
      if (tableau.basic[i] <= gap) share[tableau.basic[i]] = tableau.at(i, 0);
    }
    for (let j = 1; j < width; j++) place[column[j]] = ~j;
    // The fact that falls short most, of these the shortest, and the set that is too full most.
    let [fact, set, lack, excess] = [-1, -1, SHORT, SHORT];
    for (let f = 0; f < facts.length; f++) {
      if (holds.has(f)) continue;
      let sum = 0;
      for (const index of its[f]) sum += share[index];
      const short = 1 - share[gap] - sum;
      if (short > lack + SHORT || (short > lack - SHORT && fact >= 0 && its[f].length < its[fact].length)) {
        lack = short;
        fact = f;
      }
      if (sum - 1 > excess + SHORT) {
        excess = sum - 1;
        set = f;
      }
    }
    if (fact < 0 && set < 0) break;
    if (set >= 0) addRow(roomOf + set, its[set], -1);
    if (fact >= 0) addRow(surplusOf + fact, [...its[fact], gap], 1);
    tableau.mend(costs);
  }

  const least = 1 / share[gap];
  const found: [number, number, boolean][] = [];
  for (let j = 1; j < width; j++) {
    if (column[j] < surplusOf) continue;
    const isFact = column[j] < roomOf;
    const weight = costs[j] * least;
    if (weight > 1e-4) found.push([facts[column[j] - (isFact ? surplusOf : roomOf)], weight, isFact]);
  }
  const factor = wholeFactor(found.map(([, weight]) => weight));
  const list = (isFact: boolean): Weighted[] =>
    found
      .filter((each) => each[2] === isFact)
      .map(([number, weight]) => [number, Math.round(weight * factor)] as const)
      .sort(([a], [b]) => a - b);
  return { facts: list(true), sets: list(false) };

  /** variable = sign * (sum of the list - 1) */
  function addRow(variable: number, list: readonly number[], sign: number): void {
    const start = tableau.addRow(variable);
    const { cells } = tableau;
    cells[start] = -sign;
    for (const index of list) {
      const at = place[index];
      if (at < 0) cells[start + ~at] -= sign;
      else for (let j = 0; j < width; j++) cells[start + j] += sign * cells[at * width + j];
    }
  }
}

/** Facts by their numbers, with how often each is in a list. */
const weighed = (list: readonly number[], facts: readonly number[]): Weighted[] =>
  [...new Set(list)].sort((a, b) => a - b).map((at) => [facts[at], list.filter((each) => each === at).length] as const);

/** The least whole number that makes all weights whole. */
function wholeFactor(weights: readonly number[]): number {
  for (let factor = 1; factor <= 1000; factor++)
    if (weights.every((weight) => Math.abs(weight * factor - Math.round(weight * factor)) < 1e-3 * factor))
      return factor;
  return 0;
}

/** The certificate for a candidate of a board, kept until the board changes. */
export function certificateAt(board: Board, cell: Cell, digit: Digit): Count {
  const known = memo(board, "wings/set-logic", () => new Map<number, Count>());
  const candidate = candidateOf(cell, digit);
  let certificate = known.get(candidate);
  if (certificate === undefined) {
    const logic = logicBoard(board);
    certificate = certificateOf(logic, logic.candidates.indexOf(candidate));
    known.set(candidate, certificate);
  }
  return certificate;
}
