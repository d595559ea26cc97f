// The policies of a sink that no other item asks of each technique: one finding for each outcome, their number alone, and the first.

import { digest, plain, sum } from "./digest.mjs";

/** @typedef {import("@wings/core").Board} Board */
/** @typedef {import("@wings/core").Technique} Technique */

/**
 * @param {typeof import("@wings/core")} core of the tree that is measured
 * @param {readonly Technique[]} techniques
 * @param {{ boards: readonly Board[], counted: readonly Board[] }} on boards that are timed, and more that are not
 * @returns {Record<string, import("./items.mjs").Item>}
 */
export function policyItems(core, techniques, { boards, counted }) {
  /** @param {Board} board @param {"distinct" | "count" | "first"} policy */
  const run = (board, policy) =>
    techniques.map((technique) => {
      const sink = new core.Sink(board, policy);
      core.runTechnique(technique, board, sink);
      return { count: sink.count, hits: sink.hits.map(plain) };
    });
  const item = (/** @type {"distinct" | "count" | "first"} */ policy) => ({
    size: boards.length,
    pass: () => {
      for (const board of boards) {
        board.version++; // drops what hangs on the board
        run(board, policy);
      }
    },
    counts: () => {
      const all = [...boards, ...counted].map((board) => run(board, policy));
      const found = sum(all.flat(), ({ count }) => count);
      return { found, kept: sum(all.flat(), ({ hits }) => hits.length), digest: digest(all) };
    },
  });
  return { "policy-distinct": item("distinct"), "policy-count": item("count"), "policy-first": item("first") };
}
