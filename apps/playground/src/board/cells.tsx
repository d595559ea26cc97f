import type { JSX } from "preact";
import { useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import { useSelect, useWords } from "../app/context.js";
import { useTabStop } from "../app/tab-stop.js";
import { boardOf } from "../model/board-of.js";
import { labelOf } from "../model/cell-label.js";
import { contradictionsIn } from "../model/mistake.js";
import { BLANK } from "../model/pencil.js";
import type { Step } from "../model/step.js";
import { showsCandidates } from "../store/board-actions.js";
import { tellsMistakes, viewOf } from "../store/view.js";
import { maskOf } from "@wings/core/author";
import { pictureOf } from "@wings/draw";
import { shownPattern } from "../words/hint-text.js";
import { Cell, type CellProps } from "./cell.js";

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** How many cells are redrawn in a frame; the others follow in the next frames. */
const PER_FRAME = 16;

/** A cell as it was drawn last. */
interface Drawn {
  readonly props: CellProps;
  readonly element: JSX.Element;
}

/** All cells. A cell is drawn again only if what it shows changes. */
export function Cells() {
  const words = useWords();
  const text = useSelect((state) => viewOf(state).board);
  const step = useSelect((state) => (viewOf(state).level === "why" ? viewOf(state).step : undefined));
  const hasStep = useSelect((state) => viewOf(state).step !== undefined);
  const isPreview = useSelect((state) => viewOf(state).preview);
  const pencil = useSelect((state) => (viewOf(state).preview ? BLANK : (state.game?.history.now.pencil ?? BLANK)));
  const hasCandidates = useSelect(showsCandidates);
  // Without candidates of its own, the board shows those of the pattern only, until the proof needs all of them.
  const patterned = useSelect((state) =>
    state.route.room === "play" && !state.switches.candidates && viewOf(state).level === "what"
      ? viewOf(state).step
      : undefined,
  );
  const pattern = useMemo(
    () =>
      patterned === undefined
        ? undefined
        : new Set(
            shownPattern(patterned, pictureOf(patterned.finding)).flatMap(({ cells: all }) =>
              all.map((each) => each.cell),
            ),
          ),
    [patterned],
  );
  const cursor = useSelect((state) => state.cell);
  const cells = useSelect((state) => state.cells);
  const armed = useSelect((state) => state.armed);
  const chosen = useSelect((state) => state.highlight);
  const room = useSelect((state) => state.route.room);
  const verdict = useSelect((state) => state.verdict);
  const isAsked = useSelect(tellsMistakes);
  const hasConflicts = useSelect(({ switches, route }) => switches.conflicts || route.room !== "play");
  // The step that is shown has its own marks.
  const marks = useSelect(({ practice }) => (practice?.shown === undefined ? practice?.marks : undefined));
  const twins = useSelect((state) => (state.hint?.step === null ? state.verdict?.twins : undefined));

  const board = boardOf(text);
  const wrong = useMemo(() => {
    const found = new Set(
      isPreview ? [] : contradictionsIn(verdict, isAsked, hasConflicts).flatMap(({ cells: at }) => at),
    );
    if (isAsked && !isPreview) for (const { cell } of verdict?.mistakes ?? []) found.add(cell);
    return found;
  }, [verdict, isPreview, isAsked, hasConflicts]);
  const marked = useMemo(() => markedIn(marks ?? []), [marks]);
  const changed = useMemo(() => changedIn(step), [step]);
  const part = useMemo(() => partIn(step), [step]);
  const value = cells.length === 1 && chosen === 0 && room === "play" ? board.values[cells[0]] : 0;
  // A step that is shown has marks of its own.
  const highlight = hasStep ? 0 : armed || chosen || value;

  const propsOf = (cell: number): CellProps => {
    const digit = board.values[cell];
    const isWrong = wrong.has(cell);
    const isSelected = cells.includes(cell);
    const mask = digit === 0 && hasCandidates && (pattern === undefined || pattern.has(cell)) ? board.masks[cell] : 0;
    const corner = digit === 0 ? (pencil.corner[cell] ?? 0) : 0;
    const center = digit === 0 ? (pencil.center[cell] ?? 0) : 0;
    const isSame = highlight === 10 ? digit === 0 && isPair(board.masks[cell]) : highlight > 0 && digit === highlight;
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
      isSelected: isSelected || (cells.length === 0 && cell === cursor && room === "solve"),
      isWrong,
      hasRing: isSelected || cell === cursor || isTwin,
      said: `${words.code} ${digit === 0 ? board.masks[cell] : 0} ${hasCandidates} ${changed.get(cell) ?? ""} ${pencil.cells[cell] ?? 0}`,
    };
  };

  const drawn = useRef<Drawn[]>([]);
  const rows = useRef<JSX.Element[]>([]);
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  const isFirst = drawn.current.length === 0;
  let left = isFirst ? 81 : PER_FRAME;
  const dirty = new Set<number>();
  /** Draws a cell if it changed and there is time for it in this frame. */
  const draw = (cell: number): void => {
    const props = propsOf(cell);
    const old = drawn.current[cell] as Drawn | undefined;
    if (old !== undefined && isEqual(old.props, props)) return;
    dirty.add(cell);
    if (left === 0) return;
    left--;
    const { corner, center, marked: shown, isWrong } = props;
    const color = pencil.cells[cell];
    const label = (): string =>
      labelOf(board, cell, { words, step, isWrong, hasCandidates, corner, center, marked: shown, color });
    drawn.current[cell] = { props, element: <Cell key={cell} {...props} label={label} /> };
  };
  // The cell that a player looks at comes first.
  draw(cursor);
  for (let cell = 0; cell < 81; cell++) if (cell !== cursor) draw(cell);
  const isLate = left === 0 && !isFirst && dirty.size > PER_FRAME;
  for (const row of new Set(Array.from(dirty, (cell) => Math.floor(cell / 9))))
    rows.current[row] = (
      <g role="row" key={row}>
        {NINE.map((column) => drawn.current[row * 9 + column].element)}
      </g>
    );
  useEffect(() => {
    if (!isLate) return undefined;
    const frame = requestAnimationFrame(() => redraw(undefined));
    return () => {
      cancelAnimationFrame(frame);
    };
  });
  const layer = useRef<SVGGElement>(null);
  useTabStop(layer, `#cell-${cursor}`);
  return (
    <g ref={layer} class={part && "explained"} data-late={isLate ? "" : undefined}>
      {[...rows.current]}
    </g>
  );
}

const isEqual = (one: CellProps, other: CellProps): boolean =>
  (Object.keys(one) as (keyof CellProps)[]).every((key) => one[key] === other[key]);

const isPair = (mask: number): boolean => {
  const rest = mask & (mask - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
};

const cellIn = (name: string): number => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** The digits that an answer marks, as masks by cell. */
function markedIn(marks: readonly string[]): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  for (const name of marks) masks.set(cellIn(name), (masks.get(cellIn(name)) ?? 0) | (1 << (Number(name[5]) - 1)));
  return masks;
}

const ALL = 0x1ff;

/** The candidates that play a part in a step, as masks by cell: marked ones, ends of links, and all of a marked cell. */
function partIn(step: Step | undefined): ReadonlyMap<number, number> | undefined {
  if (step === undefined) return undefined;
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
function changedIn(step: Step | undefined): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const { cell, digit } of [...(step?.finding.eliminations ?? []), ...(step?.finding.placements ?? [])])
    texts.set(cellIn(cell), `${texts.get(cellIn(cell)) ?? ""}${digit}`);
  return texts;
}
