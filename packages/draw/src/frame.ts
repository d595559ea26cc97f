import { NINE } from "./layout.js";
import type { CellLines, Piece } from "./text-cells.js";
import { FAINT } from "./text-cells.js";

/** The characters of a frame line: left end, filling, crossing between cells, crossing between boxes, right end. */
const TOP = "┏━┯┳┓";
const LIGHT = "┠─┼╂┨";
const HEAVY = "┣━┿╋┫";
const BOTTOM = "┗━┷┻┛";
/** The same for lines with cells. */
const BETWEEN = "┃ │┃┃";

/**
 * Puts cells into a frame with the names of rows and columns. With `lines`, there is a line between all cells. Otherwise cells
 * are as narrow as possible, with a blank between them.
 */
export function framed(
  cells: readonly CellLines[],
  lines: boolean,
  paint: (piece: Piece) => string,
): { readonly text: string[]; readonly width: number } {
  const lead = lines ? "" : " ";
  const widths = NINE.map((column) =>
    Math.max(...NINE.map((row) => lead.length + lengthOf(cells[row * 9 + column][0]))),
  );
  const faint = (text: string): string => paint([FAINT, text]);
  const woven = (rule: string, part: (column: number) => string, bar = (line: string): string => line): string => {
    const [left, fill, light, heavy, right] = rule;
    const line = (i: number): string =>
      i % 3 < 2 ? (lines ? light : "") : (lines ? "" : fill) + (i > 7 ? right : heavy);
    return bar(left) + NINE.map((i) => part(i) + bar(line(i))).join("");
  };
  const rule = (of: string): string => `   ${faint(woven(of, (i) => of[1].repeat(widths[i])))}`;
  const names = woven("     ", (i) => {
    return `${lines ? "c" : " "}${i + 1}`.padStart((widths[i] + 2) >> 1).padEnd(widths[i]);
  });
  const rows = NINE.flatMap((row) => {
    const its = cells.slice(row * 9, row * 9 + 9);
    return [
      ...(row % 3 ? (lines ? [rule(LIGHT)] : []) : [rule(row ? HEAVY : TOP)]),
      ...its[0].map((_, k) => {
        const part = (i: number): string =>
          lead + its[i][k].map(paint).join("") + " ".repeat(widths[i] - lead.length - lengthOf(its[i][k]));
        return faint(k === its[0].length >> 1 ? `r${row + 1} ` : "   ") + woven(BETWEEN, part, faint);
      }),
    ];
  });
  return { text: [faint(`   ${names}`.trimEnd()), ...rows, rule(BOTTOM)], width: names.length + 3 };
}

const lengthOf = (line: readonly Piece[]): number => line.map((piece) => piece[1]).join("").length;
