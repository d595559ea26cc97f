import { type Board as Grid, parse } from "@wings/core";
import { drawSvg } from "@wings/draw";
import { useEffect, useMemo, useReducer } from "preact/hooks";
import type { Session } from "../session.js";
import { labelOf } from "../state/cell-label.js";
import { type State, knownAs, viewOf } from "../state/state.js";
import type { Step } from "../state/step.js";
import { type Colours, addressOf, drawLinks, pictureOf } from "./picture.js";

interface Props {
  readonly session: Session;
  readonly state: State;
  readonly dark: boolean;
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The board: a picture, covered by a grid of cells for pointer, keyboard and screen readers. */
export function Board({ session, state, dark }: Props) {
  const view = viewOf(state);
  const board = useMemo(() => parse(view.board), [view.board]);
  const svg = usePicture(session, board, view.step, dark ? "dark" : "light", state);
  const { hint, verdict } = state;
  const wrong = new Set(view.preview ? [] : verdict?.contradictions.flatMap(({ cells }) => cells));
  // Wrong digits are marked only after a hint.
  if (hint?.mistake && !view.preview) for (const { cell } of verdict?.mistakes ?? []) wrong.add(cell);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (act(session, event)) event.preventDefault();
  };
  const select = (cell: number): void => {
    session.set({ cell });
  };
  return (
    <div class={`board${view.preview ? " preview" : ""}${view.step === undefined ? "" : " told"}`}>
      <img class="picture" src={addressOf(svg)} alt="" decoding="sync" draggable={false} />
      <div class="grid" role="grid" aria-label="Sudoku board" onKeyDown={onKeyDown}>
        {NINE.map((row) => (
          <div class="row" role="row" key={row}>
            {NINE.map((column) => {
              const cell = row * 9 + column;
              const isHere = cell === state.cell;
              return (
                <div
                  key={cell}
                  role="gridcell"
                  id={`cell-${cell}`}
                  class={wrong.has(cell) ? "cell wrong" : "cell"}
                  tabIndex={isHere ? 0 : -1}
                  aria-selected={isHere}
                  aria-invalid={wrong.has(cell)}
                  aria-label={labelOf(board, cell, view.step, wrong.has(cell))}
                  onPointerDown={() => select(cell)}
                  onFocus={() => select(cell)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Focuses a cell, which also selects it. */
const focus = (cell: number): void => document.getElementById(`cell-${cell}`)?.focus();

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Handles a key on the board. Returns whether it does anything. */
function act(session: Session, event: KeyboardEvent): boolean {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  const { cell, entry, hint } = session.state;
  const move = MOVES[key];
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  // With Shift, most keyboards send a sign instead of the digit, so `code` decides.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0];
  if (move !== undefined) focus(((row + move[0] + 9) % 9) * 9 + ((column + move[1] + 9) % 9));
  else if (key === "Home") focus(row * 9);
  else if (key === "End") focus(row * 9 + 8);
  else if (digit !== undefined) {
    session.boards.type(Number(digit), shiftKey ? (entry === "candidate" ? "digit" : "candidate") : entry);
  } else if (key === "Backspace" || key === "Delete" || key === "0") session.boards.erase();
  else if (key === " ") session.set({ entry: entry === "candidate" ? "digit" : "candidate" });
  else if (key === "h") void session.hints.next();
  else if (key === "a" && (hint?.step || viewOf(session.state).step)) session.hints.apply();
  else if (key === "[") session.paths.walk((session.state.path?.at ?? 0) - 1);
  else if (key === "]") session.paths.walk((session.state.path?.at ?? 0) + 1);
  else return false;
  return true;
}

/**
 * The picture of a board and a step. The engine adds the links, because routing them can take a moment.
 */
function usePicture(session: Session, board: Grid, step: Step | undefined, theme: Colours, state: State): string {
  const bare = useMemo(
    () => (step === undefined ? drawSvg(board, undefined, { theme, legend: false }) : ""),
    [board, step, theme],
  );
  const picture = step && pictureOf(step, knownAs(state, step.finding.technique), theme);
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  useEffect(() => {
    if (picture === undefined) return undefined;
    return drawLinks(session, picture, () => {
      redraw(undefined);
    });
  }, [picture]);
  return picture === undefined ? bare : (picture.linked ?? picture.plain);
}

/** The legend of a step. */
export function Legend({ state, step, dark }: { state: State; step: Step; dark: boolean }) {
  const { legend } = pictureOf(step, knownAs(state, step.finding.technique), dark ? "dark" : "light");
  return (
    <ul class="legend" aria-label="Legend">
      {legend.map(({ word, svg }) => (
        <li key={word}>
          <img src={addressOf(svg)} alt="" />
          {word}
        </li>
      ))}
    </ul>
  );
}
