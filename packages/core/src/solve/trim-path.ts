import type { Candidate, Cell, Digit } from "../board/numbers.js";
import type { Board } from "../board/board.js";
import { maskOf } from "../board/bits.js";
import type { CellDigit } from "../board/cell-digit.js";
import { bitOf, wordOf } from "../board/geometry.js";
import { type Grid, houseCellTable, houseWordTable, housesIn, inHouse, sees } from "../board/layout.js";
import { candidateCell, candidateDigit, candidateOf } from "../board/notation.js";
import { checkLimit, checkOptionNames } from "../errors.js";
import { assumesOne, digitOf, houseOf, isCellFact } from "../proof/facts.js";
import { proveHit, refuseUndeclared } from "../proof/prove.js";
import type { Reason } from "../proof/reason.js";
import { type Hit, eliminationsOf } from "../technique/hit.js";
import { runTechnique } from "../technique/run-technique.js";
import { Sink } from "../technique/sink.js";
import { type Technique, checkTechniques } from "../technique/technique.js";
import type { SolvePath } from "./loop.js";
import { LazyStep, type Step, type StepRecord } from "./step.js";
import { Trail } from "./trail.js";

/** A path without detours. */
export interface TrimmedPath<T extends Technique = Technique> extends SolvePath<T> {
  /** Whether no single step can be left out. False where the limit ended the search, or where the path isn't solved. */
  readonly isTrimmed: boolean;
}

/** How much work a search for unneeded steps may be. */
export interface TrimLimits {
  /** How many proofs of steps: 20,000. One with lemmas counts as a hundred. What is left out until then stays left out. */
  readonly maxProofs?: number | undefined;
}

/** A step of a path, and what is kept of it. */
interface Move {
  readonly technique: Technique;
  readonly hit: Hit;
  readonly eliminations: readonly number[];
  /** The number of the step in the whole path. */
  readonly at: number;
  /** How hard the technique is: its place in the list. */
  readonly rank: number;
  /** Whether its proof has lemmas. */
  readonly isLong: boolean;
  /** Its proof by counting, which takes long to find: where it holds on another board, there is one there. */
  readonly counts: Reason | undefined;
  /** The candidates that would change its proof if they were there; undefined where any could. */
  readonly scope: Uint8Array | undefined;
}

/**
 * A path without detours: steps, and single eliminations of a step, that nothing later needs are left out. Each step that is left is
 * proved on the board where it now is, and the path ends on the same digits. Of the eliminations that would do, those of the
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
export function trimPath<T extends Technique>(
  path: SolvePath<T>,
  techniques: readonly T[],
  limits: TrimLimits = {},
): TrimmedPath<T> {
  checkTechniques(techniques);
  checkOptionNames(limits, "maxProofs");
  const { maxProofs = 20_000 } = limits;
  checkLimit(maxProofs, 0);
  const { steps, status, board } = path;
  if (status !== "solved" || steps.length === 0) return { ...path, isTrimmed: status === "solved" };
  const start = steps[0].board;
  const moves = steps.map(({ technique, hit, board: before }, at): Move => {
    const reason = technique.reason(hit.pattern as never, before);
    return {
      at,
      technique,
      hit,
      rank: techniques.indexOf(technique),
      scope: scopeOf(before, reason),
      eliminations: eliminationsOf(hit).map(({ cell, digit }) => candidateOf(cell, digit)),
      isLong: "lemmas" in reason,
      counts: "counts" in reason ? reason : undefined,
    };
  });
  const singles = new Set<Technique>();
  for (const { technique, hit, board: before } of steps)
    if (hit.placements.length === 1 && isSingle(before, hit.placements[0])) singles.add(technique);
  const work = { left: maxProofs };
  let best: Trimmed = { moves, isTrimmed: false };
  for (const run of RUNS) {
    const trimmer = new Trimmer(start, moves, [...singles], work);
    const isTrimmed = run(trimmer);
    const isBetter = weightOf(trimmer.moves) < weightOf(best.moves);
    if ((isBetter || (isTrimmed && !best.isTrimmed && best.moves === moves)) && areProved(start, trimmer.moves))
      best = { moves: trimmer.moves, isTrimmed };
  }
  const trail = new Trail(start);
  const records = best.moves.map(({ technique, hit, eliminations }, foundIndex): StepRecord => {
    const trimmed = { ...hit, eliminations: wordsOf(eliminations) };
    trail.hits.push(trimmed);
    return { technique, hit: trimmed, foundIndex, fields: undefined };
  });
  return {
    status,
    board,
    steps: records.map((record, i) => new LazyStep(i, record, trail) as unknown as Step<T>),
    isTrimmed: best.isTrimmed,
  };
}

interface Trimmed {
  readonly moves: readonly Move[];
  readonly isTrimmed: boolean;
}

/** Whether the techniques prove all steps themselves: their words are about these proofs. */
function areProved(start: Board, moves: readonly Move[]): boolean {
  const board = start.copy();
  return moves.every((move) => {
    const isProved = proofOf(board, { ...move, counts: undefined }) !== undefined;
    if (isProved) apply(board, move);
    return isProved;
  });
}

