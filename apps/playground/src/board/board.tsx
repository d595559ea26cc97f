import { type Board as Grid9, cellName } from "@wings/core";
import { candidateCell, candidateDigit, candidateOf } from "@wings/core/author";
import { CELL, ELIMINATED_LOOK, type Picture, type Point, WIDTH, cornerOf, pictureOf, spotOf } from "@wings/draw";
import { useMemo, useRef } from "preact/hooks";
import { useDispatch, useSelect, useSlots, useWords } from "../ui/context.js";
import { english } from "../model/words/english.js";
import { textOfStep, wordsOfStep } from "../model/words/explain-step.js";
import { regionOf } from "@wings/draw/hint";
import { shownPattern } from "../model/words/hint-text.js";
import { noteSpot } from "./note-spots.js";
import { boardOf } from "../model/board-of.js";
import { clausesOf } from "../model/clauses.js";
import { countedIn, isCounted } from "../model/counted.js";
import { knownAs } from "../model/known.js";
import { linksOf } from "../model/lit-links.js";
import { BLANK, type Pencil } from "../model/pencil.js";
import { isEnd } from "../model/practice.js";
import { routesOf } from "../model/curves.js";
import type { Step } from "../model/step.js";
import { showsCandidates } from "../store/board-actions.js";
import type { State } from "../store/state.js";
import { isArguing, viewOf } from "../store/view.js";
import { Cells } from "./cells.js";
import { freeSpots } from "./free-spots.js";
import { Grid, LitLinks, LitMarks, Marks, Order, RegionMark } from "./marks.js";
import { layoutView } from "../model/layout-view.js";
import { type Hit, hitAt } from "./pointer.js";
import { BARE_VIEW_BOX, useNarrow, useReader, viewBoxOf } from "./view-box.js";
import { CountedSigns } from "./counted.js";
import "./drawing.css";
import "./board.css";

/** The board: drawn from the state, and pressed, dragged over and typed into. Each layer redraws on its own. */
export function Board() {
  const words = useWords();
  const dispatch = useDispatch();
  const isNarrow = useNarrow();
  const hasNames = useSelect((state) => state.settings.switches.coordinates);
  const hasStep = useSelect((state) => viewOf(state).step !== undefined);
  const isPreview = useSelect((state) => viewOf(state).preview);
  const isDone = useSelect((state) => state.about.finish !== undefined);
  const isColoring = useSelect((state) => state.input.entry === "color");
  const layout = useSelect((state) => boardOf(viewOf(state).board).layout);
  const svg = useRef<SVGSVGElement>(null);
  const drag = useDrag(svg);
  const layers = useMemo(
    () => (
      <>
        <rect class="paper" x="0" y="0" width={WIDTH} height={WIDTH} />
        <Tint />
        <Colors />
        <Where />
        <Grid names={hasNames ? (isNarrow ? 9 : 12) : 0} layout={layout} />
        <Scene />
        <Cells />
        <Lines />
        <Argued />
      </>
    ),
    [isNarrow, hasNames, layout],
  );
  return (
    <div
      onFocusIn={(event) => {
        const cell = cellOf(event.target);
        if (cell !== undefined) dispatch({ type: "focus", cell });
      }}
      class={`board${isPreview ? " preview" : ""}${hasStep ? " with-step" : ""}${isDone ? " done" : ""}${isColoring ? " coloring" : ""}`}
    >
      <svg
        ref={svg}
        role="grid"
        aria-label={[words.board, layoutView(layout).rules(words)].filter(Boolean).join(", ")}
        aria-multiselectable="true"
        viewBox={hasNames ? viewBoxOf(isNarrow) : BARE_VIEW_BOX}
        onPointerDown={drag.down}
        onPointerMove={drag.move}
        onPointerUp={drag.up}
        onPointerCancel={drag.end}
      >
        {layers}
      </svg>
    </div>
  );
}

/** What somebody argues, and own steps that nothing shows. */
function Argued() {
  const { ArgueLayer } = useSlots();
  const isShown = useSelect((state) => isArguing(state) || state.drawing.guesses.length > 0);
  return isShown ? <ArgueLayer /> : null;
}

