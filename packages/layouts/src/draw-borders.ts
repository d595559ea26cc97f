import type { Layout } from "@wings/core/host";
import type { Tables } from "./tables.js";

/** Crossings inside the frame, by which lines at them are heavy: left 1, right 2, up 4, down 8. */
const CROSSINGS = "┼┽┾┿╀╃╄╇╁╅╆╈╂╉╊╋";

/** The same on the frame, without and with a heavy line. */
const [AT_TOP, AT_BOTTOM, AT_LEFT, AT_RIGHT] = ["┯┳", "┷┻", "┠┣", "┨┫"];

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Draws the borders of regions in a drawing whose lines are those of boxes: characters change, colors and cells stay. */
export function drawBordersOf({ hasBoxes, housesOf }: Tables): Layout["drawBorders"] {
  if (hasBoxes) return () => undefined;
  const region = (row: number, column: number): number => housesOf[(row * 9 + column) * 3 + 2];
  /** Whether the line at the left of a cell is heavy, and the line above it. The frame is there for the places from 0 to 9. */
  const isLeft = (row: number, column: number): boolean =>
    column % 9 === 0 || region(row, column) !== region(row, column - 1);
  const isAbove = (row: number, column: number): boolean =>
    row % 9 === 0 || region(row, column) !== region(row - 1, column);

  const crossing = (row: number, column: number): string => {
    const up = row > 0 && isLeft(row - 1, column);
    const down = row < 9 && isLeft(row, column);
    const left = column > 0 && isAbove(row, column - 1);
    const right = column < 9 && isAbove(row, column);
    if (row === 0) return column === 0 ? "┏" : column === 9 ? "┓" : AT_TOP[Number(down)];
    if (row === 9) return column === 0 ? "┗" : column === 9 ? "┛" : AT_BOTTOM[Number(up)];
    if (column === 0) return AT_LEFT[Number(right)];
    if (column === 9) return AT_RIGHT[Number(left)];
    return CROSSINGS[Number(left) + 2 * Number(right) + 4 * Number(up) + 8 * Number(down)];
  };

  return (lines) => {
    lines[0] = withNames(lines);
    let row = -1;
    for (const [i, line] of lines.entries()) {
      let column = 0;
      if (/[┏┣┠┗]/.test(line)) {
        row++;
        lines[i] = line.replace(/[━─]|[┏-╋]/g, (sign) =>
          /[━─]/.test(sign) ? (isAbove(row, column - 1) ? "━" : "─") : crossing(row, column++),
        );
      } else if (row >= 0) lines[i] = line.replace(/[┃│]/g, () => (isLeft(row, column++) ? "┃" : "│"));
    }
  };
}

/** The line with the names of columns. Columns of one character have no room for a letter. */
function withNames([names, top]: readonly string[]): string {
  const frame = top.slice(top.indexOf("┏"));
  const bars = Array.from(frame.matchAll(/[^━]/g), ({ index }) => index);
  const text = NINE.map((i) => {
    const width = bars[i + 1] - bars[i] - 1;
    return ` ${(width > 1 ? `c${i + 1}` : `${i + 1}`).padStart((width + 2) >> 1).padEnd(width)}`;
  }).join("");
  // Before and behind it, there may be a color.
  return names.replace(/ [ c\d]*/, `   ${text.trimEnd()}`);
}
