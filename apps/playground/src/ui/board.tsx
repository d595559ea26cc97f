import { fromCandidates, parse } from "@wings/core";
import { drawSvg } from "@wings/draw";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Session } from "../session.js";
import { labelOf } from "../state/label.js";
import { type Known, type State, knownAs, viewOf } from "../state/state.js";
import type { Step } from "../state/step.js";
import { addressOf, samplesOf, type Sample } from "./picture.js";

interface Props {
  readonly session: Session;
  readonly state: State;
  readonly dark: boolean;
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The board: a picture, and above it a grid of cells for the pointer, the keyboard and screen readers. */
export function Board({ session, state, dark }: Props) {
  const view = viewOf(state);
  const theme = dark ? "dark" : "light";
  const svg = usePicture(session, view.board, view.step, theme, state);
  const board = useMemo(() => parse(view.board), [view.board]);
  const { hint, verdict } = state;
  const wrong = new Set(view.preview ? [] : verdict?.contradictions.flatMap(({ cells }) => cells));
  // Which digit is wrong is told only to those who ask for a hint.
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
                  aria-label={labelOf(board, cell, view.step)}
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

/** The focus goes ahead, and the cell that has it is the one that is worked on. */
const focus = (cell: number): void => document.getElementById(`cell-${cell}`)?.focus();

const MOVES: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a key does while the board has the focus; answers whether it does anything. */
function act(session: Session, event: KeyboardEvent): boolean {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  const { cell, entry, hint } = session.state;
  const move = MOVES[key];
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  // With Shift, the key of a digit is a sign on most keyboards: its place tells the digit.
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

const hasLinks = (step: Step): boolean => step.finding.marks.some((mark) => "link" in mark);

/**
 * The picture of a board and a step. Finding ways for links can take a moment: until the engine has drawn them, the picture
 * is there without.
 */
function usePicture(
  session: Session,
  text: string,
  step: Step | undefined,
  theme: "light" | "dark",
  state: State,
): string {
  const plain = useMemo(
    () => drawSvg(parse(text), step && withoutLinks(step), optionsFor(state, step, theme)),
    [text, step, theme],
  );
  const [drawn, setDrawn] = useState<{ plain: string; svg: string }>();
  useEffect(() => {
    if (step === undefined || !hasLinks(step)) return undefined;
    const names = namesOf(knownAs(state, step.finding.technique));
    const job = session.run({ kind: "draw", board: text, finding: step.finding, names, theme }, (news) => {
      if (news.kind === "picture") setDrawn({ plain, svg: news.svg });
    });
    return () => {
      job.cancel();
    };
  }, [plain]);
  return drawn?.plain === plain ? drawn.svg : plain;
}

const optionsFor = (state: State, step: Step | undefined, theme: "light" | "dark") => ({
  theme,
  legend: false,
  ...(step && { names: namesOf(knownAs(state, step.finding.technique)) }),
});

const withoutLinks = ({ finding }: Step) => ({
  technique: finding.technique,
  marks: finding.marks.filter((mark) => !("link" in mark)),
});

export const namesOf = ({
  meta: { name, roles },
}: Known): { name: string; roles: Readonly<Record<string, string>> } => ({
  name,
  roles,
});

/** What the marks of a step mean. */
export function Legend({ state, step, dark }: { state: State; step: Step; dark: boolean }) {
  const samples = useMemo(() => legendOf(state, step, dark), [step, dark]);
  return (
    <ul class="legend" aria-label="Legend">
      {samples.map(({ word, svg }) => (
        <li key={word}>
          <img src={addressOf(svg)} alt="" />
          {word}
        </li>
      ))}
    </ul>
  );
}

/** A board with nothing on it: there, drawing takes no time. */
const BLANK = fromCandidates(new Uint16Array(81));

/** One link of each kind is enough for the legend. */
function legendOf(state: State, step: Step, dark: boolean): Sample[] {
  const { finding } = step;
  const kinds = new Set(finding.marks.map((mark) => ("link" in mark ? mark.link : undefined)));
  const links = (["strong", "weak"] as const)
    .filter((kind) => kinds.has(kind))
    .map((link) => ({ link, from: "r1c1" as const, digit: 1, to: "r9c9" as const }));
  const names = namesOf(knownAs(state, finding.technique));
  const marks = [...withoutLinks(step).marks, ...links];
  return samplesOf(drawSvg(BLANK, { marks }, { theme: dark ? "dark" : "light", names }));
}
