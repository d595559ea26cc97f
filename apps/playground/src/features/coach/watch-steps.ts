import { parseCell } from "@wings/core";
import {
  type Earlier,
  type Move,
  NO_MOVES,
  type OwnMove,
  type OwnStep,
  type Run,
  changesOf,
  isFoundIn,
  settled,
  stepsOf,
} from "@wings/player/moves";
import type { Engine, Job } from "../../engine/engine.js";
import { nameable } from "../../learner/nameable.js";
import { boardOf } from "../../model/board-of.js";
import { levelOf, nameOfId } from "../../model/known.js";
import { type StepId, applied, outcomeOf } from "../../model/step.js";
import type { Notice, State } from "../../store/state.js";
import { nextKey } from "../../store/view.js";
import type { PageStore } from "../../store/store.js";
import { NOTHING_SEEN } from "./own-step-actions.js";
import { recordStep, recordWait } from "./record-step.js";

/**
 * Sees which techniques the player's own moves are. The engine looks for them while the page goes on, and another move begins a
 * new search. Steps that a hint showed don't count. `now` has milliseconds of a clock that nobody sets: the timer of the game may be
 * switched off.
 */
export function watchSteps(store: PageStore, engine: Engine, now = (): number => performance.now()): void {
  const { dispatch } = store;
  let run: Run = NO_MOVES;
  let job: Job | undefined;
  /** When the board appeared, in seconds of the game. */
  let since = 0;
  /** The same on the clock. */
  let lookedSince = now();
  /** The moves since the game was opened. */
  let earlier: Earlier = { isFirst: true, last: undefined };
  /** What hints showed. */
  const hinted = new Set<string>();

  const forget = (): void => {
    job?.cancel();
    job = undefined;
    run = NO_MOVES;
  };
  const record = (steps: readonly OwnStep[]): void => {
    for (const step of steps) recordStep(store, step);
  };
  /** The moves that no later one changes are recorded. */
  const settle = (): void => {
    const { done, run: rest } = settled(run);
    run = rest;
    record(done);
  };
  const ask = (): void => {
    job?.cancel();
    const moves = run.moves.map(({ board, changes }): Move => ({ board, changes }));
    const rungs = nameable(store.state).map(({ id, score }) => ({ id, score }));
    const solution = store.state.game?.puzzle?.solution;
    const asked = run;
    job = engine.run({ kind: "name", moves, known: run.names, rungs, solution }, (news) => {
      // An answer to earlier moves comes too late.
      if (news.kind !== "named" || run !== asked) return;
      job = undefined;
      run = { ...run, names: [...run.names, ...news.names] };
      say(store, stepsOf(run).at(-1));
      settle();
    });
  };

  store.watch((state, before) => {
    const {
      game,
      route,
      about: { hint },
    } = state;
    const old = before.game;
    if (hint?.step && hint !== before.about.hint)
      for (const part of outcomeOf(hint.step.finding).split(".")) hinted.add(part);
    if (game === old) return;
    if (route.room !== "play" || game === undefined || game.id !== old?.id) {
      forget();
      hinted.clear();
      since = game?.seconds ?? 0;
      lookedSince = now();
      earlier = { isFirst: true, last: undefined };
      if (state.drawing.guesses.length > 0) dispatch({ type: "guesses", guesses: [] });
      if (state.seen !== undefined && game?.id !== old?.id) dispatch({ type: "seen", seen: NOTHING_SEEN });
      return;
    }
    const { now: position, past } = game.history;
    if (position.board === old.history.now.board) return;
    const seconds = game.seconds - since;
    since = game.seconds;
    const looked = (now() - lookedSince) / 1000;
    lookedSince = now();
    const isMove = past[past.length - 1] === old.history.now && position !== old.history.future[0];
    if (!isMove) {
      earlier = { ...earlier, isFirst: false };
      // What was taken back is no step.
      const at = run.moves.findIndex(({ board }) => board === position.board);
      job?.cancel();
      if (at < 0) record(stepsOf(run));
      run = at < 0 ? NO_MOVES : { moves: run.moves.slice(0, at), names: run.names.slice(0, at) };
      keepGuesses(store);
      return;
    }
    const changes = isOwn(state, before)
      ? changesOf(boardOf(old.history.now.board), boardOf(position.board))
      : undefined;
    if (changes === undefined) {
      const technique = before.about.hint?.step?.finding.technique;
      record(stepsOf(run));
      forget();
      if (technique !== undefined) recordWait(store, technique, seconds);
      return;
    }
    const cell = changes[0][4] === "=" ? parseCell(changes[0].slice(0, 4)) : undefined;
    const move: OwnMove = {
      ...{ board: old.history.now.board, changes, seconds, there: thereOn(before) },
      isHinted: changes.some((change) => hinted.has(change)),
      isFound: isFoundIn(looked, { before: boardOf(old.history.now.board), cell }, earlier),
    };
    earlier = { isFirst: false, last: cell ?? earlier.last };
    run = { ...run, moves: [...run.moves, move] };
    // The last digit is named at once: the puzzle is done before an answer comes.
    if (boardOf(position.board).isFull) {
      record([...stepsOf(run), { ...move, moves: 1, technique: "full-house" }]);
      forget();
    } else ask();
  });
}

