import { NINE } from "./layout.js";
import type { CellLines, Piece } from "./text-cells.js";
import { FAINT } from "./text-cells.js";

/** The rules of a frame: its left end, its filling, the crossing of a line between cells and of one between boxes, its right end. */
const TOP = "┏━┯┳┓";
const LIGHT = "┠─┼╂┨";
const HEAVY = "┣━┿╋┫";
const BOTTOM = "┗━┷┻┛";
/** The same for the lines of the cells. */
const BETWEEN = "┃ │┃┃";

/**
 * The cells of a board in their frame, with the names of rows and columns, as lines and how wide these are. With `lines`
 * there is one between any two cells; without, cells are as wide as they must be, and a blank is between them.
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
  const woven = (rule: string, part: (column: number) => string, bar: (line: string) => string): string => {
    const [left, fill, light, heavy, right] = rule;
    const end = lines ? "" : fill;
    const line = (i: number): string => (i === 8 ? end + right : i % 3 === 2 ? end + heavy : lines ? light : "");
    return bar(left) + NINE.map((i) => part(i) + bar(line(i))).join("");
  };
  const plain = (line: string): string => line;
  const rule = (of: string): string => `   ${faint(woven(of, (i) => of[1].repeat(widths[i]), plain))}`;
  const names = woven(
    "     ",
    (i) => {
      const name = lines ? `c${i + 1}` : ` ${i + 1}`;
      return name.padStart((widths[i] + name.length) >> 1).padEnd(widths[i]);
    },
    plain,
  );
  const rows = NINE.flatMap((row) => {
    const its = cells.slice(row * 9, row * 9 + 9);
    return [
      ...(row === 0 ? [rule(TOP)] : row % 3 === 0 ? [rule(HEAVY)] : lines ? [rule(LIGHT)] : []),
      ...its[0].map((_, k) => {
        const part = (i: number): string =>
          lead + its[i][k].map(paint).join("") + " ".repeat(widths[i] - lead.length - lengthOf(its[i][k]));
        return faint(k === its[0].length >> 1 ? `r${row + 1} ` : "   ") + woven(BETWEEN, part, faint);
      }),
    ];
  });
  return { text: [faint(`   ${names}`.trimEnd()), ...rows, rule(BOTTOM)], width: names.length + 3 };
}

const lengthOf = (line: readonly Piece[]): number => line.reduce((sum, [, text]) => sum + text.length, 0);
