import { type Board, cellName } from "@wings/core";
import { candidateOf } from "@wings/core/author";
import { boardOf } from "../model/board-of.js";
import { boardText } from "../model/board-text.js";
import { type Entry, erase, type } from "../model/edit.js";
import { redo, undoTimes } from "../model/history.js";
import {
  BLANK,
  COLORS,
  type Pencil,
  colorCandidate,
  colorCells,
  copyColor,
  eraseColors,
  eraseNotes,
  toggleLine,
  toggleNote,
} from "../model/pencil.js";
import type { Handlers } from "./handlers.js";
import { withBoard, withHistory, withPosition } from "./move.js";
import { NO_INPUT, type Notice, type State, withAbout, withInput } from "./state.js";
import { isArguing, isEditable, livesOf, viewOf } from "./view.js";

export type BoardAction =
  /** Selects one cell, or adds it to the selection. */
  | { readonly type: "select"; readonly cell: number; readonly how: "one" | "add" | "toggle" }
  /** The cell has the focus. */
  | { readonly type: "focus"; readonly cell: number }
  | { readonly type: "deselect" }
  /** Selects all cells, or those with a digit. */
  | { readonly type: "select-all"; readonly of: number }
  /** Gives a candidate of the cell with the cursor the color that is chosen. */
  | { readonly type: "color-candidate"; readonly digit: number }
  /** Presses a cell, at a candidate if the board shows one there. */
  | { readonly type: "press"; readonly cell: number; readonly digit: number; readonly isAdding: boolean }
  /** Gives a cell the color of another one. */
  | { readonly type: "paint"; readonly from: number; readonly to: number }
  | { readonly type: "drag"; readonly from: number; readonly to: number }
  | { readonly type: "digit"; readonly digit: number; readonly entry?: Entry }
  | { readonly type: "erase" }
  | { readonly type: "undo"; readonly times?: number }
  | { readonly type: "redo" }
  /** Takes everything off the board that the player wrote. Undo brings it back. */
  | { readonly type: "start-again" }
  | { readonly type: "entry"; readonly entry: Entry }
  | { readonly type: "color"; readonly color: number }
  | { readonly type: "highlight"; readonly digit: number }
  /** Marks a digit of the cell with the cursor as an answer in practice. */
  | { readonly type: "mark"; readonly digit: number };

/** The cells that an action changes: the selection, or the cell with the cursor. */
const targetsOf = ({ input: { cells, cell } }: State): readonly number[] => (cells.length > 0 ? cells : [cell]);

