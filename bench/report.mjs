// Statistics and tables.

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * Compares the times of two revisions, measured in turns. `ratio` is the median of the ratios of each turn; `range` leaves out the
 * lowest and the highest of them: a range that contains 1 shows no difference.
 * @param {readonly number[]} before @param {readonly number[]} now
 */
export function compareTimes(before, now) {
  const ratios = now.map((time, turn) => time / before[turn]).sort((a, b) => a - b);
  const inner = ratios.length > 4 ? ratios.slice(1, -1) : ratios;
  return {
    before: median(before),
    now: median(now),
    ratio: median(ratios),
    range: [inner[0], inner[inner.length - 1]],
  };
}

/** @param {number} value */
export const whole = (value) => Math.round(value).toLocaleString("en");
/** Three significant digits. @param {number} value */
export const micro = (value) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : whole(value));

/** A table for terminals and Markdown. @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
export function table(head, rows) {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => (row[i] ?? "").length)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${widths.map((width, i) => (/^[-\d]/.test(row[i] ?? "") ? row[i].padStart(width) : (row[i] ?? "").padEnd(width))).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
