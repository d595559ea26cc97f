import type { Board, Language } from "@wings/core";
import { type Grid, cellsIn, digitsOf, maskOf } from "@wings/core/author";
import { boardOf, checkOptionNames, hasBoxes } from "@wings/core/host";
import { escape } from "./sanitize.js";
import { curvesOf, middleOf, pathOf } from "./curve.js";
import { describeScene } from "./describe.js";
import { BOARD, CELL, GUTTER, NINE, type Point, WIDTH, cornerOf, short, spotOf } from "./layout.js";
import { legendOf } from "./legend.js";
import { type Drawn, type End, type Link, type NamesOf, OUT, PUT, type Role, type Scene, readScene } from "./scene.js";
import { checkChoice, checkWidth } from "./errors.js";
import { classOf, linkLine, shape } from "./shapes.js";
import { type ThemeName, styleOf } from "./style.js";

/** The options of a picture. */
export interface SvgOptions {
  /** `auto` follows the reader's setting. */
  readonly theme?: ThemeName | undefined;
  /** Whether to draw a legend below the board. */
  readonly legend?: boolean | undefined;
  /** The width in pixels. The picture scales to any size. */
  readonly width?: number | undefined;
  /** Names for the title and the legend: the `meta` of a technique. */
  readonly names?: NamesOf | undefined;
  /** The language of the words: English. */
  readonly language?: Language | undefined;
}

/** Draws a board and a finding as one self-contained SVG element. */
export function drawSvg(puzzle: Board | string, finding?: Drawn, options: SvgOptions = {}): string {
  const board = boardOf(puzzle);
  checkOptionNames(options, "theme legend width names language");
  const scene = readScene(finding, options.names, options.language, board);
  return svgOf(board, scene, options, { description: describeScene(board, scene) });
}

/** What a picture has beside a scene. */
export interface Beside {
  /** The picture in words. */
  readonly description: string;
  /** SVG below the digits. */
  readonly under?: string;
  /** The candidates that are bold, while the others are pale: those of the marks, unless it is given. */
  readonly isBold?: (cell: number, digit: number) => boolean;
}