/** All that the chosen cell sees. */
function Tint() {
  const cell = useSelect((state) =>
    state.settings.switches.tint &&
    state.route.room === "play" &&
    state.input.cells.length === 1 &&
    viewOf(state).step === undefined
      ? state.input.cells[0]
      : -1,
  );
  const layout = useSelect((state) => boardOf(viewOf(state).board).layout);
  return cell < 0 ? null : <path class="tint" d={layoutView(layout).tint(cell)} aria-hidden="true" />;
}

/** The region of a hint that only says where to look. */
function Where() {
  const step = useSelect((state) => (viewOf(state).level === "where" ? viewOf(state).step : undefined));
  return step === undefined ? null : <RegionMark layout={boardOf(step.board).layout} region={regionOf(step.finding)} />;
}

const NONE: readonly Step[] = [];

/** The picture of a step without its crosses on candidates where links of other steps end. */
const unstruck = (picture: Picture, others: readonly Step[]): Picture => ({
  ...picture,
  roles: picture.roles.map((role) =>
    role.look !== ELIMINATED_LOOK
      ? role
      : {
          ...role,
          cells: role.cells.map(({ cell, digits, whole }) => ({
            cell,
            whole,
            digits: digits.filter((digit) => !others.some((other) => isEnd(other, cellName(cell), digit))),
          })),
        },
  ),
});

/** Another step that the same answer has. */
function Also({ step, others }: { step: Step; others: readonly Step[] }) {
  const plugins = useSelect((state) => state.plugins);
  useSelect((state) => state.drawing.routed);
  const picture = pictureOf(step.finding, knownAs({ plugins }, step.finding.technique).meta);
  const { layout } = boardOf(step.board);
  return <Marks layout={layout} picture={unstruck(picture, others)} routes={routesOf(step)} isMoving={false} />;
}

/** The steps that have drawn themselves. */
const drawnOnce = new Set<string>();

/** The marks of the step that is shown, dimmed while a clause of its proof is lit. */
function Scene() {
  const step = useSelect((state) => (viewOf(state).level === "where" ? undefined : viewOf(state).step));
  const level = useSelect((state) => viewOf(state).level);
  const isLit = useSelect((state) => state.about.clause !== undefined);
  const isReader = useReader();
  const also =
    useSelect((state) => (viewOf(state).step === state.practice?.shown ? state.practice?.also : undefined)) ?? NONE;
  const plugins = useSelect((state) => state.plugins);
  const routed = useSelect((state) => state.drawing.routed);
  const picture = useMemo(
    () =>
      step === undefined
        ? undefined
        : unstruck(pictureOf(step.finding, knownAs({ plugins }, step.finding.technique).meta), also),
    [step, plugins, also],
  );
  const speed = useSelect((state) => state.settings.speed);
  const replays = useSelect((state) => state.drawing.replays);
  // A step draws itself once, unless somebody asks for it.
  const isFresh = useMemo(() => {
    if (step === undefined || level !== "why") return false;
    const id = `${replays} ${step.board} ${step.finding.text}`;
    return !drawnOnce.has(id) && drawnOnce.add(id).size > 0;
  }, [step, level, replays]);
  const counted = useSelect((state) => state.drawing.counted);
  const marks = useMemo(() => {
    if (step === undefined || picture === undefined) return null;
    const isWhole = level === "why";
    const shown = isWhole
      ? isCounted(step)
        ? countedIn(picture, counted)
        : picture
      : { ...picture, roles: shownPattern(step, picture), links: [] };
    return (
      <Marks
        key={`${step.finding.text} ${replays}`}
        layout={boardOf(step.board).layout}
        picture={shown}
        routes={routesOf(step)}
        isMoving={isWhole && isFresh && speed !== "still"}
        pace={speed === "slow" ? 4 : 1}
      />
    );
  }, [step, picture, level, routed, replays, isFresh, speed, counted]);
  if (step === undefined || picture === undefined) return null;
  return (
    <>
      <g class={`scene${isLit && level === "why" ? " dim" : ""}${isReader ? " reader" : ""}`}>{marks}</g>
      {also.map((each) => (
        <Also key={each.short} step={each} others={[step, ...also.filter((other) => other !== each)]} />
      ))}
      {level === "why" && <OrderOf step={step} picture={picture} />}
      {level === "why" && isCounted(step) && <CountedSigns step={step} picture={picture} />}
      {level === "why" && <Lit step={step} picture={picture} />}
    </>
  );
}

