import { type Board, type Step, type Technique, parse } from "@wings/core";
import { SolveLoop, StepCounter, isTrusted } from "@wings/core/host";
import { type PuzzleRating, type RatedTechnique, levelsOf, ratingOf } from "./ladder.js";
import type { CheckedOptions, TechniqueWish } from "./options.js";

/** How a puzzle fits the wanted techniques. */
export interface Match {
  /** Null without a ladder. */
  readonly rating: PuzzleRating | null;
  /** The first step of the first wanted technique; null where none is wanted. */
  readonly step: Step | null;
}

/** Returns how a puzzle fits the wanted techniques, level and score; undefined where it doesn't. */
export function makeMatcher(options: CheckedOptions): (puzzle: string) => Match | undefined {
  const { ladder, technique: wishes, level: levels, score = [0, Infinity] } = options;
  if (ladder === undefined) return () => ({ rating: null, step: null });
  const indexOf = ({ id }: TechniqueWish): number => ladder.findIndex(({ technique }) => technique.id === id);
  const upTo = (last: number): Technique[] => ladder.slice(0, last + 1).map(({ technique }) => technique);

  // A board on which a basic technique is next may take other basic ones to reach.
  const lastBasic = Math.max(...ladder.map(({ level }, at) => (levelsOf(ladder).indexOf(level) < 2 ? at : -1)));
  const next = wishes
    .filter(({ as }) => as === "next")
    .map((wish) => ({ wish, techniques: upTo(Math.max(indexOf(wish), lastBasic)) }));
  const others = wishes.filter(({ as }) => as !== "next");
  const wanted = others.map(indexOf);
  const mustSolve = others.length > 0 || levels !== undefined || options.score !== undefined;
  // A technique above the hardest allowed one would only show that the puzzle doesn't fit.
  const tops = others.filter(({ as }) => as !== "used").map(indexOf);
  if (levels !== undefined) tops.push(Math.max(...ladder.map(({ level }, at) => (levels.includes(level) ? at : -1))));
  const techniques = upTo(Math.min(ladder.length - 1, ...tops));
  const forbidden = others.filter(({ as }) => as === "only").flatMap((wish) => otherThan(ladder, indexOf(wish)));

  const trust = unchecked(techniques);

  /** Follows the path to its end; undefined as soon as it doesn't fit. */
  function follow(board: Board): Match | undefined {
    const counter = new StepCounter(techniques.length);
    const { counts: used } = counter;
    // All that a technique finds is done at once: the rating must not depend on how the puzzle is turned.
    const loop = new SolveLoop(board, techniques, { batch: ({ id }) => id, trust });
    let step: Step | null = null;
    let sum = 0;
    while (loop.next()) {
      const at = techniques.indexOf(loop.technique);
      if (at === wanted[0] && used[at] === 0) step = loop.step();
      sum += counter.add(loop, at) * ladder![at].score;
      if (forbidden.includes(at) || sum > score[1]) return undefined;
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
    const board = parse(puzzle, 1, options.layout);
    board.isUnique = true;
    let first: Step | undefined;
    for (const { wish, techniques } of next) {
      const step = firstStep(board, techniques, wish.id);
      if (step === undefined) return undefined;
      if (wish === wishes[0]) first = step;
    }
    const match = follow(board);
    return match && first ? { ...match, step: first } : match;
  };
}

/** Techniques of wings in a ladder of the app's own: a puzzle counts only where its path comes to the solution. Undefined for none. */
function unchecked(techniques: readonly Technique[]): readonly Technique[] | undefined {
  const list = techniques.filter((each) => each.checkStep === undefined && !isTrusted(each));
  return list.length === 0 ? undefined : list;
}

/** The first step of a technique: the easier ones find nothing there. */
function firstStep(board: Board, techniques: readonly Technique[], id: string): Step | undefined {
  const loop = new SolveLoop(board, techniques, { trust: unchecked(techniques) });
  while (loop.next()) {
    if (loop.technique.id === id) return loop.step();
    loop.apply();
  }
  return undefined;
}

/** The rungs that must not be on the path where this technique is the only one above the basics. */
function otherThan(ladder: readonly RatedTechnique[], wanted: number): number[] {
  const levels = levelsOf(ladder);
  const rank = (at: number): number => levels.indexOf(ladder[at].level);
  const lowest = Math.min(2, rank(wanted));
  return ladder.map((_, at) => at).filter((at) => at !== wanted && rank(at) >= lowest);
}
