// Reads figures out of bench/RESULTS.md, or out of the text that becomes it: each is named by the heading above its table,
// the first cells of its row, and its column.

/** The text does not have what it must have: what to do stands in the message. */
export class WrongResults extends Error {}

const MEASURE = "measure it with `pnpm bench --puzzles FILE --write`";

/** @typedef {ReturnType<typeof figuresIn>} Figures */

/** @param {string} results */
export function figuresIn(results) {
  /** @param {string} title @param {string} key cells separated by | @param {string} column */
  const find = (title, key, column) => {
    for (const { head, rows } of tablesBelow(results, title)) {
      const row = rows.find((cells) => key.split("|").every((part, i) => cells[i] === part));
      const value = row?.[head.indexOf(column)];
      if (value !== undefined) return value;
    }
    return undefined;
  };
  /** The same where it must be there. @param {string} title @param {string} key @param {string} column */
  const take = (title, key, column) => {
    const value = find(title, key, column);
    if (value !== undefined) return value;
    throw new WrongResults(`bench/RESULTS.md has no "${column}" of "${key}" below "${title}": ${MEASURE}.`);
  };
  return { find, take };
}

/** When and where it was measured. @param {string} results */
export function measuredIn(results) {
  const measured = /^Measured (\S+) at revision (.+), seed -?\d+, on\n(.+?);/m.exec(results);
  if (measured === null)
    throw new WrongResults(`bench/RESULTS.md does not say when and where it was measured: ${MEASURE}.`);
  const [, date, revision, machine] = measured;
  return { date, revision, machine };
}

/** The tables between a heading and the next one. @param {string} text @param {string} title */
function tablesBelow(text, title) {
  const [, below = ""] = `\n${text}`.split(`\n${title}\n`);
  return below
    .split(/^#/m)[0]
    .split(/\n(?!\|)/)
    .map((block) => block.split("\n").filter((line) => line.startsWith("|")))
    .map(([head = "", , ...rows]) => ({ head: cellsOf(head), rows: rows.map(cellsOf) }));
}

/** @param {string} line */
const cellsOf = (line) =>
  line
    .split("|")
    .map((cell) => cell.trim())
    .slice(1, -1);

/**
 * What was measured: a revision, and whether anything but text is not as it is there.
 * @param {string | undefined} revision undefined where there is no repository
 * @param {string} status what `git status --porcelain` says
 */
export const revisionLabel = (revision, status) =>
  revision === undefined ? "unknown" : status.trim() === "" ? revision : `${revision} + changes`;
