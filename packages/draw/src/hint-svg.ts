import { type Board, english, parseCell } from "@wings/core";
import { cellsIn, inHouse } from "@wings/core/author";
import { boardOf, checkOptionNames } from "@wings/core/host";
import { checkChoice, checkHinted } from "./errors.js";
import { CELL, cornerOf, short } from "./layout.js";
import { type Hinted, type Region, digitsToSee, regionOf } from "./region.js";
import { readScene } from "./scene.js";
import { type SvgOptions, drawSvg, svgOf } from "./svg.js";
import { whereOf } from "./where.js";

/** How much a hint tells: where to look, what the pattern is, or why the step is right. */
export type HintLevel = "where" | "what" | "why";

/**
 * Draws a level of a hint: the region and the digits to look for; the pattern without what follows; or the whole step. The first two
 * give no change away.
 *
 * @example
 * ```ts
 * import { hint, parse } from "@wings/core";
 * import { hintSvg } from "@wings/draw/hint";
 * import { techniques } from "@wings/ladder";
 *
 * const board = parse("..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....");
 * const answer = hint(board, techniques);
 * if (answer.status === "found")
 *   for (const level of ["where", "what", "why"] as const)
 *     console.log(hintSvg(board, answer.finding, level, { names: techniques }).slice(0, 4)); // <svg
 * ```
 */
export function hintSvg(puzzle: Board | string, finding: Hinted, level: HintLevel, options: SvgOptions = {}): string {
  checkChoice(level, ["where", "what", "why"]);
  checkHinted(finding);
  if (level === "why") return drawSvg(puzzle, finding, options);
  const { technique } = finding;
  if (level === "what") return drawSvg(puzzle, { technique, marks: marksOfPattern(finding) }, options);
  checkOptionNames(options, "theme legend width names language");
  const board = boardOf(puzzle);
  const region = regionOf(finding);
  const digits = finding.placements.length === 0 ? digitsToSee(finding) : [];
  return svgOf(board, readScene(null), options, {
    description: whereOf(finding, region, digits, options.language ?? english),
    under: region.house === undefined ? frameOf(region) : cellsIn(board, region.house).map(frameOfCell).join(""),
    isBold: (cell, digit) =>
      (region.house === undefined ? isIn(region, cell) : inHouse(board, cell, region.house)) &&
      (digits.length === 0 || digits.includes(digit)),
  });
}

/** The marks without what follows. A digit that is placed is not given away, and neither is its cell if a house shows the pattern. */
function marksOfPattern({ marks, placements }: Hinted): Hinted["marks"] {
  const placed = new Set(placements.map(({ cell }) => parseCell(cell)));
  const pattern = marks.filter((mark) => !("role" in mark && /^(eliminated|placed)$/.test(mark.role)));
  const hasHouse = pattern.some((mark) => "house" in mark);
  return pattern.flatMap((mark) =>
    !("cell" in mark && placed.has(parseCell(mark.cell))) ? [mark] : hasHouse ? [] : [{ ...mark, digits: [] }],
  );
}

const isIn = ({ top, left, bottom, right }: Region, cell: number): boolean => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  return row >= top && row <= bottom && column >= left && column <= right;
};

const frameOfCell = (cell: number): string => {
  const { x, y } = cornerOf(cell);
  return `<rect class="n k" x="${x}" y="${y}" width="${CELL}" height="${CELL}" rx="4" stroke-width="3"/>`;
};

function frameOf({ top, left, bottom, right }: Region): string {
  const { x, y } = cornerOf(top * 9 + left);
  const size = `width="${short((right - left + 1) * CELL)}" height="${short((bottom - top + 1) * CELL)}"`;
  return `<rect class="n k" x="${x}" y="${y}" ${size} rx="4" stroke-width="5"/>`;
}
