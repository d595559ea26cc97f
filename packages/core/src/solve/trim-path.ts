import type { Board } from "../board/board.js";
import { candidateCell, candidateDigit, candidateOf } from "../board/notation.js";
import { bitOf, wordOf } from "../board/geometry.js";
import { proveHit, refuseUndeclared } from "../proof/prove.js";
import { type Hit, eliminationsOf } from "../technique/hit.js";
import { runTechnique } from "../technique/run-technique.js";
import { Sink } from "../technique/sink.js";
import { type Technique, checkTechniques } from "../technique/technique.js";
import type { SolvePath } from "./loop.js";
import { LazyStep, type Step, type StepRecord } from "./step.js";
import { Trail } from "./trail.js";

/** A step of a path, and what is kept of it. */
interface Move {
  readonly technique: Technique;
  readonly hit: Hit;
  readonly eliminations: readonly number[];
  /** Its place in the whole path. */
  readonly at: number;
  /** How hard its technique is: the place in the list. */
  readonly rank: number;
}

/**
 * A path without detours: steps, and single eliminations of a step, that nothing later needs are left out. Each step that is left is
 * proved on the board on which it now stands, and the path ends on the same digits. Of the eliminations that would do, those of the
 * techniques that come first in the list are kept. The rating of a puzzle is that of the whole path.
 *
 * A path that ends before all cells hold a digit is not changed. Where eliminations that are left out hide a digit from the technique
 * that placed it, another technique of the path may place it.
 *
 * @example
 * ```ts
 * import { solvePath } from "@wings/core";
 * import { trimPath } from "@wings/core/judge";
 * import { techniques } from "@wings/ladder";
 *
 * const puzzle = "8....5..7.7.1.8.6...6.9.8..64.9.7.3...3...7...9.8.2.46..9.8.4...1.5.4.2.4..3....1";
 * const path = solvePath(puzzle, techniques);
 * console.log(path.steps.length, trimPath(path, techniques).steps.length);
 * ```
 */
export function trimPath<T extends Technique>(path: SolvePath<T>, techniques: readonly T[]): SolvePath<T> {
  checkTechniques(techniques);
  const { steps, status, board } = path;
  if (status !== "solved" || steps.length === 0) return path;
  const start = steps[0].board;
  const moves = steps.map(({ technique, hit }, at): Move => ({
    at,
    technique,
    hit,
    eliminations: eliminationsOf(hit).map(({ cell, digit }) => candidateOf(cell, digit)),
    rank: techniques.indexOf(technique),
  }));
  const singles = [...new Set(moves.filter(({ hit }) => hit.placements.length > 0).map(({ technique }) => technique))];
  let best: readonly Move[] = moves;
  let least = weightOf(moves);
  for (const order of ORDERS) {
    const trimmer = new Trimmer(start, moves, singles);
    trimmer.leaveOut(order);
    const weight = weightOf(trimmer.moves);
    if (weight >= least) continue;
    best = trimmer.moves;
    least = weight;
  }
  if (best === moves) return path;
  const trail = new Trail(start);
  const records = best.map(({ technique, hit, eliminations }, foundIndex): StepRecord => {
    const trimmed = { ...hit, eliminations: wordsOf(eliminations) };
    trail.hits.push(trimmed);
    return { technique, hit: trimmed, foundIndex, fields: undefined };
  });
  return { status, board, steps: records.map((record, i) => new LazyStep(i, record, trail) as unknown as Step<T>) };
}

/** Which steps are given up first: the hardest, or the last. */
const ORDERS: readonly ((a: Move, b: Move) => number)[] = [
  (a, b) => b.rank - a.rank || b.at - a.at,
  (a, b) => b.at - a.at,
];

/** Steps first, then eliminations. */
const weightOf = (moves: readonly Move[]): number =>
  moves.reduce((sum, { eliminations }) => sum + 1000 + eliminations.length, 0);

