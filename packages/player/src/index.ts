export { withAnswer, withTime } from "./answers.js";
export {
  type CalendarDay,
  type DailyState,
  type GameOnShelf,
  type Month,
  monthAfter,
  monthOf,
  weeksOf,
} from "./calendar.js";
export { type Clock, type Day, dayOf, daysAfter, daysBetween, isDay } from "./day.js";
export {
  type DayRecord,
  type Learner,
  MOST_PUZZLES,
  NEW_LEARNER,
  NEW_PLAY,
  NEW_STATION,
  type Play,
  type PuzzleEntry,
  type Review,
  SAID_LEVELS,
  type SaidLevel,
  type Slowest,
  type StationRecord,
  type Uses,
  playOf,
  stationOf,
} from "./learner.js";
export { type LearningMap, type Station, foundationOf } from "./map.js";
export { ANSWERS_TO_KNOW, type Mastery, isKnown, masteryOf, shownStreak } from "./mastery.js";
export { type MergedLearner, mergeLearners } from "./merge-learners.js";
export { withHint, withPlay, withPuzzle, withUse } from "./puzzles.js";
export { learnerSchema, readLearner } from "./read-learner.js";
export { REVIEWS_PER_DAY, dueOn, nextReview } from "./review.js";
export { type Answered, type Round, answeredIn, goneOn, roundOn, turnOf } from "./round.js";
export { type LevelRow, type TechniqueRow, byLevel, byTechnique } from "./statistics.js";
export { type Streak, streakOn } from "./streak.js";
export { type Reason, type Suggestion, openStations, suggest, usableIds } from "./suggest.js";
