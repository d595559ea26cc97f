import type { Engine } from "../engine/engine.js";
import { watchArguments } from "../features/argue/watch-arguments.js";
import { coachHandlers } from "../features/coach/coach-actions.js";
import { keepRecord } from "../features/coach/keep-record.js";
import { ownStepHandlers } from "../features/coach/own-step-actions.js";
import { watchEnd, watchHints } from "../features/coach/watch-games.js";
import { watchSteps } from "../features/coach/watch-steps.js";
import { startFilms } from "../features/film/film-effects.js";
import { nameFilm } from "../features/film/name-film.js";
import { giveLives } from "../features/play/give-lives.js";
import { makeNextPuzzle } from "../features/play/next-puzzle.js";
import { answerHandlers } from "../features/practice/answer-actions.js";
import { timeAnswers } from "../features/practice/time-answers.js";
import { watchAnswers } from "../features/practice/watch-answers.js";
import { watchRound } from "../features/practice/watch-round.js";
import type { Ahead } from "../generator/ahead.js";
import type { Generator } from "../generator/generator.js";
import type { Shelf } from "../model/shelf.js";
import { lookBack } from "../steps/effects/look-back.js";
import type { PageStore } from "../store/store.js";

interface Parts {
  readonly storage: Shelf | undefined;
  readonly engine: Engine;
  readonly generator: Generator;
  readonly ahead: Ahead;
}

/** What only players need. The page loads it with the first room that needs it. */
export function startPlayerFeatures(store: PageStore, { storage, engine, generator, ahead }: Parts): void {
  if (store.state.learner !== undefined) return;
  store.handle({ ...coachHandlers, ...ownStepHandlers, ...answerHandlers });
  keepRecord(store, storage);
  watchHints(store);
  watchEnd(store);
  startFilms(store, storage);
  watchSteps(store, engine);
  lookBack(store, engine);
  nameFilm(store, engine);
  watchArguments(store, engine);
  watchAnswers(store, engine);
  makeNextPuzzle(store, { generator, ahead });
  timeAnswers(store);
  watchRound(store);
  giveLives(store);
}
