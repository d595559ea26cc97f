import { checkCall } from "./check-call.js";
import { checkKept } from "./check-kept.js";
import type { Day } from "./day.js";
import {
  type Learner,
  type Play,
  type PuzzleEntry,
  type StationRecord,
  MOST_PLAYS,
  MOST_PUZZLES,
  NEW_LEARNER,
  playOf,
  stationOf,
} from "./learner.js";
import { usedIn } from "./mastery.js";
import { defined, latest, without } from "./tables.js";

/** The record after more was seen of a puzzle that is played. `game` is the id of its game. */
export function withPlay(learner: Learner, game: string, seen: Partial<Play>): Learner {
  checkCall({ learner, game, seen }, { learner: NEW_LEARNER, game: "", seen: {} });
  const play: Play = { ...playOf(learner, game), ...defined(seen) };
  checkKept({ plays: { [game]: play } });
  return { ...learner, plays: latest({ ...without(learner.plays, game), [game]: play }, MOST_PLAYS) };
}

/** The record after the player used a technique. If they found it, it counts for its station when the puzzle is done. */
export function withUse(learner: Learner, game: string, technique: string, isFound: boolean): Learner {
  checkCall({ technique }, { technique: "" });
  const { used, found = [] } = playOf(learner, game);
  return withPlay(learner, game, {
    used: { ...used, [technique]: (used[technique] ?? 0) + 1 },
    ...(isFound && { found: [...new Set([...found, technique])] }),
  });
}

/** The record after a hint showed a technique. */
export function withHint(learner: Learner, game: string, technique: string): Learner {
  checkCall({ technique }, { technique: "" });
  const { hinted } = playOf(learner, game);
  return hinted.includes(technique) ? learner : withPlay(learner, game, { hinted: [...hinted, technique] });
}

/**
 * Adds a puzzle that is done, or changes what is known about it. The techniques that the player found in it count if there was no
 * hint and no wrong digit.
 */
export function withPuzzle(learner: Learner, entry: Omit<PuzzleEntry, keyof Play | "day">, day: Day): Learner {
  checkCall({ learner, entry }, { learner: NEW_LEARNER, entry: {} });
  const given = defined(entry);
  const play = playOf(learner, entry.id);
  const done: PuzzleEntry = { ...play, ...given, day };
  checkKept({ puzzles: [done] });
  const known = learner.puzzles.find(({ id }) => id === entry.id);
  if (known !== undefined && !Object.hasOwn(learner.plays, entry.id)) {
    const puzzles = learner.puzzles.map((each) => (each === known ? { ...known, ...given } : each));
    return { ...learner, puzzles };
  }
  const plays = without(learner.plays, entry.id);
  const others = learner.puzzles.filter((each) => each !== known);
  // A puzzle that is played a second time is remembered, not found.
  const isClean = entry.hints === 0 && entry.slips === 0 && known === undefined;
  const counted = isClean ? (play.found ?? []) : [];
  const stations: Record<string, StationRecord> = { ...learner.stations };
  for (const id of counted) stations[id] = usedIn(stationOf(learner, id), day);
  return { ...learner, stations, plays, puzzles: [...others, done].slice(-MOST_PUZZLES) };
}