/** The role of where a net ends: the cells of a net have the numbers of their sentences. */
const ENDS = "nothing left";

function OrderOf({ step, picture }: { step: Step; picture: Picture }) {
  const isNet = picture.roles.some(({ word }) => word === ENDS);
  const places = useMemo(() => {
    if (!isNet) return [];
    const board = boardOf(step.board);
    const cells = new Set<number>();
    return clausesOf(step.finding.text, english.language).flatMap((clause, i) =>
      clause.cells.flatMap((cell) => {
        if (cells.has(cell)) return [];
        cells.add(cell);
        return [[i + 1, freeSpots(cell, board)[0] ?? cornerOf(cell)] as const];
      }),
    );
  }, [step, isNet]);
  return isNet ? <Order places={places} /> : null;
}

/** What the clause speaks of, with its links. The last one is about what goes. */
function Lit({ step, picture }: { step: Step; picture: Picture }) {
  const words = wordsOfStep(step, useWords());
  const clause = useSelect((state) => state.about.clause);
  const clauses = useMemo(() => clausesOf(textOfStep(step, words), words.language), [step, words]);
  const lit = clause === undefined ? undefined : clauses[clause];
  if (lit === undefined || clause === undefined) return null;
  const links = linksOf(picture.links, clauses, clause);
  const isLast = clause === clauses.length - 1;
  return (
    <>
      <LitMarks lit={lit} board={boardOf(step.board)} />
      <LitLinks picture={picture} routes={routesOf(step)} links={links} isLast={isLast} />
    </>
  );
}

const cellOf = (target: EventTarget | null): number | undefined => {
  const id = target instanceof Element ? (target.closest("[role=gridcell]")?.id ?? "") : "";
  return id.startsWith("cell-") ? Number(id.slice(5)) : undefined;
};

interface Drag {
  down(this: void, event: PointerEvent): void;
  move(this: void, event: PointerEvent): void;
  up(this: void, event: PointerEvent): void;
  end(this: void): void;
}

/** Presses and drags on the board. */
function useDrag(svg: { readonly current: SVGSVGElement | null }): Drag {
  const dispatch = useDispatch();
  const start = useRef<(Hit & { readonly pointer: number; readonly isAgain: boolean }) | undefined>(undefined);
  const last = useRef(-1);
  const held = boardOf(useSelect((state) => viewOf(state).board));
  const hasCandidates = useSelect(showsCandidates);
  const isLine = useSelect((state) => state.input.entry === "line");
  const isColor = useSelect((state) => state.input.entry === "color");
  const isPractice = useSelect((state) => state.route.room === "practice");
  /** The cell that a tap lets go of. */
  const chosen = useSelect(({ route, input: { entry, armed, cells } }) =>
    route.room === "play" && entry !== "color" && entry !== "line" && armed === 0 && cells.length === 1
      ? cells[0]
      : undefined,
  );
  /** The digit at a hit, if the board shows it as a candidate. A line ends where the candidate would be. */
  const digitAt = ({ cell, digit }: Hit): number =>
    (hasCandidates || isLine) && isCandidate(held, cell, digit) ? digit : 0;
  return {
    down: (event) => {
      // A second finger does nothing.
      if (start.current !== undefined || event.button > 0 || svg.current === null) return;
      const hit = hitAt(svg.current, event.clientX, event.clientY);
      if (hit === undefined) return;
      const isAgain = event.pointerType === "touch" && hit.cell === chosen;
      // Or the cell would get the focus, and with it the selection.
      if (isAgain) event.preventDefault();
      start.current = { ...hit, pointer: event.pointerId, isAgain };
      last.current = hit.cell;
      dispatch({
        type: "press",
        cell: hit.cell,
        // In practice a finger chooses the cell, and a key the digit.
        digit: isPractice && event.pointerType === "touch" ? 0 : digitAt(hit),
        isAdding: event.shiftKey || event.ctrlKey || event.metaKey,
      });
    },
    move: (event) => {
      if (start.current?.pointer !== event.pointerId || svg.current === null || isLine) return;
      const hit = hitAt(svg.current, event.clientX, event.clientY);
      if (hit === undefined || hit.cell === last.current) return;
      last.current = hit.cell;
      if (!isColor) dispatch({ type: "select", cell: hit.cell, how: "add" });
      // A drag from a candidate colors that candidate only.
      else if (digitAt(start.current) === 0) dispatch({ type: "paint", from: start.current.cell, to: hit.cell });
    },
    up: (event) => {
      const from = start.current;
      if (from?.pointer !== event.pointerId) return;
      start.current = undefined;
      if (from.isAgain && last.current === from.cell) dispatch({ type: "deselect" });
      if (!isLine || svg.current === null) return;
      const to = hitAt(svg.current, event.clientX, event.clientY);
      if (to === undefined || (to.cell === from.cell && to.digit === from.digit)) return;
      if (digitAt(from) === 0 || digitAt(to) === 0) return;
      dispatch({ type: "drag", from: candidateOf(from.cell, from.digit), to: candidateOf(to.cell, to.digit) });
    },
    end: () => {
      start.current = undefined;
    },
  };
}

