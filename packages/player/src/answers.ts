import { checkCall } from "./check-call.js";
import { checkKept } from "./check-kept.js";
import type { Day } from "./day.js";
import { type Learner, type StationRecord, MOST_DAYS, MOST_TIMES, NEW_LEARNER, stationOf } from "./learner.js";
import { answered } from "./mastery.js";
import { reviewed } from "./review.js";
import { latest } from "./tables.js";

/** Adds an answer in practice: to the station, which gets its next review, and to the day. */
export function withAnswer(learner: Learner, technique: string, isRight: boolean, day: Day): Learner {
  checkCall({ learner, technique }, { learner: NEW_LEARNER, technique: "" });
  const { right, tried } = learner.days[day] ?? { right: 0, tried: 0 };
  const counted = { right: right + (isRight ? 1 : 0), tried: tried + 1 };
  checkKept({ days: { [day]: counted } });
  const record = stationOf(learner, technique);
  return {
    ...withStation(learner, technique, {
      ...answered(record, isRight, day),
      review: reviewed(record.review, isRight, day),
    }),
    days: latest({ ...learner.days, [day]: counted }, MOST_DAYS),
  };
}

/** The record with the time of a right answer, in seconds. */
export function withTime(learner: Learner, technique: string, seconds: number): Learner {
  checkCall({ learner, technique }, { learner: NEW_LEARNER, technique: "" });
  const record = stationOf(learner, technique);
  return withStation(learner, technique, {
    ...record,
    times: [...(record.times ?? []), seconds].slice(-MOST_TIMES),
  });
}

function withStation(learner: Learner, technique: string, record: StationRecord): Learner {
  checkKept({ stations: { [technique]: record } });
  return { ...learner, stations: { ...learner.stations, [technique]: record } };
}
