import type { Board } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import {
  CELL,
  ELIMINATED_LOOK,
  GUTTER,
  OUTLINES,
  PLACED_LOOK,
  type PictureRole,
  type Point,
  WIDTH,
  cornerOf,
  spotOf,
} from "@wings/draw";
import { svg } from "./dom.js";
import type { Drawing, Line } from "./hint-step.js";

const BOARD = 9 * CELL;
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** What the picture shows. */
export interface Scene {
  readonly board: Board;
  /** A mask of small digits for each open cell. */
  readonly small: (cell: number) => number;
  readonly drawing: Drawing;
  readonly conflicts: ReadonlySet<number>;
  readonly selected: number;
}

/** The picture from bottom to top: digits are above everything else. */
export function draw({ board, small, drawing, conflicts, selected }: Scene): SVGElement[] {
  const { region, roles = [], links = [], routes = [], wrong } = drawing;
  // Beside the marks of a hint, equal digits would look like a part of it.
  const chosen = roles.length === 0 ? board.values[selected] : 0;
  const same = NINE.flatMap((row) => NINE.map((column) => row * 9 + column)).filter(
    (cell) => chosen !== 0 && board.values[cell] === chosen,
  );
  return [
    ...same.map((cell) => rectangle("same", cell, cell)),
    rectangle("selected", selected, selected),
    ...[...(wrong ?? [])].map((cell) => rectangle("wrong", cell, cell)),
    ...GRID(),
    ...(region ? [rectangle("region", region.top * 9 + region.left, region.bottom * 9 + region.right)] : []),
    ...roles.flatMap(houseMarks),
    ...roles.filter(({ look }) => look !== ELIMINATED_LOOK).flatMap(cellMarks),
    ...routes.map(({ path }) => svg("path", { class: "halo", d: path })),
    ...routes.map(({ path }, i) => svg("path", { class: `link ${links[i].kind}`, d: path })),
    ...routes.map(({ x, y }, i) => text("number", { x, y: y + 3.6 }, links[i].number)),
    ...roles.flatMap((role) =>
      role.cells.flatMap(({ cell, digits }) => digits.map((digit) => shape(role.look, spotOf(cell, digit)))),
    ),
    ...Array.from(board.values, (_, cell) => digits(board, cell, small(cell), drawing, conflicts.has(cell))).flat(),
  ];
}

const path = (name: string, step: number): SVGElement => {
  let d = "";
  for (let i = GUTTER; i <= GUTTER + BOARD; i += step) d += `M${GUTTER} ${i}h${BOARD}M${i} ${GUTTER}v${BOARD}`;
  return svg("path", { class: name, d });
};

const GRID = (): SVGElement[] => [
  path("line", CELL),
  path("box", CELL * 3),
  ...NINE.flatMap((i) => {
    const middle = GUTTER + i * CELL + CELL / 2;
    return [text("", { x: GUTTER / 2, y: middle + 5 }, `r${i + 1}`), text("", { x: middle, y: 17 }, `c${i + 1}`)];
  }),
];

const text = (name: string, { x, y }: Point, words: string | number): SVGElement =>
  svg("text", { class: name, x, y }, String(words));

/** A rectangle from one cell to another, inside the grid lines. */
function rectangle(name: string, first: number, last: number): SVGElement {
  const [{ x, y }, end] = [cornerOf(first), cornerOf(last)];
  const size = { width: end.x - x + CELL - 5, height: end.y - y + CELL - 5 };
  return svg("rect", { class: name, x: x + 2.5, y: y + 2.5, rx: 4, ...size });
}

/** The class with the colors of a look. */
const colorsOf = (look: number): string =>
  look === ELIMINATED_LOOK ? "out" : look === PLACED_LOOK ? "put" : `role${(look % 5) + 1}`;

/** The shape of a role around a point: eliminated digits are struck through. */
function shape(look: number, { x, y }: Point, scale = 1): SVGElement {
  const outline = OUTLINES[look % OUTLINES.length];
  const parts =
    look < 0
      ? [svg("circle", { r: 9.5 }), ...(look === ELIMINATED_LOOK ? [svg("path", { d: "M-10 10l20-20" })] : [])]
      : [svg("r" in outline ? "circle" : "path", { ...outline })];
  return svg("g", { class: `shape ${colorsOf(look)}`, transform: `translate(${x} ${y}) scale(${scale})` }, ...parts);
}

/** A house has the shape of its role, with the digit, at its edge: right of a row, below a column, above a box. */
const houseMarks = ({ look, houses }: PictureRole): SVGElement[] =>
  houses.flatMap(({ house, digit }) => {
    const n = house % 9;
    const kind = Math.floor(house / 9);
    const [first, last] = [
      [n * 9, n * 9 + 8],
      [n, 72 + n],
      [Math.floor(n / 3) * 27 + (n % 3) * 3, Math.floor(n / 3) * 27 + (n % 3) * 3 + 20],
    ][kind];
    const { x, y } = cornerOf(first);
    const at = [
      { x: x + BOARD, y: y + CELL / 2 },
      { x: x + CELL / 2, y: y + BOARD },
      { x: x + CELL * 1.5, y },
    ][kind];
    return [
      rectangle(`house ${colorsOf(look)}`, first, last),
      svg("circle", { class: "paper", cx: at.x, cy: at.y, r: 8 }),
      shape(look, at),
      text("marked", { x: at.x, y: at.y + 5.4 }, digit || ""),
    ];
  });

/** A cell without marked candidates has the shape in its corner. */
const cellMarks = ({ look, cells }: PictureRole): SVGElement[] =>
  cells.flatMap(({ cell, digits }) => {
    const { x, y } = cornerOf(cell);
    return [
      rectangle(`cell ${colorsOf(look)}`, cell, cell),
      ...(digits.length > 0 ? [] : [shape(look, { x: x + 3, y: y + 3 }, 0.5)]),
    ];
  });

/** The digit of a cell, or its small digits: those that play no part in a hint are pale. */
function digits(board: Board, cell: number, small: number, { roles }: Drawing, isConflict: boolean): SVGElement[] {
  const value = board.values[cell];
  if (value !== 0) {
    const { x, y } = cornerOf(cell);
    const name = isConflict ? "digit conflict" : board.isGiven(cell) ? "digit given" : "digit";
    return [text(name, { x: x + CELL / 2, y: y + 45.5 }, value)];
  }
  const its = roles?.flatMap(({ look, cells }) =>
    cells.filter((mark) => mark.cell === cell).map((mark) => ({ ...mark, look })),
  );
  return digitsOf(small).map((digit) => {
    const marks = its?.filter((mark) => mark.whole || mark.digits.includes(digit));
    const isPlaced = marks?.some(({ look, digits }) => look === PLACED_LOOK && digits.includes(digit));
    const { x, y } = spotOf(cell, digit);
    return text(isPlaced ? "taken" : marks?.[0] ? "marked" : marks ? "pale" : "", { x, y: y + 5.4 }, digit);
  });
}

/** The sample of a line of the legend. */
export const sample = (line: Line): SVGElement =>
  svg(
    "svg",
    { viewBox: "-17 -12 34 24", width: 34, height: 24, "aria-hidden": "true" },
    ...("link" in line
      ? [svg("path", { class: `link ${line.link}`, d: "M-17 3q17-9 34 0" })]
      : line.look === undefined
        ? []
        : [shape(line.look, { x: 0, y: 0 })]),
  );

export const VIEW_BOX = `0 0 ${WIDTH} ${WIDTH}`;
