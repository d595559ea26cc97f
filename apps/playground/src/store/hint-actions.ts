import { parseCell } from "@wings/core";
import { candidateOf, maskOf } from "@wings/core/author";
import type { Argument } from "@wings/player/argument";
import { boardOf } from "../model/board-of.js";
import { boardText, parseBoard } from "../model/board-text.js";
import type { Counted } from "../model/counted.js";
import type { Verdict } from "../model/engine-messages.js";
import { type HintLevel, more } from "../model/hint.js";
import type { PathRating } from "../model/path.js";
import { undoTimes } from "../model/history.js";
import { noted } from "../model/pencil.js";
import { type Step, type StepId, applied } from "../model/step.js";
import { outcomeOfStep } from "../model/words/explain-step.js";
import type { Handlers } from "./handlers.js";
import { withBoard, withHistory } from "./move.js";
import { type Notice, type State, withAbout, withDrawing, withInput } from "./state.js";
import { knownNext, viewOf } from "./view.js";

export type HintAction =
  | { readonly type: "judged"; readonly board: string; readonly verdict: Verdict }
  | { readonly type: "foreseen"; readonly key: string; readonly step: Step | null }
  /** Asks for the next hint, or for more of the current one. */
  | { readonly type: "hint"; readonly level?: HintLevel }
  | { readonly type: "level"; readonly level: HintLevel }
  | { readonly type: "close-hint" }
  /** Asks for a step of the past. `close-hint` closes it. */
  | { readonly type: "look-back"; readonly of: StepId }
  | { readonly type: "looked-back"; readonly of: StepId; readonly step: Step }
  /** Looks for mistakes, because the player asks for it. */
  | { readonly type: "check" }
  | { readonly type: "mistaken"; readonly board: string; readonly since: number | undefined }
  | { readonly type: "recalled"; readonly board: string; readonly step: Step }
  | { readonly type: "recall-failed"; readonly board: string; readonly notice: Notice }
  /** Looks for the path to the solution, and selects a step of it. */
  | { readonly type: "path-find"; readonly at?: number; readonly whole?: PathRating | undefined }
  | { readonly type: "clause"; readonly clause: number | undefined }
  /** What somebody argues, and what the judge says. */
  | { readonly type: "argue"; readonly argument: Argument | undefined }
  /** Shows the facts of a proof by counting, or its sets, or both. */
  | { readonly type: "counted"; readonly counted: Counted }
  /** The curves of some links are there. */
  | { readonly type: "routed" }
  /** The step draws itself again. */
  | { readonly type: "replay" }
  | { readonly type: "guesses"; readonly guesses: readonly string[] }
  | { readonly type: "apply" }
  | { readonly type: "undo-mistake" }
  /** Places a digit of the solution. */
  | { readonly type: "reveal"; readonly cell: number; readonly digit: number };

/** No hint, and none that was asked for. */
const NO_HINT = { past: undefined, hint: undefined, hinting: undefined, clause: undefined } as const;

const textOf = ({ game }: State): string | undefined => game?.history.now.board;

