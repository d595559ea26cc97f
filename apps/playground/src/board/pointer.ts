import { CELL, GUTTER, spotOf } from "@wings/draw";

/** What is below a pointer: a cell, and the nearest candidate in it. */
export interface Hit {
  readonly cell: number;
  readonly digit: number;
}

/** The cell and the spot of a candidate at a point of the page. Undefined beside the board. */
export function hitAt(svg: SVGSVGElement, clientX: number, clientY: number): Hit | undefined {
  const { left, top, width } = svg.getBoundingClientRect();
  const { x: startX, y: startY, width: whole } = svg.viewBox.baseVal;
  const scale = whole / width;
  const x = (clientX - left) * scale + startX;
  const y = (clientY - top) * scale + startY;
  const column = Math.floor((x - GUTTER) / CELL);
  const row = Math.floor((y - GUTTER) / CELL);
  if (column < 0 || column > 8 || row < 0 || row > 8) return undefined;
  const cell = row * 9 + column;
  const first = spotOf(cell, 1);
  const pick = (offset: number): number => Math.max(0, Math.min(2, Math.round(offset / 19.5)));
  return { cell, digit: pick(y - first.y) * 3 + pick(x - first.x) + 1 };
}
