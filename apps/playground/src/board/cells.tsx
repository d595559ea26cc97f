import type { JSX } from "preact";
import { useEffect, useReducer, useRef } from "preact/hooks";
import { hasEqualFields } from "../ui/context.js";
import { useTabStop } from "../ui/tab-stop.js";
import { Cell, type CellProps } from "./cell.js";
import { type CellsView, useCellsView } from "./cells-view.js";

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/** How many cells are redrawn in a frame; the others follow in the next frames. */
const PER_FRAME = 16;

/** A cell as it was drawn last. */
interface Drawn {
  readonly props: CellProps;
  readonly element: JSX.Element;
}

/** All cells. */
export function Cells() {
  const view = useCellsView();
  const { rows, isLate } = useRowsInFrames(view);
  const layer = useRef<SVGGElement>(null);
  useTabStop(layer, `#cell-${view.cursor}`);
  return (
    <g ref={layer} class={view.isExplained ? "explained" : undefined} data-late={isLate ? "" : undefined}>
      {rows}
    </g>
  );
}

/** The rows of cells. A cell is redrawn only when its content changes, and each frame draws a few cells. */
function useRowsInFrames({ cursor, propsOf, labelOf }: CellsView) {
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
    if (old !== undefined && hasEqualFields(old.props, props)) return;
    dirty.add(cell);
    if (left === 0) return;
    left--;
    drawn.current[cell] = { props, element: <Cell key={cell} {...props} label={() => labelOf(props)} /> };
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
  return { rows: [...rows.current], isLate };
}
