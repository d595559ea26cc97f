import { type Board, type Technique, compose, findFirst } from "@wings/core";
import { LADDER, LEVELS, type Level } from "@wings/ladder";
import { stuckBoards } from "@wings/testing";

/** What a technique counts as, because of its place in the ladder. */
export interface Placement {
  readonly level: Level;
  readonly score: number;
  /** The technique of the ladder before it. */
  readonly after: string;
  /** If the level is too low: the easiest technique of the ladder that finds something where this one does. */
  readonly neighbor?: { readonly id: string; readonly level: Level } | undefined;
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
  return { level, score, after: rung.technique.id, neighbor: harderNeighbor(technique, level, seed) };
}

/**
 * On stuck boards nothing easy is left. A technique that finds something there is at least as hard as the easiest technique of
 * the ladder that does, too; undefined if that one is not on a harder level.
 */
function harderNeighbor(technique: Technique, level: Level, seed: number): Placement["neighbor"] {
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

const finds = (board: Board, technique: Technique): boolean => {
  try {
    return findFirst(board, [technique]) !== null;
  } catch {
    // The tester reports it.
    return false;
  }
};