export const hintHandlers: Handlers<HintAction> = {
  judged: (state, { board, verdict }) =>
    board === textOf(state) ? checked(settled(withSlips(withAbout(state, { verdict }), verdict))) : state,
  foreseen: (state, { key, step }) => settled(withAbout(state, { next: { key, step } })),
  hint: (state, { level }) => {
    const { hint } = state.about;
    if (state.game === undefined) return state;
    if (hint?.step) return withAbout(state, { hint: { ...hint, level: level ?? more(hint.level) }, clause: undefined });
    const asked = withAbout(state, { past: undefined, hinting: level ?? "where" });
    return settled({ ...asked, tab: "hint", notice: undefined });
  },
  level: (state, { level }) =>
    state.about.hint === undefined
      ? state
      : withAbout(state, { hint: { ...state.about.hint, level }, clause: undefined }),
  "close-hint": (state) => ({ ...withAbout(state, NO_HINT), notice: undefined }),
  "look-back": (state, { of }) => ({ ...withAbout(state, { ...NO_HINT, past: { of } }), notice: undefined }),
  "looked-back": (state, { of, step }) =>
    state.about.past?.of === of ? withAbout(state, { past: { of, step } }) : state,
  check: (state) => checked(withAbout(state, { isChecking: true })),
  mistaken: (state, { board, since }) =>
    board === textOf(state) && state.about.hint?.mistake
      ? withAbout(state, { hint: { ...state.about.hint, mistake: { since: since ?? null } } })
      : state,
  recalled: (state, { board, step }) =>
    board === textOf(state)
      ? { ...withAbout(state, { recall: undefined, hint: { step, level: "why" }, hinting: undefined }), tab: "hint" }
      : state,
  "recall-failed": (state, { board, notice }) =>
    board === textOf(state) ? { ...withAbout(state, { recall: undefined }), notice } : state,
  "path-find": (state, { at = 0, whole }) =>
    state.game === undefined
      ? state
      : withAbout(state, { path: { steps: [], end: state.game.history.now.board, status: "searching", at, whole } }),
  clause: (state, { clause }) => (clause === state.about.clause ? state : withAbout(state, { clause })),
  argue: (state, { argument }) => withAbout(state, { argument }),
  counted: (state, { counted }) => withDrawing(state, { counted }),
  routed: (state) => withDrawing(state, { routed: state.drawing.routed + 1 }),
  replay: (state) => withDrawing(state, { replays: state.drawing.replays + 1 }),
  guesses: (state, { guesses }) => withDrawing(state, { guesses }),
  apply: (state, { time }) => {
    const { tab, route } = state;
    const { path } = state.about;
    // What was made already can't be made again.
    if (state.about.past !== undefined) return state;
    const step = viewOf(state).step ?? state.about.hint?.step;
    if (step === undefined || step === null) return state;
    const isOnPath = route.room === "solve" && tab === "path";
    const spoken: Notice["say"] = (words) => words.applied(outcomeOfStep(step, words));
    const isHidden = route.room === "play" && step.finding.eliminations.length > 0;
    const notice = isOnPath ? noticeAfter(path!.at + 1) : isHidden ? { kind: "info" as const, say: spoken } : undefined;
    const next = withBoard(state, applied(step), time, { notice });
    return { ...withAbout(withNotes(next, step), { clause: undefined }), spoken };
  },
  "undo-mistake": (state, { time }) => {
    const since = state.about.hint?.mistake?.since;
    if (typeof since !== "number" || state.game === undefined) return state;
    // Notes are undone with digits, so the number of positions can be larger than that of boards.
    const { past, now } = state.game.history;
    let boards = 0;
    let times = 0;
    for (let last = now.board; boards < since && times < past.length; times++) {
      const { board } = past[past.length - 1 - times];
      if (board !== last) boards++;
      last = board;
    }
    return withHistory(state, undoTimes(state.game.history, times), time, { notice: undefined });
  },
  reveal: (state, { cell, digit, time }) => {
    const text = textOf(state);
    if (text === undefined) return state;
    const board = parseBoard(text);
    board.place(cell, digit);
    return withInput(withBoard(state, boardText(board), time, { notice: undefined }), { cell, cells: [cell] });
  },
};

/** Where the board shows no candidates, notes show what a step removed. One Undo takes back both. */
function withNotes(state: State, { finding }: Step): State {
  const { game, route } = state;
  const { switches } = state.settings;
  if (game === undefined || route.room !== "play" || (game.hasCandidates ?? switches.candidates)) return state;
  const { now } = game.history;
  const removed = new Map<number, number>();
  for (const { cell, digit } of finding.eliminations) {
    const at = parseCell(cell);
    removed.set(at, (removed.get(at) ?? 0) | maskOf(digit));
  }
  const pencil = noted(now.pencil, boardOf(now.board), removed);
  return { ...state, game: { ...game, history: { ...game.history, now: { ...now, pencil } } } };
}

const NO_MISTAKES: Notice = { kind: "info", say: (words) => words.noMistakes };
export const UNDECIDED: Notice = { kind: "info", say: (words) => words.undecided };

/** The notice after several steps of a path were applied together. */
export const noticeAfter = (steps: number): Notice => ({ kind: "info", say: (words) => words.afterStep(steps) });

/** Shows the hint that was asked for, as soon as all that it needs is there. */
function settled(state: State): State {
  const { game } = state;
  const { hinting, verdict } = state.about;
  if (hinting === undefined || verdict === undefined || game === undefined) return state;
  const shown = withAbout(state, { hinting: undefined });
  // No step helps on a board without a solution.
  if (verdict.solutions === "none") return withAbout(shown, { hint: { step: null, level: "why", mistake: {} } });
  if (boardOf(game.history.now.board).isFull) return withAbout(shown, { hint: { step: null, level: "why" } });
  const step = knownNext(state);
  if (step === undefined) return state;
  const counted = { ...shown, game: { ...game, hints: game.hints + (step === null ? 0 : 1) } };
  return withAbout(counted, { hint: { step, level: hinting } });
}

/** Answers a check that was asked for, as soon as the verdict is there. */
function checked(state: State): State {
  const { isChecking, verdict } = state.about;
  if (isChecking !== true || verdict === undefined) return state;
  const answered = withAbout(state, { isChecking: false });
  if (verdict.solutions === "none")
    return { ...withAbout(answered, { hint: { step: null, level: "why", mistake: {} } }), tab: "hint" };
  return { ...answered, notice: verdict.solutions === "undecided" ? UNDECIDED : NO_MISTAKES };
}

/** Remembers the wrong digits of a game: its end tells how many there were. */
function withSlips(state: State, { mistakes }: Verdict): State {
  const { game, route } = state;
  if (game === undefined || route.room !== "play") return state;
  const found = mistakes.filter(({ digit }) => digit !== 0).map(({ cell, digit }) => candidateOf(cell, digit));
  const slips = [...new Set([...game.slips, ...found])];
  return slips.length === game.slips.length ? state : { ...state, game: { ...game, slips } };
}