export function svgOf(board: Board, scene: Scene, options: SvgOptions, beside: Beside): string {
  const { theme = "auto", legend = true, width = WIDTH } = options;
  checkChoice(theme, ["auto", "light", "dark"]);
  checkChoice(legend, [true, false]);
  checkWidth(width);
  const { roles, links } = scene;
  const { svg: below, height } = legend ? legendOf(scene) : { svg: "", height: WIDTH };
  // From bottom to top: digits are above everything else.
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="wings-${theme}" role="img" width="${short(width)}" ` +
      `height="${short((width * height) / WIDTH)}" viewBox="0 0 ${WIDTH} ${height}">`,
    `<title>${escape(scene.title)}</title><desc>${escape(beside.description)}</desc>`,
    `<style>${styleOf(theme, roles)}</style><rect class="a" width="${WIDTH}" height="${height}" rx="6"/>`,
    board.layout ? makeGrid(board) : GRID,
    beside.under ?? "",
    ...roles.flatMap(houseMarks(board)),
    ...cellMarks(roles.filter(({ look }) => look !== OUT)), // what is eliminated is no part of the pattern
    ...linkLines(board, links),
    ...roles.flatMap((role) =>
      [...role.cells].flatMap(([cell, mask]) => digitsOf(mask).map((digit) => shape(role, spotOf(cell, digit)))),
    ),
    ...digits(board, roles, beside.isBold),
    below,
    "</svg>\n",
  ].join("");
}

/** Draws the grid and the names of rows and columns. */
const GRID = /* @__PURE__ */ makeGrid({});

function makeGrid({ layout }: Grid): string {
  const path = (name: string, step: number): string => {
    let d = "";
    for (let i = GUTTER; i <= GUTTER + BOARD; i += step) d += `M${GUTTER} ${i}h${BOARD}M${i} ${GUTTER}v${BOARD}`;
    return `<path class="${name}" d="${d}"/>`;
  };
  const names = NINE.map((i) => {
    const middle = GUTTER + i * CELL + CELL / 2;
    return `<text x="${GUTTER / 2}" y="${middle + 5}">r${i + 1}</text><text x="${middle}" y="17">c${i + 1}</text>`;
  });
  const borders = layout?.outline.map(
    ([line, d]) =>
      `<path ${LINES[line]} transform="translate(${GUTTER} ${GUTTER})" ` +
      `d="${d.replace(/\d+/g, (cells) => String(Number(cells) * CELL))}"/>`,
  );
  return path("l", CELL) + (borders?.join("") ?? path("b", CELL * 3)) + names.join("");
}

/** How the lines of other layouts look: windows have dashes. */
const LINES = { border: 'class="b n"', diagonal: 'class="l n"', window: 'class="b n" stroke-dasharray="1 8"' };

/** A rectangle from one cell to another, inset so that the grid lines stay visible. */
function rectangle(role: Role, name: string, first: number, last: number, more = ""): string {
  const [{ x, y }, end] = [cornerOf(first), cornerOf(last)];
  const size = `width="${end.x - x + CELL - 5}" height="${end.y - y + CELL - 5}"`;
  return `<rect class="${name} ${classOf(role)}" x="${x + 2.5}" y="${y + 2.5}" ${size} rx="4"${more}/>`;
}

/**
 * A house has the shape of its role, with the digit, at its edge: right of a row, below a column, above a box. Several signs of a
 * house are side by side.
 */
const houseMarks =
  (board: Board) =>
  (role: Role, _: number, roles: readonly Role[]): string[] =>
    role.houses.map((mark) => {
      const [house, digit, times] = mark;
      const cells = cellsIn(board, house);
      const signs = roles.flatMap(({ houses }) => houses).filter((each) => each[0] === house);
      const along = signs.indexOf(mark) * 18 - signs.length * 9 + 9;
      const at = cornerOf(cells[0]);
      const x = at.x + (house < 9 ? BOARD : along + (house < 18 ? CELL / 2 : CELL));
      const y = at.y + (house < 9 ? along + CELL / 2 : house < 18 ? BOARD : 0);
      const paper = `<circle class="a" cx="${x}" cy="${y}" r="8"/>`;
      const sign =
        paper + shape(role, { x, y }) + (digit === 0 ? "" : text("m", x, y + 5.4, digit)) + timesSign(x, y, times);
      // Diagonals, and the regions of a jigsaw, are no rectangles.
      const isWhole = house < (hasBoxes(board) ? 27 : 18) || house > 35;
      const ends = isWhole ? [[cells[0], cells[8]]] : cells.map((cell) => [cell, cell]);
      return ends.map(([from, to]) => rectangle(role, "h", from, to)).join("") + sign;
    });

/** How often something counts, above its sign. */
const timesSign = (x: number, y: number, times?: string): string =>
  times ? text("j", x + 9, y - 5, times.trim()) : "";

/**
 * The second role of a cell adds dashes to the outline, the third fewer. Roles of candidates add no outline if the whole cell
 * has a role. A cell without marked candidates has the shape in its corner.
 */
const cellMarks = (roles: readonly Role[]): string[] =>
  roles.flatMap((role) =>
    [...role.cells].map(([cell, mask]) => {
      const { x, y } = cornerOf(cell);
      const wholes = roles.filter(({ whole }) => whole.has(cell));
      const before = (wholes.length > 0 ? wholes : roles.filter(({ cells }) => cells.has(cell))).indexOf(role);
      if (before < 0) return "";

      const [line, dashes] = before === 0 ? ["c", ""] : ["o", ` stroke-dasharray="8 ${8 * before}"`];
      return (
        rectangle(role, line, cell, cell, dashes) +
        (mask === 0 ? shape(role, { x: x + 3 + 12 * before, y: y + 3 }, "scale(.5)") : "") +
        timesSign(x + CELL - 12, y + 8, role.times.get(cell))
      );
    }),
  );

/** Draws links, with a margin where they cross other lines. */
function linkLines(board: Board, links: readonly Link[]): string[] {
  const curves = curvesOf(board, links);
  const paths = curves.map(pathOf);
  return [
    // A group may be the end of several links.
    ...new Set(links.flatMap(({ from, to }) => [from, to].flatMap(groupBand))),
    ...paths.map((path) => `<path class="n e" d="${path}"/>`),
    ...paths.map((path, i) => linkLine(links[i].kind, path)),
    ...curves.map((curve, i) => {
      const { x, y } = middleOf(curve);
      return links[i].number && text("j", x, y + 3.6, links[i].number);
    }),
  ];
}

/** The candidates of a group, joined by a band. Each step goes to the nearest one that is left. */
function groupBand(node: readonly End[]): string[] {
  if (node.length < 2) return [];
  const left = node.map(({ cell, digit }) => spotOf(cell, digit));
  let at = left[0];
  const way: string[] = [];
  while (left.length > 0) {
    const far = ({ x, y }: Point): number => (x - at.x) ** 2 + (y - at.y) ** 2;
    at = left.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
    left.splice(left.indexOf(at), 1);
    way.push(`${short(at.x)} ${short(at.y)}`);
  }
  return [`<path class="n g" d="M${way.join("L")}"/>`];
}

/**
 * All digits and candidates: given digits, marked candidates and those of marked cells bold, placed candidates light on their own ground,
 * candidates that play no part in the step pale.
 */
const digits = (board: Board, roles: readonly Role[], isBold?: Beside["isBold"]): string[] =>
  Array.from(board.values, (value, cell) => {
    const { x, y } = cornerOf(cell);
    if (value !== 0) return text(board.isGiven(cell) ? "d m" : "d", x + CELL / 2, y + 45.5, value);
    return digitsOf(board.masks[cell])
      .map((digit) => {
        const spot = spotOf(cell, digit);
        const its = roles.filter(({ cells, whole }) => whole.has(cell) || cells.get(cell)! & maskOf(digit));
        const isPale = !(isBold ? isBold(cell, digit) : its[0]);
        const name = its.some(({ look }) => look === PUT) ? "m i" : !isBold && !roles[0] ? "" : isPale ? "q" : "m";
        return text(name, spot.x, spot.y + 5.4, digit);
      })
      .join("");
  });

const text = (name: string, x: number, y: number, digit: number | string): string =>
  `<text${name && ` class="${name}"`} x="${short(x)}" y="${short(y)}">${digit}</text>`;