/** Eliminations as a hit has them. */
function wordsOf(eliminations: readonly number[]): number[] {
  const words: number[] = [];
  for (const candidate of eliminations) {
    const cell = candidateCell(candidate);
    words.push(candidateDigit(candidate), 0, 0, 0);
    words[words.length - 3 + wordOf(cell)] = bitOf(cell);
  }
  return words;
}

/** A path from which steps are taken. */
class Trimmer {
  moves: readonly Move[];
  /** The board before each step. */
  boards: readonly Board[] = [];

  constructor(
    readonly start: Board,
    moves: readonly Move[],
    /** Techniques that place digits: where one no longer sees a digit, another may. */
    readonly singles: readonly Technique[],
  ) {
    this.moves = moves;
    this.tryPath(0, moves);
  }

  /** Leaves out whole steps as long as all that is left is proved, and then single eliminations. */
  leaveOut(order: (a: Move, b: Move) => number): void {
    const inOrder = this.moves.filter(({ hit }) => hit.placements.length === 0).sort(order);
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      for (const { at } of inOrder) {
        const index = this.moves.findIndex((each) => each.at === at);
        if (
          index >= 0 &&
          this.tryPath(
            index,
            this.moves.filter((each) => each.at !== at),
          )
        )
          isBetter = true;
      }
      for (const { at } of inOrder) {
        const index = this.moves.findIndex((each) => each.at === at);
        for (const candidate of this.moves[index]?.eliminations ?? []) {
          const { eliminations } = this.moves[index];
          if (eliminations.length === 1) break;
          const fewer = { ...this.moves[index], eliminations: eliminations.filter((each) => each !== candidate) };
          if (
            this.tryPath(
              index,
              this.moves.map((each) => (each.at === at ? fewer : each)),
            )
          )
            isBetter = true;
        }
      }
    }
  }

  /** Takes another path, equal up to this step, if each step is proved on the board that it finds, and all cells are full at the end. */
  tryPath(from: number, moves: readonly Move[]): boolean {
    const board = (this.boards[from] ?? this.start).copy();
    const boards = this.boards.slice(0, from);
    const proved = moves.slice(0, from);
    for (const move of moves.slice(from)) {
      const now = isProvedOn(board, move) ? move : this.adapt(board, move);
      if (now === undefined) {
        // What only an elimination needed that is gone may go with it. A digit must be placed.
        if (move.hit.placements.length > 0) return false;
        continue;
      }
      boards.push(board.copy());
      proved.push(now);
      for (const candidate of now.eliminations) board.eliminate(candidateCell(candidate), candidateDigit(candidate));
      for (const { cell, digit } of now.hit.placements) board.place(cell, digit);
    }
    if (!board.isFull) return false;
    this.moves = proved;
    this.boards = boards;
    return true;
  }

  /** The part of a step that is proved on this board; or the same digit, as another technique sees it. */
  adapt(board: Board, move: Move): Move | undefined {
    const [placement, ...others] = move.hit.placements;
    if (placement === undefined) {
      const eliminations = move.eliminations.filter((each) => isProvedOn(board, { ...move, eliminations: [each] }));
      return eliminations.length === 0 ? undefined : { ...move, eliminations };
    }
    if (others.length > 0 || move.eliminations.length > 0) return undefined;
    for (const technique of this.singles) {
      const sink = new Sink(board, "all");
      runTechnique(technique, board, sink);
      for (const hit of sink.hits) {
        const [found, more] = hit.placements;
        if (found?.cell !== placement.cell || found.digit !== placement.digit || more !== undefined) continue;
        const now = { ...move, technique, hit };
        if (hit.eliminations.length === 0 && isProvedOn(board, now)) return now;
      }
    }
    return undefined;
  }
}

function isProvedOn(board: Board, { technique, hit, eliminations }: Move): boolean {
  try {
    const reason = technique.reason(hit.pattern as never, board);
    const proof = proveHit(board, reason, { ...hit, eliminations: wordsOf(eliminations) });
    return refuseUndeclared(proof, technique.meta.assumes).status === "proved";
  } catch {
    // A pattern may need a candidate to be gone.
    return false;
  }
}
