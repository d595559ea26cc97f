import { type Board, type SolveStatus, type Technique, parse, search } from "@wings/core";
import { SolveLoop, StepCounter, badArgument, checkOptionNames } from "@wings/core/host";
import { LADDER } from "./standard-ladder.js";
import { LEVELS, type Level } from "./levels.js";
import type { Rung } from "./rung.js";

/** How hard a puzzle is. */
export interface Rating {
  /** `none`, `many`: the puzzle has no solution, or several. */
  readonly status: Exclude<SolveStatus, "contradictory"> | "none" | "many";
  /** The sum of the scores of all steps; null where the techniques don't solve the puzzle. */
  readonly score: number | null;
  /** The level of the hardest technique; null where the techniques don't solve the puzzle. */
  readonly level: Level | null;
  /** The id of the hardest technique on the path; null for a path without steps. */
  readonly hardest: string | null;
  /** How many steps each technique made. */
  readonly counts: Readonly<Record<string, number>>;
}

/** What to rate with. Every option may be left out. */
export interface RateOptions {
  /** The rungs from the easiest to the hardest: the whole ladder. */
  readonly ladder?: readonly Rung[] | undefined;
  /** Techniques of rungs of yours whose steps need no proof, as in `solvePath`. Those of the ladder need none. */
  readonly trust?: readonly Technique[] | undefined;
  readonly maxMilliseconds?: number | undefined;
}

/**
 * Rates a puzzle. The easiest technique that finds anything makes all its steps at once, so a puzzle keeps its rating when it is turned or
 * relabeled. Each digit that is placed is a step. All that a technique eliminates from one position is one step.
 *
 * @example
 * ```ts
 * import { rate } from "@wings/ladder";
 *
 * const { score, level, hardest } = rate("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * console.log(score, level, hardest);
 * ```
 */
export function rate(puzzle: Board | string, options: RateOptions = {}): Rating {
  checkOptionNames(options, "ladder trust maxMilliseconds");
  const { ladder = LADDER, trust, maxMilliseconds } = options;
  if (!("map" in Object(ladder))) throw badArgument(ladder, "a list of rungs");
  const board = typeof puzzle === "string" ? parse(puzzle) : puzzle;
  const { status: solutions } = search(board);
  if (solutions !== "one") return { status: solutions, score: null, level: null, hardest: null, counts: {} };
  const techniques = techniquesOf(ladder);
  const loop = new SolveLoop(board, techniques, { batch: ({ id }) => id, trust, maxMilliseconds });
  const counter = new StepCounter(techniques.length);
  while (loop.next()) {
    counter.add(loop, techniques.indexOf(loop.technique));
    loop.apply();
  }

  const counts: Record<string, number> = {};
  let last: Rung | undefined;
  let score = 0;
  counter.counts.forEach((count, i) => {
    if (count === 0) return;
    last = ladder[i];
    counts[last.technique.id] = count;
    score += count * last.score;
  });
  const { status } = loop;
  const isSolved = status === "solved";
  return {
    status: isSolved || status === "stopped" ? status : "stuck",
    score: isSolved ? score : null,
    level: isSolved ? (last?.level ?? null) : null,
    hardest: last?.technique.id ?? null,
    counts,
  };
}

/** One list for each ladder: the core checks a list once. */
const TECHNIQUES = /* @__PURE__ */ new WeakMap<readonly Rung[], readonly Technique[]>();

function techniquesOf(ladder: readonly Rung[]): readonly Technique[] {
  const known = TECHNIQUES.get(ladder);
  if (known?.length === ladder.length) return known;
  for (const [i, { level, score }] of ladder.entries())
    if (!LEVELS.includes(level) || !Number.isFinite(score))
      throw badArgument(`[${i}]`, "a rung with a level of LEVELS and a score");
  const techniques = ladder.map(({ technique }) => technique);
  TECHNIQUES.set(ladder, techniques);
  return techniques;
}
