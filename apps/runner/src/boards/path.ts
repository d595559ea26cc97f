import {
  type Board,
  type SearchResult,
  type Step,
  type Technique,
  contradictions,
  findFirst,
  format,
  search,
} from "@wings/core";
import { SolveLoop, StepCounter } from "@wings/core/host";
import { type Techniques, titleOf } from "../techniques/load-techniques.js";

type PathStatus = "solved" | "stuck" | "stopped" | "none" | "many";

/** How far the techniques lead from a board. */
export interface Path {
  readonly status: PathStatus;
  /** The digits of the only solution. It is computed on demand. */
  readonly solution: () => string | null;
  /** The board at the end of the path. */
  readonly board: Board;
  /** Empty for a rating. */
  readonly steps: readonly Step[];
  readonly counts: Readonly<Record<string, number>>;
  readonly hardest: string | null;
  readonly level: string | null;
  readonly score: number;
}

export interface PathOptions {
  /**
   * Apply all that the easiest technique finds at once and keep no steps: the rating of a puzzle must not depend on how it is
   * turned.
   */
  readonly rating?: true;
  /** Stop before the first use of this technique. */
  readonly until?: string | undefined;
  /** Stop after this many steps. */
  readonly maxSteps?: number;
}

/**
 * Follows the path to the solution. Sound steps that fill the board prove that it has one solution. Brute force is needed only
 * if the path ends early, or if plugins took part. Techniques that assume one solution ask for it themselves.
 */
export function findPath(start: Board, techniques: Techniques, options: PathOptions = {}): Path {
  const truth = lazySearch(start);
  const { rungs, plugins } = techniques;
  // A board with a contradiction has no steps.
  const list = contradictions(start).length > 0 ? [] : techniques.list;
  const { rating, until, maxSteps } = options;
  const steps: Step[] = [];
  const counter = new StepCounter(list.length);
  let needsCheck = false;
  let isStopped = false;

  const loop = new SolveLoop(start, list, { check: false, batch: rating && (({ id }) => id) });
  while (loop.next()) {
    const { technique, hit } = loop;
    const index = loop.trail.hits.length;
    if (index === maxSteps || (until !== undefined && technique.id === until)) {
      isStopped = true;
      break;
    }
    if (plugins !== undefined && rungs.get(technique.id)!.isPlugin) {
      needsCheck = true;
      plugins.check(technique, loop.board, hit, truth);
    }
    counter.add(loop, list.indexOf(technique));
    // A bulk run that only counts must not allocate an object for each step.
    if (!rating) steps.push(loop.step());
    loop.apply();
  }
  const { board } = loop;
  needsCheck ||= !isStopped && loop.status !== "solved";

  const isProved = !needsCheck && !isStopped;
  const solution = (): string | null => (isProved ? format(board) : onlySolution(truth()));
  const status = isStopped ? "stopped" : !needsCheck ? "solved" : statusOf(truth(), board);
  return { status, solution, board, steps, ...ratingOf(list, counter.counts, techniques.rungs) };
}

/** A search that runs when its result is first needed. */
export function lazySearch(board: Board): () => SearchResult {
  let result: SearchResult | undefined;
  return () => (result ??= search(board));
}

/** The name of the easiest technique that --only or --skip leaves out and that would find the next step. */
export function leftOutTechnique(board: Board, { list, rungs }: Techniques): string | undefined {
  for (const { technique, isPlugin } of rungs.values()) {
    if (isPlugin || list.some(({ id }) => id === technique.id)) continue;
    if (findFirst(board, [technique]) !== null) return titleOf({ rungs }, technique.id);
  }
  return undefined;
}

const onlySolution = ({ status, solution }: SearchResult): string | null => (status === "one" ? solution : null);

const statusOf = ({ status, solution }: SearchResult, board: Board): PathStatus =>
  status === "one" ? (format(board) === solution ? "solved" : "stuck") : status;

/** The hardest technique is the last one of the ladder that was used; the score is the sum over all steps. */
function ratingOf(
  list: readonly Technique[],
  used: Int32Array,
  rungs: Techniques["rungs"],
): Pick<Path, "counts" | "hardest" | "level" | "score"> {
  const counts: Record<string, number> = {};
  let hardest: string | null = null;
  let score = 0;
  for (let i = 0; i < list.length; i++) {
    if (used[i] === 0) continue;
    const { id } = list[i];
    counts[id] = used[i];
    hardest = id;
    score += used[i] * rungs.get(id)!.score;
  }
  return { counts, hardest, level: hardest && rungs.get(hardest)!.level, score };
}