/** A proof that tries more than this is none here: most need ten. */
const MAX_NODES = 10_000;

/** A proof with lemmas counts as this many facts, since it takes as long. */
const LONG_PROOF = 100;

/** From the end on, which takes the least work; then the hardest first, which tries more. */
const RUNS: readonly ((trimmer: Trimmer) => boolean)[] = [
  (trimmer) => trimmer.fromTheEnd(),
  (trimmer) => trimmer.leaveOut((a, b) => b.rank - a.rank || b.at - a.at),
  (trimmer) => trimmer.leaveOut((a, b) => b.at - a.at),
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

/**
 * The candidates that would change a proof if they were there: those of its facts, and what its lemmas assume. The proof says nothing
 * of any other. Undefined for deadly patterns and mirrors.
 */
function scopeOf(grid: Grid, reason: Reason): Uint8Array | undefined {
  const scope = new Uint8Array(729);
  const houseCells = houseCellTable(grid);
  const lists =
    "counts" in reason
      ? reason.counts.map(({ facts, sets }) => [...facts, ...sets].map(([fact]) => fact))
      : "lemmas" in reason
        ? reason.lemmas.map(({ facts }) => facts)
        : [reason];
  for (const facts of lists) {
    for (const fact of facts) {
      if (assumesOne(fact)) return undefined;
      for (let i = 0; i < 9; i++)
        scope[isCellFact(fact) ? fact * 9 + i : houseCells[houseOf(fact) * 9 + i] * 9 + digitOf(fact) - 1] = 1;
    }
  }
  if ("lemmas" in reason)
    for (const { assume } of reason.lemmas) for (const literal of assume) scope[literal < 0 ? ~literal : literal] = 1;
  return scope;
}

/** Whether a digit is the only one of its cell, or has only this place in a house. */
function isSingle(board: Board, { cell, digit }: CellDigit): boolean {
  const { masks, places } = board;
  if (masks[cell] === maskOf(digit)) return true;
  const words = houseWordTable(board);
  for (const house of housesIn(board)) {
    if (!inHouse(board, cell, house)) continue;
    let others = 0;
    for (let w = 0; w < 3; w++) {
      const found = places[digit * 3 + w] & words[house * 3 + w];
      others |= w === wordOf(cell) ? found & ~bitOf(cell) : found;
    }
    if (others === 0) return true;
  }
  return false;
}

/** Whether candidates that are back can change the proof of a step. */
function isTouched({ scope }: Move, back: ReadonlySet<number>): boolean {
  if (scope === undefined) return true;
  for (const candidate of back) if (scope[candidate] !== 0) return true;
  return false;
}

/** Whether a digit in a cell removes a candidate. */
function isGoneWith(grid: Grid, candidate: Candidate, cell: Cell, digit: Digit): boolean {
  const other = candidateCell(candidate);
  return other === cell || (candidateDigit(candidate) === digit && sees(grid, other, cell));
}

function apply(board: Board, { eliminations, hit }: Move): void {
  for (const candidate of eliminations) board.eliminate(candidateCell(candidate), candidateDigit(candidate));
  for (const { cell, digit } of hit.placements) board.place(cell, digit);
}

/** A path from which steps are taken. */
class Trimmer {
  moves: readonly Move[];

  constructor(
    readonly start: Board,
    moves: readonly Move[],
    /** Techniques that place digits: where one no longer sees a digit, another may. */
    readonly singles: readonly Technique[],
    /** How many proofs are left. */
    readonly work: { left: number },
  ) {
    this.moves = moves;
  }

  /**
   * Leaves out steps, and eliminations, from the last to the first. When a step is tried, all later ones are known to be needed, with
   * all that they eliminate. They stay needed where others are left out before them. So the first one that isn't proved ends a try.
   */
  fromTheEnd(): boolean {
    for (const { at, hit, eliminations } of [...this.moves].reverse()) {
      if (hit.placements.length > 0 || this.without(at, undefined, true)) continue;
      for (const candidate of eliminations.length > 1 ? eliminations : []) this.without(at, candidate, true);
    }
    return this.work.left > 0;
  }

  /** Leaves out whole steps as long as all that is left is proved, and then single eliminations; false where the limit ended it. */
  leaveOut(order: (a: Move, b: Move) => number): boolean {
    const inOrder = this.moves.filter(({ hit }) => hit.placements.length === 0).sort(order);
    for (let isBetter = true; isBetter;) {
      isBetter = false;
      for (const { at } of inOrder) if (this.without(at)) isBetter = true;
      for (const { at } of inOrder) {
        for (const candidate of this.moves.find((each) => each.at === at)?.eliminations ?? [])
          if (this.without(at, candidate)) isBetter = true;
      }
    }
    return this.work.left > 0;
  }

  /** Takes the path without a step, or without one of its eliminations, if each step is proved on the board that it then finds. */
  without(at: number, candidate?: Candidate, areNeeded = false): boolean {
    const index = this.moves.findIndex((each) => each.at === at);
    if (index < 0 || this.work.left <= 0) return false;
    const gone = this.moves[index];
    const rest = candidate === undefined ? [] : gone.eliminations.filter((each) => each !== candidate);
    if (candidate !== undefined && (rest.length === 0 || rest.length === gone.eliminations.length)) return false;
    const board = this.start.copy();
    const kept: Move[] = [];
    for (const move of this.moves.slice(0, index)) {
      kept.push(move);
      apply(board, move);
    }
    /** Candidates that are there now and were not before. */
    const back = new Set(gone.eliminations.filter((each) => !rest.includes(each)));
    if (rest.length > 0) {
      kept.push({ ...gone, eliminations: rest });
      apply(board, kept.at(-1)!);
    }
    for (let i = index + 1; i < this.moves.length; i++) {
      // From here on all boards are the same.
      if (back.size === 0) {
        kept.push(...this.moves.slice(i));
        break;
      }
      const move = this.moves[i];
      const now = isTouched(move, back) ? this.proved(board, move, areNeeded) : move;
      if (areNeeded && now === undefined) return false;
      for (const each of move.eliminations)
        if (now?.eliminations.includes(each) === true) back.delete(each);
        else back.add(each);
      // What only an elimination needed that is gone may go with it. A digit must be placed.
      if (now === undefined) {
        if (move.hit.placements.length > 0) return false;
        continue;
      }
      apply(board, now);
      for (const { cell, digit } of now.hit.placements)
        for (const each of back) if (isGoneWith(board, each, cell, digit)) back.delete(each);
      kept.push(now);
    }
    this.moves = kept;
    return true;
  }

  /** The part of a step that is proved on this board; or the same digit, as another technique sees it. */
  proved(board: Board, move: Move, areNeeded: boolean): Move | undefined {
    const whole = this.prove(board, move);
    if (whole !== undefined) return whole;
    const [placement, ...others] = move.hit.placements;
    if (placement === undefined) {
      if (areNeeded || move.eliminations.length < 2) return undefined;
      const eliminations = move.eliminations.filter((each) => this.prove(board, { ...move, eliminations: [each] }));
      return eliminations.length === 0 ? undefined : this.prove(board, { ...move, eliminations });
    }
    if (others.length > 0 || move.eliminations.length > 0 || !isSingle(board, placement)) return undefined;
    for (const technique of this.singles) {
      const sink = new Sink(board, "all");
      runTechnique(technique, board, sink);
      for (const hit of sink.hits) {
        const [found, more] = hit.placements;
        if (found?.cell !== placement.cell || found.digit !== placement.digit || more !== undefined) continue;
        const now = this.prove(board, { ...move, technique, hit, counts: undefined });
        if (hit.eliminations.length === 0 && now !== undefined) return now;
      }
    }
    return undefined;
  }

  /** The step with the scope of its proof on this board; undefined where it isn't proved. */
  prove(board: Board, move: Move): Move | undefined {
    const reason = proofOf(board, move);
    this.work.left -= move.isLong ? LONG_PROOF : 1;
    return reason && { ...move, scope: scopeOf(board, reason) };
  }
}

/** What proves a step on a board; undefined where nothing does. */
function proofOf(board: Board, { technique, hit, eliminations, counts }: Move): Reason | undefined {
  try {
    const reason = counts ?? technique.reason(hit.pattern as never, board);
    const proof = proveHit(board, reason, { ...hit, eliminations: wordsOf(eliminations) }, { maxNodes: MAX_NODES });
    return refuseUndeclared(proof, technique.meta.assumes).status === "proved" ? reason : undefined;
  } catch {
    // A pattern may need a candidate to be gone.
    return undefined;
  }
}
