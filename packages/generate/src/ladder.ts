import type { Technique } from "@wings/core";

/** A technique and its difficulty. `LADDER` of `@wings/ladder` is a list of rungs. */
export interface RatedTechnique {
  readonly technique: Technique;
  readonly level: string;
  /** The score of one step. */
  readonly score: number;
}

/** How hard a puzzle is for the techniques of a ladder. */
export interface PuzzleRating {
  /** `stuck` where the techniques don't reach the solution. */
  readonly status: "solved" | "stuck";
  /** The level of the hardest technique; null where they are stuck. */
  readonly level: string | null;
  /** The sum of the scores of all steps; null where they are stuck. */
  readonly score: number | null;
  /** The id of the hardest technique on the path. */
  readonly hardest: string | null;
  /** The number of steps of each technique, by id. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The levels of a ladder, from the easiest. */
export const levelsOf = (ladder: readonly RatedTechnique[]): string[] => [...new Set(ladder.map(({ level }) => level))];

/** The rating of a path. `used` has the number of steps of each rung. */
export function ratingOf(ladder: readonly RatedTechnique[], used: ArrayLike<number>, isSolved: boolean): PuzzleRating {
  const counts: Record<string, number> = {};
  let hardest: RatedTechnique | undefined;
  let score = 0;
  ladder.forEach((rung, i) => {
    if (!(used[i] > 0)) return;
    counts[rung.technique.id] = used[i];
    hardest = rung;
    score += used[i] * rung.score;
  });
  return {
    status: isSolved ? "solved" : "stuck",
    level: isSolved ? (hardest?.level ?? null) : null,
    score: isSolved ? score : null,
    hardest: hardest?.technique.id ?? null,
    counts,
  };
}
