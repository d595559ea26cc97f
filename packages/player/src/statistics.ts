import { checkCall } from "./check-call.js";
import type { Learner, PuzzleEntry } from "./learner.js";
import { LEVELS } from "./levels.js";

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const least = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.min(...values);

/** What the puzzles of a level say. Times are in seconds; without the timer, a puzzle has none. */
export interface LevelRow {
  readonly level: string;
  readonly solved: number;
  readonly best: number | undefined;
  readonly median: number | undefined;
  readonly hints: number | undefined;
  readonly slips: number | undefined;
  /** Puzzles without a hint or a wrong digit. */
  readonly clean: number;
}

/** A row for each level that was played, and one for all of them if there are several. */
export function byLevel(puzzles: readonly PuzzleEntry[]): LevelRow[] {
  checkCall({ puzzles }, { puzzles: [{ level: "", seconds: 0, hints: 0, slips: 0 }] });
  const rows = LEVELS.map((level) =>
    rowOf(
      level,
      puzzles.filter((each) => each.level === level),
    ),
  ).filter(({ solved }) => solved > 0);
  return rows.length > 1 ? [...rows, rowOf("", puzzles)] : rows;
}

function rowOf(level: string, puzzles: readonly PuzzleEntry[]): LevelRow {
  const times = puzzles.map(({ seconds }) => seconds).filter((seconds) => seconds > 0);
  return {
    level,
    solved: puzzles.length,
    best: least(times),
    median: median(times),
    hints: median(puzzles.map(({ hints }) => hints)),
    slips: median(puzzles.map(({ slips }) => slips)),
    clean: puzzles.filter(({ hints, slips }) => hints === 0 && slips === 0).length,
  };
}

/** What exercises and puzzles say about a technique. */
export interface TechniqueRow {
  readonly id: string;
  readonly right: number;
  readonly tried: number;
  /** Times of right answers, in seconds. */
  readonly best: number | undefined;
  readonly median: number | undefined;
  /** Puzzles in which the player used it, in which a hint showed it, and in which the player went past it. */
  readonly used: number;
  readonly hinted: number;
  readonly missed: number;
}

/** A row for each technique that was tried or met, in the order of the ladder. */
export function byTechnique(
  learner: Pick<Learner, "stations" | "puzzles">,
  ladder: readonly { readonly id: string }[],
): TechniqueRow[] {
  checkCall(
    { learner, ladder },
    { learner: { stations: {}, puzzles: [{ used: {}, hinted: [], missed: [] }] }, ladder: [{ id: "" }] },
  );
  const { stations, puzzles } = learner;
  return ladder
    .map(({ id }): TechniqueRow => {
      const { right = 0, tried = 0, times = [] } = Object.hasOwn(stations, id) ? stations[id] : {};
      return {
        id,
        right,
        tried,
        best: least(times),
        median: median(times),
        used: puzzles.filter(({ used }) => Object.hasOwn(used, id)).length,
        hinted: puzzles.filter(({ hinted }) => hinted.includes(id)).length,
        missed: puzzles.filter(({ missed }) => missed.includes(id)).length,
      };
    })
    .filter(({ tried, used, hinted, missed }) => tried + used + hinted + missed > 0);
}
