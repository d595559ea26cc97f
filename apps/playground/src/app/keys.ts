import type { Commands } from "../store/page.js";
import type { PageStore } from "../store/store.js";
import { entriesOf } from "../board/entries.js";
import { boardOf } from "../model/board-of.js";
import type { Entry } from "../model/edit.js";
import type { State } from "../store/state.js";
import { viewOf } from "../store/view.js";

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What lies between the board and the buttons while playing. */
const FREE_SPACE =
  ".top, .room.play, .room.play :is(section, .game-bar, h2, .clock, .status, .keys, .segments, .keypad, .bar, .tools, .filter-row, .buttons, .note)";

/** Whether the event belongs to a text field or an open dialog. */
const isElsewhere = ({ target }: Event): boolean =>
  document.querySelector("dialog") !== null ||
  (target instanceof HTMLElement && target.matches("textarea, input:not([type=checkbox], [type=file])"));

/** Whether the key belongs to a control. */
const isControl = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  (/^(?: |Enter)$/.test(key)
    ? target.matches("button, a, input, select, summary")
    : target.matches("select, [role=tab], .panel") && key.startsWith("Arrow"));

/** Rooms with a line that says what failed. */
export const hasStatus = ({ route }: State): boolean => route.room === "play" || route.room === "solve";

/** Says elsewhere, too, why nothing was opened: the dialog has a place for it. */
async function sayFault(store: PageStore, opened: Promise<boolean>): Promise<void> {
  if ((await opened) || hasStatus(store.state)) return;
  const { notice, dialog } = store.state;
  if (notice?.kind === "error" && dialog === undefined) store.dispatch({ type: "dialog", dialog: "open" });
}

/** Keys, paste and dropped files work anywhere outside of text fields. */
export function listen(store: PageStore, commands: Commands): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isElsewhere(event)) return;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) store.dispatch({ type: "undo" });
      else if (key === "y" || key === "z") store.dispatch({ type: "redo" });
      else if (key === "a" && !isWaiting(store.state)) store.dispatch({ type: "select-all", of: 0 });
      else if (/^Digit[1-9]$/.test(event.code) && entriesOf(store.state).includes("center"))
        store.dispatch({ type: "digit", digit: Number(event.code[5]), entry: "center" });
      else return;
      event.preventDefault();
      return;
    }
    if (event.altKey || isControl(event.target, event.key)) return;
    if (act(store, event)) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData("text") ?? "";
    const [file] = event.clipboardData?.files ?? [];
    if (isElsewhere(event)) return;
    if (file !== undefined && text.trim() === "") {
      event.preventDefault();
      void sayFault(store, commands.openFile(file));
    }
    if (text.trim() === "") return;
    event.preventDefault();
    void sayFault(store, commands.openText(text));
  };
  const onDrag = (event: DragEvent): void => {
    event.preventDefault();
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData("text") ?? "";
    if (file !== undefined) void sayFault(store, commands.openFile(file));
    else if (text.trim() !== "") void sayFault(store, commands.openText(text));
  };
  // A press beside the board and the buttons ends the selection.
  const onPointerDown = ({ target }: PointerEvent): void => {
    if (target instanceof Element && target.matches(FREE_SPACE)) store.dispatch({ type: "deselect" });
  };
  const all = {
    keydown: onKeyDown,
    paste: onPaste,
    dragover: onDrag,
    drop: onDrop,
    pointerdown: onPointerDown,
  } as unknown as Readonly<Record<string, EventListener>>;
  for (const [name, listener] of Object.entries(all)) addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(all)) removeEventListener(name, listener);
  };
}

/** Whether no board takes keys. */
const isWaiting = ({ game, about: { isPaused }, route }: State): boolean =>
  game === undefined || isPaused === true || route.room === "film";

/** The keys of modes, as in SudokuPad: in the order of the row below the board. */
const MODES: Readonly<Record<string, readonly Entry[]>> = {
  z: ["digit"],
  x: ["corner", "candidate"],
  c: ["center", "given"],
  v: ["color"],
  b: ["line"],
};

/** Handles a key. Returns whether it does anything. */
function act(store: PageStore, { key, code, shiftKey }: KeyboardEvent): boolean {
  const { state, dispatch } = store;
  if (key === "?") {
    dispatch({ type: "dialog", dialog: "help" });
    return true;
  }
  // An open dialog has its own keys, so this one is still loading.
  if (key === "Escape" && state.dialog !== undefined) {
    dispatch({ type: "dialog", dialog: undefined });
    return true;
  }
  if (isWaiting(state)) return false;
  const {
    input: { cell, entry },
  } = state;
  const move = MOVES[key];
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  // With Shift, most keyboards send a sign instead of the digit, so `code` decides.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
  const goTo = (next: number, how: "one" | "add" = "one"): void => {
    dispatch({ type: "select", cell: next, how });
    // After the redraw, so that the page is laid out once.
    queueMicrotask(() => document.getElementById(`cell-${next}`)?.focus());
  };
  if (move !== undefined) goTo(((row + move[0] + 9) % 9) * 9 + ((column + move[1] + 9) % 9), shiftKey ? "add" : "one");
  else if (key === "Home") goTo(row * 9);
  else if (key === "End") goTo(row * 9 + 8);
  else if (digit !== undefined) type(store, Number(digit), shiftKey);
  else if (key === "Backspace" || key === "Delete" || key === "0") dispatch({ type: "erase" });
  else if (key === " " || key === "n") dispatch({ type: "entry", entry: entry === "digit" ? noteOf(state) : "digit" });
  else if (key in MODES) {
    const mode = entriesOf(state).find((each) => MODES[key].includes(each));
    if (mode === undefined || state.route.room === "practice") return false;
    dispatch({ type: "entry", entry: mode });
  } else if (key === "s") {
    const of = boardOf(viewOf(state).board).values[cell];
    // An open cell has no digit to look for.
    if (of !== 0) dispatch({ type: "select-all", of });
  } else if (key === "h") dispatch({ type: "hint" });
  else if (key === "a" && (state.about.hint?.step || viewOf(state).step)) dispatch({ type: "apply" });
  else if (key === "u") dispatch({ type: "undo" });
  else if (key === "[") dispatch({ type: "walk", at: (state.about.path?.at ?? 0) - 1 });
  else if (key === "]") dispatch({ type: "walk", at: (state.about.path?.at ?? 0) + 1 });
  else if (key === "Escape")
    dispatch({ type: state.about.hint === undefined && state.about.past === undefined ? "deselect" : "close-hint" });
  else return false;
  return true;
}

/** The entry for notes: the first one after digits. */
const noteOf = (state: State) => entriesOf(state)[1];

function type({ state, dispatch }: PageStore, digit: number, hasShift: boolean): void {
  // With Shift, a color goes to a candidate of the cell.
  if (state.input.entry === "color" && hasShift) {
    dispatch({ type: "color-candidate", digit });
    return;
  }
  if (state.route.room !== "practice") {
    // Without a selection, the ring is where the focus is.
    if (
      state.input.cells.length === 0 &&
      state.input.armed === 0 &&
      document.activeElement?.id === `cell-${state.input.cell}`
    )
      dispatch({ type: "select", cell: state.input.cell, how: "one" });
    dispatch({
      type: "digit",
      digit,
      entry: hasShift ? (state.input.entry === "digit" ? noteOf(state) : "digit") : state.input.entry,
    });
    return;
  }
  // In practice, a digit marks the candidate of the cell.
  dispatch({ type: "mark", digit });
}
