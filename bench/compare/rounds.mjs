// The rounds of a comparison. In each, two new processes, one a side, measure every item in turn; the side that is first
// changes from round to round (A B, B A, A B ...), so that whatever else the machine does meets both. Every round goes
// through the items twice, so that a moment in which the machine is busy does not have the only word on one.

import { answering } from "./stop.mjs";

/**
 * @typedef {"before" | "now"} Which
 * @typedef {Record<Which, string>} Trees the folders of the two sides
 * @typedef {Record<string, number | string>} Counts
 * @typedef {{ times: Record<Which, number[]>, counts: Record<Which, Counts> }} Measured
 */

/** One process of one side. @param {string} tree @param {string} boards @param {AbortSignal} stop */
const side = (tree, boards, stop) => answering(new URL("side.mjs", import.meta.url), [tree, boards], stop);

/** What a tree has to be measured. @param {string} tree @param {string} boards @param {AbortSignal} stop @returns {Promise<string[]>} */
export async function namesIn(tree, boards, stop) {
  const it = side(tree, boards, stop);
  try {
    return await it.ask({ ask: "names" });
  } finally {
    it.end();
  }
}

/**
 * Measures items that both sides have.
 * @param {Trees} trees @param {readonly string[]} names
 * @param {{ boards: string, rounds: number, stop: AbortSignal, tell: (line: string) => void }} options
 * @returns {Promise<Record<string, Measured>>} by name
 */
export async function measure(trees, names, { boards, rounds, stop, tell }) {
  /** @type {Record<string, Measured>} */
  const measured = Object.fromEntries(
    names.map((name) => [name, { times: { before: [], now: [] }, counts: { before: {}, now: {} } }]),
  );
  for (let round = 0; round < rounds; round++) {
    tell(`  round ${round + 1} of ${rounds}`);
    const sides = { before: side(trees.before, boards, stop), now: side(trees.now, boards, stop) };
    const order = /** @type {Which[]} */ (round % 2 === 0 ? ["before", "now"] : ["now", "before"]);
    try {
      for (const again of [false, true]) {
        for (const name of names) {
          for (const which of order) {
            const { times } = measured[name];
            const time = await sides[which].ask({ ask: "time", name });
            times[which][round] = again ? Math.min(times[which][round], time) : time;
          }
        }
      }
      // Counts are the same each time; they come last, for what runs before a timing may change it.
      if (round > 0) continue;
      for (const name of names) {
        for (const which of order) measured[name].counts[which] = await sides[which].ask({ ask: "counts", name });
      }
    } finally {
      sides.before.end();
      sides.now.end();
    }
  }
  return measured;
}
