import { photoHandlers } from "../src/app/dialogs/photo-state.js";
import { newsHandlers } from "../src/app/news.js";
import { coachHandlers } from "../src/features/coach/coach-actions.js";
import { ownStepHandlers } from "../src/features/coach/own-step-actions.js";
import { filmHandlers } from "../src/features/film/film-actions.js";
import { livesHandlers } from "../src/features/play/lives-actions.js";
import { playHandlers } from "../src/features/play/play-actions.js";
import { answerHandlers } from "../src/features/practice/answer-actions.js";
import { practiceHandlers } from "../src/features/practice/practice-actions.js";
import { roundHandlers } from "../src/features/practice/round-actions.js";
import { solveHandlers } from "../src/features/solve/solve-actions.js";
import type { Action } from "../src/store/actions.js";
import type { Timed } from "../src/store/handlers.js";
import { OWN_HANDLERS, type SomeHandlers, reduce as reduceWith } from "../src/store/reduce.js";
import type { State } from "../src/store/state.js";
import { type PageStore, createStore } from "../src/store/store.js";

const OF_FEATURES: SomeHandlers = {
  ...photoHandlers,
  ...newsHandlers,
  ...coachHandlers,
  ...ownStepHandlers,
  ...filmHandlers,
  ...livesHandlers,
  ...playHandlers,
  ...answerHandlers,
  ...practiceHandlers,
  ...roundHandlers,
  ...solveHandlers,
};

/** The state after an action, once all features are loaded. */
export const reduce = (state: State, action: Action & Timed): State =>
  reduceWith({ ...OWN_HANDLERS, ...OF_FEATURES }, state, { time: Date.now(), ...action });

/** A store whose features are loaded. */
export function storeOf(initial: State, clock?: () => number): PageStore {
  const store = createStore(initial, clock);
  store.handle(OF_FEATURES);
  return store;
}
