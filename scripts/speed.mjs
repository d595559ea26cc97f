// The figures that READMEs quote from bench/RESULTS.md.

/** The cell right of another one, in any table. @param {string} results @param {string} name */
function figure(results, name) {
  for (const line of results.split("\n")) {
    const cells = line.split("|").map((cell) => cell.trim());
    const at = cells.indexOf(name);
    if (at > 0) return cells[at + 1];
  }
  throw new Error(`bench/RESULTS.md has no "${name}": measure it with \`pnpm bench\``);
}

/** Three figures for the README of the project. @param {string} results the text of bench/RESULTS.md */
export const speedTable = (results) =>
  [
    `- Finding every XY-Wing of a board takes ${figure(results, "xy-wing")} µs, every ALS XY-Wing ${figure(results, "als-xy-wing")} µs.`,
    `- The solve loop does ${figure(results, "solve loop").replace("/s", "")} puzzles a second in one thread.`,
    `- The command solves and explains one puzzle in ${figure(results, "`wings solve`, one puzzle")}, the start of Node.js included.`,
    "",
    "[All measurements](bench/RESULTS.md)",
  ].join("\n");

/** What techniques cost, for the README of their package. @param {string} results @param {readonly string[]} ids */
export function costOf(results, ids) {
  const costs = ids.map((id) => `${figure(results, id)} µs for \`${id}\``);
  const list = costs.length === 1 ? costs[0] : `${costs.slice(0, -1).join(", ")} and ${costs[costs.length - 1]}`;
  return `Finding every pattern of a board takes ${list} ([all measurements](../../bench/RESULTS.md)).`;
}
