// Tables that read well in a terminal and as Markdown.

/** @param {number} value */
export const whole = (value) => Math.round(value).toLocaleString("en");
/** @param {number} value */
export const micro = (value) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : whole(value));
/** @param {number} value */
export const one = (value) => value.toFixed(1);

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(" | ")} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join("\n");
}
