import type { Judgement as Proof } from "@wings/core/judge";
import { type Clock, dayOf } from "../coach/day.js";
import {
  type DayRecord,
  type Learner,
  type Play,
  type PuzzleEntry,
  type SaidLevel,
  type StationRecord,
  MOST_DAYS,
  MOST_PLAYS,
  MOST_PUZZLES,
  MOST_TIMES,
  playOf,
  stationOf,
} from "../coach/learner.js";
import { answered, usedIn } from "../coach/mastery.js";
import { reviewed } from "../coach/review.js";
import { judgeAnswer } from "../model/practice.js";
import type { Step } from "../model/step.js";
import type { Handlers } from "./handlers.js";
import type { Practice, State } from "./state.js";

/**
 * What changes the record of the player. These actions, and the answers of practice, are loaded with the coach: before that,
 * they change nothing.
 */
export type CoachAction =
  /** The stored record, or that of another tab or file. */
  | { readonly type: "learner"; readonly learner: Learner }
  /** The player says up to which level nothing is new. */
  | { readonly type: "claim-level"; readonly level: SaidLevel }
  /** Judges what is marked in practice. */
  | { readonly type: "answer" }
  /** What the judge says of an answer that the technique doesn't show. */
  | { readonly type: "beside-judged"; readonly proof: Proof }
  /** The judge found a filling in which what is argued in practice is wrong. It counts as a wrong answer. */
  | { readonly type: "refuted" }
  | { readonly type: "show-answer" }
  /** How long a right answer took, in seconds. */
  | { readonly type: "timed"; readonly technique: string; readonly seconds: number }
  /** The player used a technique in the puzzle that is played. If they found it, it counts for the station when the puzzle is done. */
  | { readonly type: "used"; readonly technique: string; readonly isFound: boolean }
  /** A hint showed a technique in the puzzle that is played. */
  | { readonly type: "hinted"; readonly technique: string }
  /** What else was seen of the puzzle that is played. */
  | { readonly type: "played"; readonly play: Partial<Pick<Play, "missed" | "slowest">> }
  /** A puzzle is done, or more is known about it. */
  | { readonly type: "puzzle"; readonly entry: Omit<PuzzleEntry, keyof Play | "day"> };

/** The handlers of the coach, with a clock for the days. */
export const coachHandlers = (clock: Clock): Handlers<CoachAction> => {
  const today = (): string => dayOf(clock());
  return {
    learner: (state, { learner }) => ({ ...state, learner }),
    "claim-level": (state, { level }) =>
      state.learner === undefined ? state : { ...state, learner: { ...state.learner, said: level } },
    answer: (state) => {
      const { practice } = state;
      if (practice === undefined || practice.shown !== undefined) return state;
      const answer = judgeAnswer(practice.task, practice.marks);
      // What is true is no mistake.
      if (/nothing|partly|beside/.test(answer.kind)) return { ...state, practice: { ...practice, answer } };
      if (answer.kind === "right") return right(state, practice, answer, today());
      // It names the answer, so that nothing counts from here on.
      if (answer.kind === "beyond") {
        const { step, also } = answer;
        return { ...state, practice: { ...practice, answer, isSpent: true, counts: false, shown: step, also } };
      }
      return wrong(state, { ...practice, answer }, today());
    },
    refuted: (state) => {
      const { practice } = state;
      return practice === undefined || practice.shown !== undefined ? state : wrong(state, practice, today());
    },
    "beside-judged": (state, { proof }) => {
      const { practice } = state;
      if (practice?.answer?.kind !== "beside") return state;
      return { ...state, practice: { ...practice, answer: { ...practice.answer, proof } } };
    },
    "show-answer": (state) => {
      const { practice } = state;
      if (practice === undefined) return state;
      const counted = practice.isSpent ? state : counting(state, practice.task.technique, false, today());
      return {
        ...counted,
        practice: { ...practice, isSpent: true, answer: undefined, shown: practice.task.steps[0] },
      };
    },
    timed: (state, { technique, seconds }) => {
      const { learner } = state;
      if (learner === undefined) return state;
      const record = stationOf(learner, technique);
      const times = [...(record.times ?? []), seconds].slice(-MOST_TIMES);
      return {
        ...state,
        learner: { ...learner, stations: { ...learner.stations, [technique]: { ...record, times } } },
      };
    },
    used: (state, { technique, isFound }) =>
      playing(state, (play) => ({
        ...play,
        used: { ...play.used, [technique]: (play.used[technique] ?? 0) + 1 },
        ...(isFound && { found: [...new Set([...(play.found ?? []), technique])] }),
      })),
    hinted: (state, { technique }) =>
      playing(state, (play) =>
        play.hinted.includes(technique) ? play : { ...play, hinted: [...play.hinted, technique] },
      ),
    played: (state, { play }) => playing(state, (before) => ({ ...before, ...play })),
    puzzle: (state, { entry }) =>
      state.learner === undefined ? state : { ...state, learner: withPuzzle(state.learner, entry, today()) },
  };
};

