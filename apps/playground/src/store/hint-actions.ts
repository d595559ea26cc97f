import { type Board, format, parse, parseCell, search } from "@wings/core";
import { candidateOf, countBits, maskOf } from "@wings/core/author";
import type { Argument } from "../coach/argument.js";
import { boardOf } from "../model/board-of.js";
import type { Counted } from "../model/counted.js";
import { decided } from "../model/decided.js";
import type { Verdict } from "../engine/messages.js";
import { type HintLevel, more } from "../model/hint.js";
import { undoTimes } from "../model/history.js";
import { noted } from "../model/pencil.js";
import { type Step, applied } from "../model/step.js";
import { outcomeOfStep } from "../words/explain-step.js";
import type { Handlers } from "./handlers.js";
import { withBoard, withHistory } from "./move.js";
import type { Notice, State } from "./state.js";
import { knownNext, viewOf } from "./view.js";

export type HintAction =
  | { readonly type: "judged"; readonly board: string; readonly verdict: Verdict }
  | { readonly type: "foreseen"; readonly key: string; readonly step: Step | null }
  /** Asks for the next hint, or for more of the current one. */
  | { readonly type: "hint"; readonly level?: HintLevel }
  | { readonly type: "level"; readonly level: HintLevel }
  | { readonly type: "close-hint" }
  /** Looks for mistakes, because the player asks for it. */
  | { readonly type: "check" }
  | { readonly type: "mistaken"; readonly board: string; readonly since: number | undefined }
  | { readonly type: "recalled"; readonly board: string; readonly step: Step }
  | { readonly type: "recall-failed"; readonly board: string; readonly notice: Notice }
  | { readonly type: "clause"; readonly clause: number | undefined }
  /** What somebody argues, and what the judge says. */
  | { readonly type: "argue"; readonly argument: Argument | undefined }
  /** Shows the facts of a proof by counting, or its sets, or both. */
  | { readonly type: "counted"; readonly counted: Counted }
  /** The curves of some links are there. */
  | { readonly type: "routed" }
  /** The step draws itself again. */
  | { readonly type: "replay" }
  | { readonly type: "apply" }
  | { readonly type: "undo-mistake" }
  /** Places the digit of the solution in the selected cell, or in the one with the fewest candidates. */
  | { readonly type: "reveal" };

const textOf = ({ game }: State): string | undefined => game?.history.now.board;

export const hintHandlers: Handlers<HintAction> = {
  judged: (state, { board, verdict }) =>
    board === textOf(state) ? checked(settled(withSlips({ ...state, verdict }, verdict))) : state,
  foreseen: (state, { key, step }) => settled({ ...state, next: { key, step } }),
  hint: (state, { level }) => {
    const { hint, game } = state;
    if (game === undefined) return state;
    if (hint?.step) return { ...state, hint: { ...hint, level: level ?? more(hint.level) }, clause: undefined };
    return settled({ ...state, past: undefined, hinting: level ?? "where", tab: "hint", notice: undefined });
  },
  level: (state, { level }) =>
    state.hint === undefined ? state : { ...state, hint: { ...state.hint, level }, clause: undefined },
  "close-hint": (state) => ({
    ...state,
    past: undefined,
    hint: undefined,
    hinting: undefined,
    clause: undefined,
    notice: undefined,
  }),
  check: (state) => checked({ ...state, isChecking: true }),
  mistaken: (state, { board, since }) =>
    board === textOf(state) && state.hint?.mistake
      ? { ...state, hint: { ...state.hint, mistake: { since: since ?? null } } }
      : state,
  recalled: (state, { board, step }) =>
    board === textOf(state)
      ? { ...state, recall: undefined, hint: { step, level: "why" }, hinting: undefined, tab: "hint" }
      : state,
  "recall-failed": (state, { board, notice }) =>
    board === textOf(state) ? { ...state, recall: undefined, notice } : state,
  clause: (state, { clause }) => (clause === state.clause ? state : { ...state, clause }),
  argue: (state, { argument }) => ({ ...state, argument }),
  counted: (state, { counted }) => ({ ...state, counted }),
  routed: (state) => ({ ...state, routed: state.routed + 1 }),
  replay: (state) => ({ ...state, replays: state.replays + 1 }),
  apply: (state) => {
    const { tab, path, route } = state;
    // What was made already can't be made again.
    if (state.past !== undefined) return state;
    const step = viewOf(state).step ?? state.hint?.step;
    if (step === undefined || step === null) return state;
    const isOnPath = route.room === "solve" && tab === "path";
    const spoken: Notice["say"] = (words) => words.applied(outcomeOfStep(step, words));
    const isHidden = route.room === "play" && step.finding.eliminations.length > 0;
    const notice = isOnPath ? noticeAfter(path!.at + 1) : isHidden ? { kind: "info" as const, say: spoken } : undefined;
    const next = withBoard(state, applied(step), { notice });
    return { ...withNotes(next, step), spoken, clause: undefined };
  },
  "undo-mistake": (state) => {
    const since = state.hint?.mistake?.since;
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
    return withHistory(state, undoTimes(state.game.history, times), { notice: undefined });
  },
  reveal: (state) => {
    const text = textOf(state);
    if (text === undefined) return state;
    const board = parse(text);
    const cell = cellToReveal(state, board);
    const solution = decided(() => search(board).solution, undefined);
    if (solution === undefined) return { ...state, notice: UNDECIDED };
    if (cell === undefined || solution === null) return state;
    board.place(cell, Number(solution[cell]));
    return { ...withBoard(state, format(board, "url"), { notice: undefined }), cell, cells: [cell] };
  },
};

/** Where the board shows no candidates, notes show what a step removed. One Undo takes back both. */
function withNotes(state: State, { finding }: Step): State {
  const { game, route, switches } = state;
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
const UNDECIDED: Notice = { kind: "info", say: (words) => words.undecided };

/** The open cell with the fewest candidates, or the selected one. */
function cellToReveal({ cells, cell }: State, board: Board): number | undefined {
  const isOpen = (each: number): boolean => board.values[each] === 0;
  if (cells.length === 1 && isOpen(cell)) return cell;
  const open = Array.from(board.values.keys()).filter(isOpen);
  return open.sort((a, b) => countBits(board.masks[a]) - countBits(board.masks[b]))[0];
}

/** The notice after several steps of a path were applied together. */
export const noticeAfter = (steps: number): Notice => ({ kind: "info", say: (words) => words.afterStep(steps) });

/** Shows the hint that was asked for, as soon as all that it needs is there. */
function settled(state: State): State {
  const { hinting, verdict, game } = state;
  if (hinting === undefined || verdict === undefined || game === undefined) return state;
  const shown = { ...state, hinting: undefined };
  // No step helps on a board without a solution.
  if (verdict.solutions === "none") return { ...shown, hint: { step: null, level: "why", mistake: {} } };
  if (boardOf(game.history.now.board).isFull) return { ...shown, hint: { step: null, level: "why" } };
  const step = knownNext(state);
  if (step === undefined) return state;
  return { ...shown, game: { ...game, hints: game.hints + (step === null ? 0 : 1) }, hint: { step, level: hinting } };
}

/** Answers a check that was asked for, as soon as the verdict is there. */
function checked(state: State): State {
  const { isChecking, verdict } = state;
  if (!isChecking || verdict === undefined) return state;
  const answered = { ...state, isChecking: false };
  if (verdict.solutions === "none")
    return { ...answered, hint: { step: null, level: "why", mistake: {} }, tab: "hint" };
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