/** Whether the player made the move: not a hint, and no digit that was revealed. */
const isOwn = (state: State, before: State): boolean =>
  state.spoken === undefined &&
  before.about.hint?.step !== null &&
  !(before.about.hint?.step && applied(before.about.hint.step) === state.game!.history.now.board);

/** The easiest step on a board. Without candidates, the page doesn't know what the player took away. */
function thereOn(state: State): StepId | undefined {
  const {
    about: { next },
    settings: { switches },
  } = state;
  const step = next?.key === nextKey(state) ? next.step : undefined;
  if (!step || (!switches.candidates && levelOf(step.finding.technique) !== "easy")) return undefined;
  return { board: step.board, technique: step.finding.technique, outcome: outcomeOf(step.finding) };
}

/** Says what the last step was, as long as nothing else is said. */
function say(store: PageStore, step: OwnStep | undefined): void {
  const { state, dispatch } = store;
  if (step === undefined || step.isHinted) return;
  const { technique, then, changes, id } = step;
  const {
    settings: { switches },
    notice,
    drawing: { guesses },
  } = state;
  if (technique !== undefined) {
    if (guesses.some((guess) => changes.includes(guess)))
      dispatch({ type: "guesses", guesses: guesses.filter((guess) => !changes.includes(guess)) });
    if (switches.names && notice === undefined)
      dispatch({ type: "notice", notice: { ...nameNotice(technique, then), step: id } });
    return;
  }
  // Without candidates, the page doesn't see what a digit rests on.
  if (!switches.guesses || !switches.candidates) return;
  dispatch({ type: "guesses", guesses: [...new Set([...guesses, ...changes])] });
  if (notice === undefined) dispatch({ type: "notice", notice: { kind: "info", say: (words) => words.notProvedYet } });
}

const nameNotice = (technique: string, then: string | undefined): Notice => ({
  kind: "info",
  say: (words) => words.thatWas(nameOfId(technique, words), then && nameOfId(then, words)),
});

/** Drops the guesses that were taken back. */
function keepGuesses({ state, dispatch }: PageStore): void {
  const board = boardOf(state.game!.history.now.board);
  const guesses = state.drawing.guesses.filter((guess) => {
    const [cell, digit] = [(Number(guess[1]) - 1) * 9 + Number(guess[3]) - 1, Number(guess[5])];
    return guess[4] === "=" ? board.values[cell] === digit : !board.has(cell, digit);
  });
  if (guesses.length < state.drawing.guesses.length) dispatch({ type: "guesses", guesses });
}
