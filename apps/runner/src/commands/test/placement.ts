import { type Board, type Technique, compose, findAll, findFirst } from "@wings/core";
import { LADDER, LEVELS, type Level } from "@wings/ladder";
import { stuckBoards } from "@wings/testing";

/** What a technique counts as, because of its place in the ladder. */
export interface Placement {
  readonly level: Level;
  readonly score: number;
  /** The technique of the ladder before it. */
  readonly after: string;
  /** If the level is too low: the easiest technique of the ladder that finds something where this one does. */
  readonly harder?: Neighbor | undefined;
  /** If the level is too high: the hardest of the techniques of the ladder that find the same. */
  readonly easier?: Neighbor | undefined;
  /** A technique of the ladder with the same name. */
  readonly namesake?: string | undefined;
}

interface Neighbor {
  readonly id: string;
  readonly level: Level;
}

/** How many stuck boards are searched for a rare technique, and on how many with a finding it is compared with the ladder. */
const STUCK = 600;
const COMPARED = 8;

/** A plugin has the level and score of the rung before it, and the first one those of the first rung. */
export function placementOf(technique: Technique, all: readonly Technique[], seed: number): Placement {
  const order = compose(
    LADDER.map((rung) => rung.technique),
    all,
  );
  const before = order.slice(0, order.indexOf(technique)).map(({ id }) => id);
  const rung = LADDER.findLast((each) => before.includes(each.technique.id)) ?? LADDER[0];
  const { level, score } = rung;
  return {
    level,
    score,
    after: rung.technique.id,
    harder: harderNeighbor(technique, level, seed),
    easier: easierNeighbor(technique, level, seed),
    namesake: LADDER.find((each) => each.technique.name === technique.name)?.technique.id,
  };
}

/**
 * On stuck boards nothing easy is left. A technique that finds something there is at least as hard as the easiest technique of
 * the ladder that does, too; undefined if that one is not on a harder level.
 */
function harderNeighbor(technique: Technique, level: Level, seed: number): Placement["harder"] {
  let least = Infinity;
  let compared = 0;
  for (const board of stuckBoards(seed, STUCK)) {
    if (compared === COMPARED || !finds(board, technique)) continue;
    compared++;
    const rung = LADDER.findIndex((each) => finds(board, each.technique));
    if (rung >= 0) least = Math.min(least, rung);
  }
  if (least === Infinity) return undefined;
  const { technique: easiest, level: real } = LADDER[least];
  return LEVELS.indexOf(real) > LEVELS.indexOf(level) ? { id: easiest.id, level: real } : undefined;
}

/**
 * A technique whose findings easier ones have, too, is no harder than these; undefined if the levels are equal, or if they
 * miss something.
 */
function easierNeighbor(technique: Technique, level: Level, seed: number): Placement["easier"] {
  const easier = LADDER.filter((rung) => LEVELS.indexOf(rung.level) < LEVELS.indexOf(level));
  let hardest = -1;
  let compared = 0;
  for (const board of stuckBoards(seed, STUCK)) {
    if (compared === COMPARED) break;
    if (!finds(board, technique)) continue;
    compared++;
    const [change] = changesOf(board, technique);
    const rung = easier.findIndex((each) => change !== undefined && changesOf(board, each.technique).includes(change));
    if (rung < 0) return undefined;
    hardest = Math.max(hardest, rung);
  }
  const found = easier[hardest];
  return found && { id: found.technique.id, level: found.level };
}

/** What a technique changes on a board, as texts. */
function changesOf(board: Board, technique: Technique): string[] {
  const names: string[] = [];
  for (const { eliminations, placements } of findAll(board, [technique])) {
    names.push(...eliminations.map(({ cell, digit }) => `${cell}≠${digit}`));
    names.push(...placements.map(({ cell, digit }) => `${cell}=${digit}`));
  }
  return names;
}

const finds = (board: Board, technique: Technique): boolean => {
  try {
    return findFirst(board, [technique]) !== null;
  } catch {
    // The tester reports it.
    return false;
  }
};
