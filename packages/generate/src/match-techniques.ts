import { type Board, type Step, type Technique, parse } from "@wings/core";
import { SolveLoop } from "@wings/core/host";
import { type Rating, type Rung, levelsOf, ratingOf } from "./ladder.js";
import type { CheckedOptions, TechniqueWish } from "./options.js";

/** How a puzzle fits the wanted techniques. */
export interface Match {
  /** Null without a ladder. */
  readonly rating: Rating | null;
  /** The first step of the first wanted technique; null where none is wanted. */
  readonly step: Step | null;
}

/** Answers how a puzzle fits the wanted techniques, level and score; undefined where it doesn't. */
export function makeMatcher(options: CheckedOptions): (puzzle: string) => Match | undefined {
  const { ladder, technique: wishes, level: levels, score = [0, Infinity] } = options;
  if (ladder === undefined) return () => ({ rating: null, step: null });
  const indexOf = ({ id }: TechniqueWish): number => ladder.findIndex(({ technique }) => technique.id === id);
  const upTo = (last: number): Technique[] => ladder.slice(0, last + 1).map(({ technique }) => technique);

  const next = wishes.filter(({ as }) => as === "next").map((wish) => ({ wish, techniques: upTo(indexOf(wish)) }));
  const others = wishes.filter(({ as }) => as !== "next");
  const wanted = others.map(indexOf);
  const mustSolve = others.length > 0 || levels !== undefined || options.score !== undefined;
  // A technique above the hardest allowed one would only show that the puzzle doesn't fit.
  const tops = others.filter(({ as }) => as !== "used").map(indexOf);
  if (levels !== undefined) tops.push(Math.max(...ladder.map(({ level }, at) => (levels.includes(level) ? at : -1))));
  const techniques = upTo(Math.min(ladder.length - 1, ...tops));
  const forbidden = others.filter(({ as }) => as === "only").flatMap((wish) => otherThan(ladder, indexOf(wish)));

  /** Follows the path to its end; undefined as soon as it doesn't fit. */
  function follow(board: Board): Match | undefined {
    const used = new Int32Array(techniques.length);
    const loop = new SolveLoop(board, techniques);
    let step: Step | null = null;
    let sum = 0;
    while (loop.next()) {
      const at = techniques.indexOf(loop.technique);
      sum += ladder![at].score;
      if (forbidden.includes(at) || sum > score[1]) return undefined;
      if (at === wanted[0] && used[at] === 0) step = loop.step();
      used[at]++;
      loop.apply();
    }
    const isSolved = loop.status === "solved";
    if (mustSolve && !isSolved) return undefined;
    const rating = ratingOf(ladder!, used, isSolved);
    const isFit =
      wanted.every((at) => used[at] > 0) &&
      (options.score === undefined || sum >= score[0]) &&
      (levels === undefined || (rating.level !== null && levels.includes(rating.level)));
    return isFit ? { rating, step } : undefined;
  }

  return (puzzle) => {
    const board = parse(puzzle);
    board.isUnique = true;
    let first: Step | undefined;
    for (const { wish, techniques } of next) {
      const step = firstStep(board, techniques);
      if (step === undefined) return undefined;
      if (wish === wishes[0]) first = step;
    }
    const match = follow(board);
    return match && first ? { ...match, step: first } : match;
  };
}

/** The first step of the last technique, when the others find nothing. */
function firstStep(board: Board, techniques: readonly Technique[]): Step | undefined {
  const loop = new SolveLoop(board, techniques);
  while (loop.next()) {
    if (loop.technique === techniques.at(-1)) return loop.step();
    loop.apply();
  }
  return undefined;
}

/** The rungs that must not be on the path where this technique is the only one above the basics. */
function otherThan(ladder: readonly Rung[], wanted: number): number[] {
  const levels = levelsOf(ladder);
  const rank = (at: number): number => levels.indexOf(ladder[at].level);
  const lowest = Math.min(2, rank(wanted));
  return ladder.map((_, at) => at).filter((at) => at !== wanted && rank(at) >= lowest);
}
