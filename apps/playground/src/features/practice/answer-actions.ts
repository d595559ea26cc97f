import type { Judgement as Proof } from "@wings/core/judge";
import { dayOf, withAnswer, withTime } from "@wings/player";
import { judgeAnswer } from "../../model/practice.js";
import type { Step } from "../../model/step.js";
import type { Handlers, Timed } from "../../store/handlers.js";
import type { Practice, State } from "../../store/state.js";

/** Answers of practice. They change the record of the player. */
export type AnswerAction =
  /** Judges what is marked. */
  | { readonly type: "answer" }
  /** What the judge says of an answer that the technique doesn't show. */
  | { readonly type: "beside-judged"; readonly proof: Proof }
  /** The judge refuted the argument. It counts as a wrong answer. */
  | { readonly type: "refuted" }
  | { readonly type: "show-answer" }
  /** How long a right answer took, in seconds. */
  | { readonly type: "timed"; readonly technique: string; readonly seconds: number };

declare module "../../store/actions.js" {
  interface FeatureActions {
    answer: AnswerAction;
  }
}

const todayOf = ({ time = 0 }: Timed): string => dayOf(new Date(time));

export const answerHandlers: Handlers<AnswerAction> = {
  answer: (state, timed) => {
    const { practice } = state;
    if (practice === undefined || practice.shown !== undefined) return state;
    const answer = judgeAnswer(practice.task, practice.marks);
    // What is true is no mistake.
    if (/nothing|partly|beside/.test(answer.kind)) return { ...state, practice: { ...practice, answer } };
    if (answer.kind === "right") return right(state, practice, answer, todayOf(timed));
    // It names the answer, so that nothing counts from here on.
    if (answer.kind === "beyond") {
      const { step, also } = answer;
      return { ...state, practice: { ...practice, answer, isSpent: true, counts: false, shown: step, also } };
    }
    return wrong(state, { ...practice, answer }, todayOf(timed));
  },
  refuted: (state, timed) => {
    const { practice } = state;
    return practice === undefined || practice.shown !== undefined ? state : wrong(state, practice, todayOf(timed));
  },
  "beside-judged": (state, { proof }) => {
    const { practice } = state;
    if (practice?.answer?.kind !== "beside") return state;
    return { ...state, practice: { ...practice, answer: { ...practice.answer, proof } } };
  },
  "show-answer": (state, timed) => {
    const { practice } = state;
    if (practice === undefined) return state;
    const counted = practice.isSpent ? state : counting(state, practice.task.technique, false, todayOf(timed));
    return {
      ...counted,
      practice: { ...practice, isSpent: true, answer: undefined, shown: practice.task.steps[0] },
    };
  },
  timed: (state, { technique, seconds }) =>
    state.learner === undefined ? state : { ...state, learner: withTime(state.learner, technique, seconds) },
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
  return learner === undefined ? state : { ...state, learner: withAnswer(learner, technique, isRight, day) };
}
