import { type Contradiction, explainContradiction, translate } from "@wings/core";
import { cellsIn, inHouse, sees } from "@wings/core/author";
import type { Layout } from "@wings/core/host";
import { CELL, GUTTER, cornerOf } from "@wings/draw";
import { capitalized } from "./words/capitalized.js";
import type { Words } from "./words/english.js";
import type { LayoutView } from "./layout-look.js";

const views = new WeakMap<Layout, LayoutView>();

export function viewOfLayout(layout: Layout): LayoutView {
  let view = views.get(layout);
  if (view === undefined) views.set(layout, (view = makeView(layout)));
  return view;
}

/** What is contradictory by the further rules. */
export const contradictionText = (contradiction: Contradiction, { language }: Words): string =>
  `${capitalized(explainContradiction(contradiction, language))}.`;

function makeView(layout: Layout): LayoutView {
  const grid = { layout };
  const nameOfHouse = (house: number, { language }: Words): string =>
    wordOf(layout, house, language).replace("{n}", String((house % 9) + 1));
  return {
    lines: layout.outline.map(([line, path]) => [line, inCells(path)]),
    tint: (cell) => squares(ALL_CELLS.filter((other) => other === cell || sees(grid, cell, other))),
    outline: (house, inset) => {
      const cells = cellsIn(grid, house);
      return isRectangle(layout, house) ? undefined : { ground: squares(cells), line: around(cells, inset) };
    },
    nameOfHouse,
    rules: ({ otherBoards }) =>
      layout.name
        .split("+")
        .map((part) => otherBoards.rules[part.replace(/:.*/, "")])
        .join(", "),
    housesOf: (cell, words) =>
      layout.houses
        .filter((house) => (house > 26 || (house > 17 && !layout.hasBoxes)) && inHouse(grid, cell, house))
        .map((house) => nameOfHouse(house, words)),
  };
}

const ALL_CELLS: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);

const squares = (cells: readonly number[]): string =>
  cells
    .map((cell) => {
      const { x, y } = cornerOf(cell);
      return `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;
    })
    .join("");

/** A path in cells, on the board. */
const inCells = (path: string): string =>
  path
    .replace(/\d+/g, (cells) => String(Number(cells) * CELL))
    .replace(
      /([ML])(\d+) (\d+)/g,
      (_, letter: string, x: string, y: string) => `${letter}${Number(x) + GUTTER} ${Number(y) + GUTTER}`,
    );

/** The words of kinds of houses that languages have no letter for, from regions on. */
const OTHERS = ["region {n}", "diagonal {n}", "window {n}"] as const;

function wordOf({ hasBoxes }: Layout, house: number, language: Words["language"]): string {
  const kind = Math.floor(house / 9);
  return kind < (hasBoxes ? 3 : 2) ? language[(["r", "c", "b"] as const)[kind]] : translate(OTHERS[kind - 2], language);
}

/** Rows, columns, boxes and windows. */
const isRectangle = ({ hasBoxes }: Layout, house: number): boolean =>
  house < 18 || house > 35 || (house < 27 && hasBoxes);

/** The path around cells, a bit inside of them. */
function around(cells: readonly number[], inset: number): string {
  const isIn = (row: number, column: number): boolean =>
    row >= 0 && row < 9 && column >= 0 && column < 9 && cells.includes(row * 9 + column);
  let path = "";
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const { x, y } = cornerOf(cell);
    for (const [down, right] of SIDES) {
      if (isIn(row + down, column + right)) continue;
      // From the middle of the side to both of its ends: shorter at a corner, longer where another side begins around it.
      const [along, across] = [Math.abs(down), Math.abs(right)];
      const reach = (way: -1 | 1): number => {
        const isOpen = !isIn(row + across * way, column + along * way);
        const goesOn = isIn(row + down + across * way, column + right + along * way);
        return CELL / 2 - (isOpen ? inset : goesOn ? -inset : 0);
      };
      const middle = { x: x + CELL / 2 + right * (CELL / 2 - inset), y: y + CELL / 2 + down * (CELL / 2 - inset) };
      const [back, forth] = [reach(-1), reach(1)];
      path += `M${middle.x - along * back} ${middle.y - across * back}${along === 1 ? "h" : "v"}${back + forth}`;
    }
  }
  return path;
}

/** Up, down, left and right, as steps of rows and of columns. */
const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