/** An answer that has all of a step. */
function right(
  state: State,
  practice: Practice,
  { step, also }: { readonly step: Step; readonly also: readonly Step[] },
  day: string,
): State {
  const counts = !practice.isSpent;
  return {
    ...(counts ? counting(state, practice.task.technique, true, day) : state),
    practice: { ...practice, answer: { kind: "right", step, also }, isSpent: true, counts, shown: step, also },
  };
}

/** A wrong answer. On a board that counts no more, it changes no record. */
function wrong(state: State, practice: Practice, day: string): State {
  const counted = practice.isSpent ? state : counting(state, practice.task.technique, false, day);
  return { ...counted, practice: { ...practice, isSpent: true, counts: false } };
}

function counting(state: State, technique: string, isRight: boolean, day: string): State {
  const { learner } = state;
  if (learner === undefined) return state;
  const { right, tried }: DayRecord = learner.days[day] ?? { right: 0, tried: 0 };
  const counted = { right: right + (isRight ? 1 : 0), tried: tried + 1 };
  return {
    ...state,
    learner: {
      ...learner,
      stations: { ...learner.stations, [technique]: withReview(stationOf(learner, technique), isRight, day) },
      days: latest({ ...learner.days, [day]: counted }, MOST_DAYS),
    },
  };
}

/** The record after an answer, with the day of its next review. */
const withReview = (record: StationRecord, isRight: boolean, day: string): StationRecord => ({
  ...answered(record, isRight, day),
  review: reviewed(record.review, isRight, day),
});

/** Changes the record of the puzzle that is played. */
function playing(state: State, change: (play: Play) => Play): State {
  const { learner, game, route } = state;
  if (learner === undefined || game === undefined || route.room !== "play" || game.isDone) return state;
  const before = playOf(learner, game.id);
  const play = change(before);
  if (play === before) return state;
  const plays = latest({ ...without(learner.plays, game.id), [game.id]: play }, MOST_PLAYS);
  return { ...state, learner: { ...learner, plays } };
}

/** Adds a puzzle, or what is new about one. What was found in it counts only if no hint and no wrong digit helped. */
function withPuzzle(learner: Learner, entry: Omit<PuzzleEntry, keyof Play | "day">, day: string): Learner {
  const known = learner.puzzles.find(({ id }) => id === entry.id);
  if (known !== undefined && !Object.hasOwn(learner.plays, entry.id)) {
    const puzzles = learner.puzzles.map((each) => (each === known ? { ...known, ...entry } : each));
    return { ...learner, puzzles };
  }
  const plays = without(learner.plays, entry.id);
  const play = playOf(learner, entry.id);
  const others = learner.puzzles.filter((each) => each !== known);
  const done: PuzzleEntry = { ...play, ...entry, day };
  // A puzzle that is played a second time is remembered, not found.
  const isClean = entry.hints === 0 && entry.slips === 0 && known === undefined;
  const counted = isClean ? (play.found ?? []) : [];
  const stations: Record<string, StationRecord> = { ...learner.stations };
  for (const id of counted) stations[id] = usedIn(stationOf(learner, id), day);
  return { ...learner, stations, plays, puzzles: [...others, done].slice(-MOST_PUZZLES) };
}

const latest = <T>(table: Readonly<Record<string, T>>, most: number): Readonly<Record<string, T>> => {
  const entries = Object.entries(table);
  return entries.length <= most ? table : Object.fromEntries(entries.slice(-most));
};

const without = <T>(table: Readonly<Record<string, T>>, gone: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(table).filter(([key]) => key !== gone));
