import { useMemo } from "preact/hooks";
import { maskOf } from "@wings/core/author";
import { pictureOf } from "@wings/draw";
import { useSelectAll, useWords } from "../ui/context.js";
import { boardOf } from "../model/board-of.js";
import { labelOf } from "../model/cell-label.js";
import { contradictionsIn } from "../model/mistake.js";
import { BLANK } from "../model/pencil.js";
import type { Step } from "../model/step.js";
import { showsCandidates } from "../store/board-actions.js";
import type { State } from "../store/state.js";
import { tellsMistakes, viewOf } from "../store/view.js";
import { shownPattern } from "../model/words/hint-text.js";
import type { CellProps } from "./cell.js";

/** What the cells show. */
export interface CellsView {
  readonly cursor: number;
  /** Whether a step is shown with its proof. Candidates that play no part in it are pale. */
  readonly isExplained: boolean;
  propsOf(this: void, cell: number): CellProps;
  /** What a screen reader says. */
  labelOf(this: void, props: CellProps): string;
}

/** The value of `highlight` for all cells with two candidates. */
const PAIRS = 10;

/** The parts of the state that the cells show. */
function partsOf(state: State) {
  const {
    route,
    settings: { switches },
    about: { verdict, hint },
    practice,
    game,
  } = state;
  const { board, step, level, preview } = viewOf(state);
  return {
    text: board,
    hasStep: step !== undefined,
    /** The step that is shown with its proof. */
    explained: level === "why" ? step : undefined,
    /** Without candidates, the board shows those of this pattern only, until the proof needs all of them. */
    pattern: route.room === "play" && !switches.candidates && level === "what" ? step : undefined,
    isPreview: preview,
    pencil: preview ? BLANK : (game?.history.now.pencil ?? BLANK),
    hasCandidates: showsCandidates(state),
    cursor: state.input.cell,
    selected: state.input.cells,
    armed: state.input.armed,
    chosen: state.input.highlight,
    room: route.room,
    verdict,
    isAsked: tellsMistakes(state),
    hasConflicts: switches.conflicts || route.room !== "play",
    /** The answer to an exercise. A step that is shown has its own marks. */
    answer: practice?.shown === undefined ? practice?.marks : undefined,
    /** Two solutions of a board that has several. */
    twins: hint?.step === null ? verdict?.twins : undefined,
  };
}

export function useCellsView(): CellsView {
  const words = useWords();
  const parts = useSelectAll(partsOf);
  const { explained, pattern, pencil, hasCandidates, cursor, selected, room, verdict, twins } = parts;
  const { answer, isPreview, isAsked, hasConflicts } = parts;

  const board = boardOf(parts.text);
  const patterned = useMemo(() => pattern && cellsOfPattern(pattern), [pattern]);
  const wrong = useMemo(
    () => (isPreview ? new Set<number>() : wrongCells(verdict, isAsked, hasConflicts)),
    [verdict, isPreview, isAsked, hasConflicts],
  );
  const marked = useMemo(() => masksOfAnswer(answer ?? []), [answer]);
  const changed = useMemo(() => changesOf(explained), [explained]);
  const part = useMemo(() => explained && masksOfParts(explained), [explained]);
  const value = selected.length === 1 && parts.chosen === 0 && room === "play" ? board.values[selected[0]] : 0;
  const highlight = parts.hasStep ? 0 : parts.armed || parts.chosen || value;

  const propsOf = (cell: number): CellProps => {
    const digit = board.values[cell];
    const isEmpty = digit === 0;
    const isWrong = wrong.has(cell);
    const isSelected = selected.includes(cell);
    const hasMask = isEmpty && hasCandidates && (patterned === undefined || patterned.has(cell));
    const mask = hasMask ? board.masks[cell] : 0;
    const corner = isEmpty ? (pencil.corner[cell] ?? 0) : 0;
    const center = isEmpty ? (pencil.center[cell] ?? 0) : 0;
    const isSame = highlight === PAIRS ? isEmpty && isPair(board.masks[cell]) : highlight > 0 && digit === highlight;
    const isTwin = twins !== undefined && twins[0][cell] !== twins[1][cell];
    const isShown = highlight > 0 && (((mask | corner | center) >> (highlight - 1)) & 1) === 1;
    return {
      cell,
      value: digit,
      isGiven: board.isGiven(cell),
      mask,
      corner,
      center,
      marked: marked.get(cell) ?? 0,
      part: part?.get(cell) ?? 0,
      highlight: isShown ? highlight : 0,
      className: `${isSelected ? "selected" : ""}${isSame ? " same" : ""}${cell === cursor ? " cursor" : ""}${isWrong ? " wrong" : ""}${isTwin ? " differs" : ""}`,
      isSelected: isSelected || (selected.length === 0 && cell === cursor && room === "solve"),
      isWrong,
      hasRing: isSelected || cell === cursor || isTwin,
      cacheKey: `${words.place(1, 1)} ${isEmpty ? board.masks[cell] : 0} ${hasCandidates} ${changed.get(cell) ?? ""} ${pencil.cells[cell] ?? 0}`,
    };
  };
  return {
    cursor,
    isExplained: explained !== undefined,
    propsOf,
    labelOf: ({ cell, isWrong, corner, center, marked: isMarked }) => {
      const color = pencil.cells[cell];
      return labelOf(board, cell, {
        words,
        step: explained,
        isWrong,
        hasCandidates,
        corner,
        center,
        marked: isMarked,
        color,
      });
    },
  };
}

const isPair = (mask: number): boolean => {
  const rest = mask & (mask - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
};

const cellIn = (name: string): number => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

const cellsOfPattern = (step: Step): ReadonlySet<number> =>
  new Set(shownPattern(step, pictureOf(step.finding)).flatMap(({ cells }) => cells.map(({ cell }) => cell)));

/** The cells of a contradiction, and of mistakes where they are shown. */
function wrongCells(verdict: State["about"]["verdict"], isAsked: boolean, hasConflicts: boolean): ReadonlySet<number> {
  const cells = contradictionsIn(verdict, isAsked, hasConflicts).flatMap((each) => each.cells);
  const mistakes = isAsked ? (verdict?.mistakes ?? []).map(({ cell }) => cell) : [];
  return new Set([...cells, ...mistakes]);
}

/** The digits that an answer marks, as masks by cell. */
function masksOfAnswer(marks: readonly string[]): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  for (const name of marks) masks.set(cellIn(name), (masks.get(cellIn(name)) ?? 0) | maskOf(Number(name[5])));
  return masks;
}

const ALL = 0x1ff;

/** The candidates that play a part in a step, as masks by cell: marked ones, ends of links, and all of a marked cell. */
function masksOfParts(step: Step): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  const add = (cell: number, mask: number): unknown => masks.set(cell, (masks.get(cell) ?? 0) | mask);
  const { roles, links } = pictureOf(step.finding);
  for (const { cells } of roles)
    for (const { cell, digits, whole } of cells)
      add(cell, whole ? ALL : digits.reduce((mask, digit) => mask | maskOf(digit), 0));
  for (const { from, to } of links) for (const { cell, digit } of [...from, ...to]) add(cell, maskOf(digit));
  return masks;
}

/** What a step changes, as text by cell. */
function changesOf(step: Step | undefined): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const { cell, digit } of [...(step?.finding.eliminations ?? []), ...(step?.finding.placements ?? [])])
    texts.set(cellIn(cell), `${texts.get(cellIn(cell)) ?? ""}${digit}`);
  return texts;
}
