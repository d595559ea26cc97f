import { checkCall } from "./check-call.js";
import {
  type Learner,
  type PuzzleEntry,
  type Review,
  type StationRecord,
  MOST_PUZZLES,
  NEW_LEARNER,
} from "./learner.js";

/** Two records as one, and what the second one changes. */
export interface MergedLearner {
  readonly learner: Learner;
  /** How many entries of each kind are new or others. */
  readonly counts: Readonly<Record<"puzzles" | "stations" | "days" | "plays", number>>;
  /** Whether the level up to which nothing is new comes from the second one. */
  readonly isSaid: boolean;
  /** Puzzles that leave the record, because it has no room for them. */
  readonly tooManyPuzzles: number;
}

/** Merges a record, such as that of a file, into another one. Nothing that is there is removed, and the same a second time changes nothing. */
export function mergeLearners(mine: Learner, other: Learner): MergedLearner {
  checkCall({ mine, other }, { mine: NEW_LEARNER, other: NEW_LEARNER });
  const puzzles = mergedPuzzles(mine.puzzles, other.puzzles);
  const stations = mergedTable(mine.stations, other.stations, mergedStation);
  const days = mergedTable(mine.days, other.days, (a, b) => ({
    right: Math.max(a.right, b.right),
    tried: Math.max(a.tried, b.tried),
  }));
  const plays = mergedTable(mine.plays, other.plays, (a) => a);
  return {
    learner: {
      said: mine.said === "" ? other.said : mine.said,
      stations: stations.all,
      puzzles: puzzles.all.slice(-MOST_PUZZLES),
      plays: plays.all,
      days: days.all,
    },
    counts: { puzzles: puzzles.changed, stations: stations.changed, days: days.changed, plays: plays.changed },
    isSaid: mine.said === "" && other.said !== "",
    tooManyPuzzles: Math.max(0, puzzles.all.length - MOST_PUZZLES),
  };
}

type Table<T> = Readonly<Record<string, T>>;

function mergedTable<T>(mine: Table<T>, other: Table<T>, both: (a: T, b: T) => T): { all: Table<T>; changed: number } {
  const all: Record<string, T> = { ...mine };
  let changed = 0;
  for (const [key, value] of Object.entries(other)) {
    const next = Object.hasOwn(mine, key) ? both(mine[key], value) : value;
    if (Object.hasOwn(mine, key) && JSON.stringify(next) === JSON.stringify(mine[key])) continue;
    all[key] = next;
    changed++;
  }
  return { all, changed };
}

/** The better of both in each respect. Reviews and the row of right answers are those of the record with more answers. */
function mergedStation(a: StationRecord, b: StationRecord): StationRecord {
  const later = b.tried > a.tried ? b : a;
  const other = later === a ? b : a;
  const review: Review | undefined = later.review ?? other.review;
  const knownOn = earlier(a.knownOn, b.knownOn);
  const masteredOn = earlier(a.masteredOn, b.masteredOn);
  const times = (a.times?.length ?? 0) >= (b.times?.length ?? 0) ? a.times : b.times;
  return {
    ...later,
    right: Math.max(a.right, b.right),
    tried: later.tried,
    hasBadge: a.hasBadge || b.hasBadge,
    uses: Math.max(a.uses, b.uses),
    ...(knownOn !== undefined && { knownOn }),
    ...(masteredOn !== undefined && { masteredOn }),
    ...(review !== undefined && { review }),
    ...(times !== undefined && { times }),
  };
}

const earlier = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined ? b : b === undefined || a < b ? a : b;

/** Of a puzzle that both have, the later one counts, as when it is played again. */
function mergedPuzzles(
  mine: readonly PuzzleEntry[],
  other: readonly PuzzleEntry[],
): { all: readonly PuzzleEntry[]; changed: number } {
  const byId = new Map(mine.map((entry) => [entry.id, entry]));
  let changed = 0;
  for (const entry of other) {
    const known = byId.get(entry.id);
    if (known !== undefined && known.day >= entry.day) continue;
    byId.set(entry.id, entry);
    changed++;
  }
  if (changed === 0) return { all: mine, changed };
  return { all: [...byId.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)), changed };
}
