import type { Clock } from "../coach/day.js";
import { type Learner, NEW_LEARNER } from "../coach/learner.js";
import { loadLearner, saveLearner, isLearnerKey } from "../coach/keep-learner.js";
import type { Ahead } from "../generator/ahead.js";
import type { Generator } from "../generator/generator.js";
import { type Shelf } from "../model/shelf.js";
import { parse } from "@wings/core";
import { outcomeOf } from "../model/step.js";
import type { Engine } from "../engine/engine.js";
import { guessHandlers } from "../store/guess-actions.js";
import { coachHandlers } from "../store/coach-actions.js";
import { pastHandlers } from "../store/past-actions.js";
import type { State } from "../store/state.js";
import { startFilms } from "./film-effects.js";
import { type PageStore, keyed } from "./keyed.js";
import { watchAnswers, watchArguments } from "./watch-arguments.js";
import { lookBack } from "./look-back.js";
import { addSeen } from "./record-step.js";
import { nameFilm } from "./name-film.js";
import { watchSteps } from "./watch-steps.js";
import { startNextPuzzle } from "./next-puzzle.js";
import { startTraining } from "./training-effects.js";

/** What the coach works with. */
interface CoachParts {
  readonly storage: Shelf | undefined;
  readonly engine: Engine;
  readonly generator: Generator;
  readonly ahead: Ahead;
}

/**
 * Starts the coach: it reads the record of the player, stores each change, and watches the game. The page loads it with the first
 * room that needs it.
 */
export function startCoach(
  store: PageStore,
  { storage, engine, generator, ahead }: CoachParts,
  clock: Clock = () => new Date(),
): void {
  const { dispatch } = store;
  if (store.state.learner !== undefined) return;
  dispatch({ type: "late", handlers: { ...coachHandlers(clock), ...guessHandlers, ...pastHandlers } });
  let kept: Learner = loadLearner(storage);
  const adopt = (): void => {
    kept = loadLearner(storage);
    dispatch({ type: "learner", learner: kept });
  };
  store.watch(({ learner = NEW_LEARNER }) => {
    if (learner === kept) return;
    const before = kept;
    kept = learner;
    saveLearner(storage, learner, before);
  });
  dispatch({ type: "learner", learner: kept });
  // Another tab plays and practices as well.
  addEventListener("storage", ({ key }) => {
    if (isLearnerKey(key)) adopt();
  });
  watchHints(store);
  watchEnd(store);
  startFilms(store, storage);
  watchSteps(store, engine);
  lookBack(store, engine);
  nameFilm(store, engine);
  watchArguments(store, engine);
  watchAnswers(store, engine);
  startNextPuzzle(store, storage, generator, ahead);
  timeAnswers(store);
  startTraining(store, clock);
}

/** Longer than this, nobody looked at the exercise: in milliseconds. */
const LONG = 1_800_000;

/** Measures how long right answers take. */
function timeAnswers(store: PageStore): void {
  keyed(
    store,
    ({ practice }) => practice?.task,
    ({ technique }) => {
      // The clock of the machine may be set meanwhile.
      const start = performance.now();
      let isTimed = false;
      return store.watch(({ practice }) => {
        if (isTimed || practice?.counts !== true) return;
        isTimed = true;
        const time = performance.now() - start;
        if (time < LONG) store.dispatch({ type: "timed", technique, seconds: Math.round(time / 100) / 10 });
      });
    },
  );
}

/** A hint that says more than where to look shows a technique. */
function watchHints(store: PageStore): void {
  keyed(
    store,
    ({ route, hint }) => (route.room === "play" && hint?.step && hint.level !== "where" ? hint.step : undefined),
    (step) => {
      const { technique } = step.finding;
      store.dispatch({ type: "hinted", technique });
      addSeen(store, "missed", { board: step.board, technique, outcome: outcomeOf(step.finding) });
      return undefined;
    },
  );
}

/** Records a puzzle when it is done, and its techniques once its path is known. */
function watchEnd(store: PageStore): void {
  keyed(
    store,
    ({ route, game, finish }) => (route.room === "play" && game?.isDone === true ? finish : undefined),
    () => {
      const entry = entryOf(store.state);
      if (entry !== undefined) store.dispatch({ type: "puzzle", entry });
      return undefined;
    },
  );
}

function entryOf({ game, finish }: State) {
  if (game === undefined) return undefined;
  const { id, start, seconds, hints, slips, puzzle } = game;
  return {
    id,
    ...(puzzle && { name: puzzle.name }),
    start: parse(start)
      .toState()
      .givens.map((digit) => digit || ".")
      .join(""),
    level: puzzle?.level ?? "",
    seconds,
    hints,
    slips: slips.length,
    needed: [...new Set(finish?.steps.map(({ finding }) => finding.technique))],
  };
}