export const boardHandlers: Handlers<BoardAction> = {
  select: (state, { cell, how }) => {
    const { cells } = state.input;
    const selected = withInput(state, { cell, armed: 0 });
    if (how === "one") return withInput(selected, { cells: [cell] });
    if (how === "toggle" && cells.includes(cell) && cells.length > 1)
      return withInput(selected, { cells: cells.filter((each) => each !== cell) });
    return cells.includes(cell) ? selected : withInput(selected, { cells: [...cells, cell] });
  },
  focus: (state, { cell }) =>
    cell === state.input.cell && state.input.cells.length > 0 ? state : withInput(state, { cell, cells: [cell] }),
  deselect: (state) => withInput(state, NO_INPUT),
  "select-all": (state, { of }) => {
    const { values } = boardOf(viewOf(state).board);
    const cells = [...values.keys()].filter((cell) => of === 0 || values[cell] === of);
    return withInput(state, { cells, armed: 0, highlight: 0 });
  },
  "color-candidate": (state, { digit, time }) =>
    isEditable(state) && showsCandidates(state) && boardOf(viewOf(state).board).has(state.input.cell, digit)
      ? penciled(state, time, (pencil) =>
          colorCandidate(pencil, candidateOf(state.input.cell, digit), state.input.color),
        )
      : state,
  press: (state, { cell, digit, isAdding, time }) => {
    const selected = boardHandlers.select(state, { type: "select", cell, how: isAdding ? "toggle" : "one" });
    if (isArguing(state)) return picked(selected, digit);
    if (state.route.room === "practice") return mark(state, cell, digit);
    if (isAdding || !isEditable(state)) return selected;
    const { armed } = state.input;
    if (armed !== 0) {
      const next = withInput(selected, { armed });
      return isFixed(next, [cell]) ? next : typed(next, armed, state.input.entry, time);
    }
    if (state.input.entry === "color")
      return penciled(selected, time, (pencil) =>
        digit === 0
          ? colorCells(pencil, [cell], state.input.color)
          : colorCandidate(pencil, candidateOf(cell, digit), state.input.color),
      );
    // A digit that is pressed is the one to look at.
    if (boardOf(viewOf(state).board).values[cell] !== 0) return withInput(selected, { highlight: 0 });
    if (digit === 0) return selected;
    return state.input.entry === "line" ? lineTo(selected, candidateOf(cell, digit), time) : selected;
  },
  paint: (state, { from, to, time }) => {
    const selected = boardHandlers.select(state, { type: "select", cell: to, how: "one" });
    return isEditable(state) ? penciled(selected, time, (pencil) => copyColor(pencil, from, to)) : selected;
  },
  drag: (state, { from, to, time }) =>
    state.input.entry === "line" && isEditable(state)
      ? withInput(
          penciled(state, time, (pencil) => toggleLine(pencil, from, to)),
          { lineFrom: undefined },
        )
      : state,
  digit: (state, { digit, entry = state.input.entry, time }) => {
    if (isArguing(state)) return picked(state, digit);
    if (!isEditable(state)) return refused(state);
    if (entry === "color") return coloring(state, digit, time);
    // An end of a line: the candidate of the cell with the cursor.
    if (entry === "line")
      return boardOf(viewOf(state).board).has(state.input.cell, digit)
        ? lineTo(state, candidateOf(state.input.cell, digit), time)
        : state;
    const targets = targetsOf(state);
    // Without a cell to change, the digit waits for one. Another digit takes its place; the same one ends it.
    const isWaiting = state.input.armed !== 0 && entry === state.input.entry;
    if (isWaiting && state.input.armed === digit) return withInput(state, { armed: 0, cells: [] });
    if (isWaiting || (state.route.room === "play" && (state.input.cells.length === 0 || isFixed(state, targets))))
      return withInput(state, { armed: digit });
    return typed(state, digit, entry, time);
  },
  erase: (state, { time }) => {
    if (!isEditable(state)) return refused(state);
    const targets = targetsOf(state);
    const { pencil } = state.game!.history.now;
    if (state.input.entry === "color" || state.input.entry === "line")
      return penciled(state, time, (old) => eraseColors(old, targets));
    const hasNotes = targets.some((cell) => (pencil.corner[cell] ?? 0) !== 0 || (pencil.center[cell] ?? 0) !== 0);
    const isOpen = targets.every((cell) => boardOf(state.game!.history.now.board).values[cell] === 0);
    if (hasNotes && isOpen) return penciled(state, time, (old) => eraseNotes(old, targets));
    return edited(state, time, (board, cell) => erase(board, cell, state.input.entry));
  },
  undo: (state, { times = 1, time }) =>
    state.game === undefined || isCovered(state)
      ? state
      : withHistory(state, undoTimes(state.game.history, times), time, { notice: undefined }),
  redo: (state, { time }) =>
    state.game === undefined || isCovered(state)
      ? state
      : withHistory(state, redo(state.game.history), time, { notice: undefined }),
  "start-again": (state, { time }) => {
    const { game } = state;
    if (game === undefined || game.history.past.length === 0) return state;
    const notice: Notice = { kind: "info", say: (words) => words.undoBringsBack };
    return withPosition(withInput(state, { armed: 0, highlight: 0 }), { board: game.start, pencil: BLANK }, time, {
      notice,
    });
  },
  entry: (state, { entry }) => withInput(state, { entry, armed: 0, lineFrom: undefined }),
  // A single cell is selected by the press that colored it or its candidate, so it keeps what it has.
  color: (state, { color, time }) =>
    state.input.cells.length > 1 ? coloring(state, color, time) : withInput(state, { color }),
  mark: (state, { digit }) => {
    const now = state.game?.history.now;
    const isThere = now !== undefined && boardOf(now.board).has(state.input.cell, digit);
    return isThere ? mark(state, state.input.cell, digit) : state;
  },
  highlight: (state, { digit }) =>
    withInput(state, { highlight: state.input.highlight === digit ? 0 : digit, armed: 0 }),
};

