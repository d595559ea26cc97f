import { checkCall } from "./check-call.js";
import type { Day } from "./day.js";
import type { Learner } from "./learner.js";
import { REVIEWS_PER_DAY, dueOn } from "./review.js";

/** An exercise of the round that was answered. */
export interface Answered {
  readonly id: string;
  readonly isRight: boolean;
}

/** A short round of exercises: one for each station that is due. */
export interface Round {
  readonly ids: readonly string[];
  readonly answers: readonly Answered[];
  /** When it began, in milliseconds of a clock that nobody sets. */
  readonly since: number;
  readonly isOver: boolean;
}

/** How long a round lasts at most, in milliseconds. The exercise that is begun is finished. */
export const LENGTH = 300_000;

/** The round of a day. Undefined if nothing is due. */
export function roundOn(learner: Learner, day: Day, now: number): Round | undefined {
  const ids = dueOn(learner, day).slice(0, REVIEWS_PER_DAY);
  return ids.length === 0 ? undefined : { ids, answers: [], since: now, isOver: false };
}

/** The station whose turn it is. */
export function turnOf(round: Round): string | undefined {
  checkCall({ round }, { round: { ids: [""], answers: [{ id: "" }], since: 0 } });
  return round.ids[round.answers.length];
}

/** The round after an answer. Only the first answer of a station counts. */
export const answeredIn = (round: Round, id: string, isRight: boolean): Round =>
  turnOf(round) !== id || round.isOver ? round : { ...round, answers: [...round.answers, { id, isRight }] };

/** The round when the player goes on: over after its last station, or when its time is. */
export const goneOn = (round: Round, now: number): Round =>
  turnOf(round) === undefined || now - round.since >= LENGTH ? { ...round, isOver: true } : round;