const isCandidate = (board: Grid9, cell: number, digit: number): boolean =>
  board.values[cell] === 0 && ((board.masks[cell] >> (digit - 1)) & 1) === 1;

/** The colors that a player gave to cells and candidates. */
function Colors() {
  const pencil = useSelect(pencilOf);
  const board = boardOf(useSelect((state) => viewOf(state).board));
  const hasCandidates = useSelect(showsCandidates);
  // The color of a candidate goes with it.
  const isThere = (candidate: number): boolean =>
    hasCandidates && isCandidate(board, candidateCell(candidate), candidateDigit(candidate));
  return (
    <g aria-hidden="true" class="colors">
      {Object.entries(pencil.cells).map(([cell, color]) => {
        const { x, y } = cornerOf(Number(cell));
        return <rect key={cell} class={`color-${color}`} x={x} y={y} width={CELL} height={CELL} />;
      })}
      {Object.entries(pencil.candidates)
        .filter(([candidate]) => isThere(Number(candidate)))
        .map(([candidate, color]) => {
          const { x, y } = spotAt(Number(candidate));
          return <circle key={candidate} class={`color-${color} strong`} cx={x} cy={y} r="9.5" />;
        })}
    </g>
  );
}

/** What the player wrote on the board that is shown. */
const pencilOf = (state: State): Pencil => (viewOf(state).preview ? BLANK : (state.game?.history.now.pencil ?? BLANK));

const spotAt = (candidate: number): Point => spotOf(candidateCell(candidate), candidateDigit(candidate));

/** The lines that a player drew between candidates that are still there, and the end of one that is not finished. */
function Lines() {
  const pencil = useSelect(pencilOf);
  const board = boardOf(useSelect((state) => viewOf(state).board));
  const from = useSelect((state) => state.input.lineFrom);
  const hasCandidates = useSelect(showsCandidates);
  const isThere = (end: number): boolean => board.has(candidateCell(end), candidateDigit(end));
  // A line ends at the note that is there. A full grid of candidates has its own places.
  const endAt = (end: number): Point =>
    (hasCandidates ? undefined : noteSpot(pencil, candidateCell(end), candidateDigit(end))) ?? spotAt(end);
  return (
    <g aria-hidden="true" class="own-lines">
      {pencil.lines
        .filter((ends) => ends.every(isThere))
        .map(([one, other]) => (
          <path key={`${one} ${other}`} d={between(endAt(one), endAt(other))} />
        ))}
      {from !== undefined && <circle cx={endAt(from).x} cy={endAt(from).y} r="11" />}
    </g>
  );
}

/** How far from the middle of a candidate a line ends, so that its digit stays free. */
const RIM = 8;

/** A line from the rim of one candidate to that of another. */
function between(a: Point, b: Point): string {
  const part = RIM / Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [(b.x - a.x) * part, (b.y - a.y) * part];
  return `M${a.x + x} ${a.y + y}L${b.x - x} ${b.y - y}`;
}
