// Find-all of every technique of the ladder, on the boards where it counts: those on which the basics are stuck, most of
// which have nothing for most of the wings.

import { Sink, cellsOf, runTechnique } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { yWing } from "@wings/xy-wing";
import { stuckSet } from "./datasets.mjs";
import { timeEach } from "./measure.mjs";
import { micro, one, table, whole } from "./report.mjs";

/** @typedef {import("@wings/core").Technique} Technique */

/** @param {{ say: (line: string) => void, seed: number }} run */
export function measure({ say, seed }) {
  const { boards, about } = stuckSet(seed, 500);
  say("## Techniques\n");
  say(
    `Find-all on ${boards.length} stuck boards (${about}). Links and almost locked sets are made anew for each search.`,
  );
  say(
    "Microseconds for one board: the middle board and the fastest; then, a board, how many patterns were tried, how many",
  );
  say("findings there were and how many candidates they eliminate together; and find-first of the smallest.\n");
  /** @type {readonly Technique[]} */
  const all = [...LADDER.map(({ technique }) => technique), yWing];
  say(
    table(
      ["technique", "median µs", "min µs", "tried", "found", "eliminated", "smallest µs"],
      all.map((technique) => {
        const { tried, found, eliminated } = counts(technique, boards);
        const each = timeEach(boards, finder(technique, "count"));
        const smallest = timeEach(boards, finder(technique, "smallest"));
        const mean = (/** @type {number} */ sum) =>
          sum === 0 ? "0" : sum < boards.length ? (sum / boards.length).toFixed(3) : one(sum / boards.length);
        return [
          technique.id,
          micro(each.median),
          micro(each.min),
          mean(tried),
          mean(found),
          mean(eliminated),
          micro(smallest.median),
        ];
      }),
    ),
  );
  say(`\nTogether: ${whole(boards.length)} boards.\n`);
}

/** @param {Technique} technique @param {"count" | "smallest"} policy */
function finder(technique, policy) {
  /** @type {WeakMap<import("@wings/core").Board, Sink>} */
  const sinks = new WeakMap();
  return (/** @type {import("@wings/core").Board} */ board) => {
    let sink = sinks.get(board);
    if (sink === undefined) sinks.set(board, (sink = new Sink(board, policy)));
    board.stamp++;
    runTechnique(technique, board, sink);
  };
}

/** @param {Technique} technique @param {readonly import("@wings/core").Board[]} boards */
function counts(technique, boards) {
  let tried = 0;
  let found = 0;
  let eliminated = 0;
  for (const board of boards) {
    const sink = new Sink(board, "all");
    runTechnique(technique, board, sink);
    tried += sink.tried;
    found += sink.count;
    const gone = new Set();
    for (const { eliminations } of sink.hits) {
      for (let i = 0; i < eliminations.length; i += 4) {
        for (const cell of cellsOf(eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]))
          gone.add(cell * 10 + eliminations[i]);
      }
    }
    eliminated += gone.size;
  }
  return { tried, found, eliminated };
}
