/**
 * Draws 81 texts as a grid. The nine characters of a frame are its corners and crossings:
 *
 * ```
 *   . . .       .-------.-------.-------.
 *   : + :       | 5 3 . | . 7 . | . . . |
 *   ' ' '       :-------+-------+-------:
 * ```
 */
export function drawGrid(cells: readonly string[], gap: string, frame: string): string {
  const width = Math.max(...cells.map(({ length }) => length));
  const three = (from: number): string => [0, 1, 2].map((i) => cells[from + i].padEnd(width)).join(gap);
  const row = (from: number): string => `|${[0, 3, 6].map((i) => gap + three(from + i) + gap).join("|")}|`;
  const edge = "-".repeat(three(0).length + 2 * gap.length);
  const line = ([left, middle, right]: string): string => left + [edge, edge, edge].join(middle) + right;
  const band = (from: number): string[] => [row(from), row(from + 9), row(from + 18)];
  const inner = line(frame.slice(3, 6));
  return [line(frame), ...band(0), inner, ...band(27), inner, ...band(54), line(frame.slice(6))].join("\n");
}