/** Whether a card covers the board: the player would change what they don't see. */
const isCovered = (state: State): boolean => state.about.isPaused === true || livesOf(state) === 0;

/** Says why the board can't change. */
function refused(state: State): State {
  const isOver = livesOf(state) === 0 && !viewOf(state).preview;
  // The words of lives are loaded with them.
  return {
    ...state,
    notice: {
      kind: "info",
      say: (words) => (isOver && "training" in words ? words.training.overNotice : words.previewOnly),
    },
  };
}

/** Chooses a digit to argue about. */
const picked = (state: State, digit: number): State =>
  withAbout(state, { argument: { facts: [], claim: [], ...state.about.argument, digit } });

/** Begins a line at a candidate, or draws it from where it began. */
function lineTo(state: State, end: number, time: number | undefined): State {
  const { lineFrom } = state.input;
  if (lineFrom === undefined || lineFrom === end)
    return withInput(state, { lineFrom: lineFrom === end ? undefined : end });
  return withInput(
    penciled(state, time, (pencil) => toggleLine(pencil, lineFrom, end)),
    { lineFrom: undefined },
  );
}

/** Chooses a color, and colors the selected cells. */
function coloring(state: State, color: number, time: number | undefined): State {
  if (color > COLORS) return state;
  const chosen = withInput(state, { color });
  return state.input.cells.length === 0
    ? chosen
    : penciled(chosen, time, (pencil) => colorCells(pencil, state.input.cells, color));
}

/** Whether no selected cell can change. */
function isFixed({ game }: State, targets: readonly number[]): boolean {
  const board = boardOf(game!.history.now.board);
  return targets.every((cell) => board.isGiven(cell));
}

function penciled(state: State, time: number | undefined, change: (pencil: Pencil) => Pencil): State {
  const now = state.game?.history.now;
  return now === undefined
    ? state
    : withPosition(state, { ...now, pencil: change(now.pencil) }, time, { notice: undefined });
}

function typed(state: State, digit: number, entry: Entry, time: number | undefined): State {
  const targets = targetsOf(state);
  if (entry === "corner" || entry === "center") {
    const board = boardOf(state.game!.history.now.board);
    const open = targets.filter((cell) => board.values[cell] === 0);
    return open.length === 0 ? state : penciled(state, time, (pencil) => toggleNote(pencil, entry, open, digit));
  }
  if (entry !== "digit" && entry !== "candidate" && entry !== "given") return state;
  return edited(state, time, (board, cell) => type(board, cell, digit, entry));
}

function edited(state: State, time: number | undefined, change: (board: Board, cell: number) => Board): State {
  const board = boardOf(state.game!.history.now.board);
  const targets = targetsOf(state);
  const next = targets.reduce((now, cell) => change(now, cell), board);
  if (next.equals(board)) {
    const [cell] = targets;
    const isGiven = board.isGiven(cell);
    return {
      ...state,
      notice: {
        kind: "info",
        say: (words) => (isGiven ? words.isGiven(cellName(cell)) : words.changesNothing(cellName(cell))),
      },
    };
  }
  return withBoard(state, boardText(next), time, { notice: undefined });
}

/** Marks a candidate in practice, or takes the mark back. */
function mark(state: State, cell: number, digit: number): State {
  const { practice } = state;
  const selected = withInput(state, { cell, cells: [cell] });
  if (practice === undefined || practice.shown !== undefined || digit === 0) return selected;
  const isPlacement = practice.task.steps.some(({ finding }) => finding.placements.length > 0);
  const name = `${cellName(cell)}${isPlacement ? "=" : "-"}${digit}`;
  const marks = practice.marks.includes(name)
    ? practice.marks.filter((each) => each !== name)
    : [...practice.marks, name];
  return { ...selected, practice: { ...practice, marks, answer: undefined } };
}

/** Whether the board shows candidates. */
export const showsCandidates = (state: State): boolean =>
  (state.game?.hasCandidates ?? (state.route.room !== "play" || state.settings.switches.candidates)) ||
  (viewOf(state).step !== undefined && state.about.hint?.level !== "where");
