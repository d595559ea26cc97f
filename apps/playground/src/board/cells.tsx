import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { useSelect, useWords } from "../app/context.js";
import { boardOf } from "../state/board-of.js";
import { labelOf } from "../state/cell-label.js";
import { BLANK } from "../state/pencil.js";
import type { Step } from "../state/step.js";
import { showsCandidates } from "../store/board-actions.js";
import { viewOf } from "../store/view.js";
import { Cell, type CellProps } from "./cell.js";

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** All cells. A row is drawn again only if one of its cells changes. */
export function Cells() {
  const words = useWords();
  const text = useSelect((state) => viewOf(state).board);
  const step = useSelect((state) => (viewOf(state).level === "why" ? viewOf(state).step : undefined));
  const isPreview = useSelect((state) => viewOf(state).preview);
  const pencil = useSelect((state) => (viewOf(state).preview ? BLANK : (state.game?.history.now.pencil ?? BLANK)));
  const hasCandidates = useSelect(showsCandidates);
  const cursor = useSelect((state) => state.cell);
  const cells = useSelect((state) => state.cells);
  const armed = useSelect((state) => state.armed);
  const chosen = useSelect((state) => state.highlight);
  const room = useSelect((state) => state.route.room);
  const verdict = useSelect((state) => state.verdict);
  const tellsMistakes = useSelect((state) => state.hint?.mistake !== undefined || state.switches.mistakes);
  const marks = useSelect((state) => state.practice?.marks);
  const twins = useSelect((state) => (state.hint?.step === null ? state.verdict?.twins : undefined));

  const board = boardOf(text);
  const wrong = useMemo(() => {
    const found = new Set(isPreview ? [] : verdict?.contradictions.flatMap((each) => each.cells));
    if (tellsMistakes && !isPreview) for (const { cell } of verdict?.mistakes ?? []) found.add(cell);
    return found;
  }, [verdict, isPreview, tellsMistakes]);
  const marked = useMemo(() => markedIn(marks ?? []), [marks]);
  const changed = useMemo(() => changedIn(step), [step]);
  const value = cells.length === 1 && chosen === 0 && room === "play" ? board.values[cells[0]] : 0;
  const highlight = armed || chosen || value;

  const propsOf = (cell: number): CellProps => {
    const digit = board.values[cell];
    const mask = board.masks[cell];
    const isWrong = wrong.has(cell);
    const isSelected = cells.includes(cell);
    const isSame = highlight === 10 ? digit === 0 && isPair(mask) : highlight > 0 && digit === highlight;
    const corner = pencil.corner[cell] ?? 0;
    const centre = pencil.centre[cell] ?? 0;
    const shown = marked.get(cell) ?? 0;
    return {
      cell,
      value: digit,
      isGiven: board.isGiven(cell),
      mask: digit === 0 && hasCandidates ? mask : 0,
      corner,
      centre,
      marked: shown,
      highlight,
      className: `${isSelected ? "selected" : ""}${isSame ? " same" : ""}${cell === cursor ? " cursor" : ""}${isWrong ? " wrong" : ""}${twins !== undefined && twins[0][cell] !== twins[1][cell] ? " differs" : ""}`,
      isStop: cell === cursor,
      isSelected: isSelected || (cells.length === 0 && cell === cursor && room === "solve"),
      isWrong,
      said: `${words.code} ${digit === 0 ? mask : 0} ${hasCandidates} ${changed.get(cell) ?? ""}`,
      label: () => labelOf(board, cell, { words, step, isWrong, hasCandidates, corner, centre, marked: shown }),
    };
  };
  const kept = useRef<{ key: string; row: JSX.Element }[]>([]);
  return (
    <>
      {NINE.map((row) => {
        const all = NINE.map((column) => propsOf(row * 9 + column));
        const key = all.map(keyOf).join();
        if (kept.current[row]?.key !== key) {
          const drawn = (
            <g role="row" key={row}>
              {all.map((props) => (
                <Cell key={props.cell} {...props} />
              ))}
            </g>
          );
          kept.current[row] = { key, row: drawn };
        }
        return kept.current[row].row;
      })}
    </>
  );
}

/** All that a cell depends on. */
const keyOf = (props: CellProps): string =>
  `${props.value} ${props.isGiven} ${props.mask} ${props.corner} ${props.centre} ${props.marked} ${props.highlight} ${props.className} ${props.isStop} ${props.isSelected} ${props.said}`;

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

/** What a step changes, as text by cell. */
function changedIn(step: Step | undefined): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const { cell, digit } of [...(step?.finding.eliminations ?? []), ...(step?.finding.placements ?? [])])
    texts.set(cellIn(cell), `${texts.get(cellIn(cell)) ?? ""}${digit}`);
  return texts;
}
