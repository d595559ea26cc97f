// Find-all of every technique of the ladder: on boards on which the basics are stuck, most of which have nothing for most
// of the wings; on those at which the loop first comes to it; and on those that have no use for it.

import { Sink, cellsOf, runTechnique } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { yWing } from "@wings/xy-wing";
import { firstSets, stuckSet } from "./datasets.mjs";
import { timeEach } from "./measure.mjs";
import { micro, one, table, whole } from "./report.mjs";

/** @typedef {import("@wings/core").Technique} Technique */
/** @typedef {import("@wings/core").Board} Board */

/** The ladder, with the second search of the XY-Wing beside the first. @type {readonly Technique[]} */
const ALL = LADDER.flatMap(({ technique }) => (technique.id === "xy-wing" ? [technique, yWing] : [technique]));

/** @param {{ say: (line: string) => void, seed: number }} run */
export function measure({ say, seed }) {
  const { boards, about } = stuckSet(seed, 500);
  say("## Techniques\n");
  say(
    "Find-all. Links and almost locked sets are made anew for each search. Microseconds for one board: the middle board",
  );
  say(
    "and the fastest; then, a board, how many patterns were tried, how many findings there were and how many candidates",
  );
  say("they eliminate or place together; and find-first of the smallest.\n");
  say(`### Stuck boards\n\n${boards.length} boards: ${about}.\n`);
  say(
    table(
      HEAD,
      ALL.map((technique) => row(technique, boards, 2500)),
    ),
  );

  const sets = firstSets(seed, ALL, 200);
  for (const [which, title] of /** @type {const} */ ([
    ["reached", "Boards where it is first reached"],
    ["never", "Boards where it never fires"],
  ])) {
    const rows = ALL.flatMap((technique) => {
      const set = sets.get(technique.id)?.[which];
      return set === undefined || set.boards.length < 20 ? [] : [row(technique, set.boards, 600, true)];
    });
    say(`\n### ${title}\n`);
    say(`${sets.get(ALL[0].id)?.[which].about}; techniques with fewer than 20 such boards are left out.\n`);
    say(table([HEAD[0], "boards", ...HEAD.slice(1)], rows));
  }
  say("");
}

const HEAD = ["technique", "median µs", "min µs", "tried", "found", "changed", "smallest µs"];

/** @param {Technique} technique @param {readonly Board[]} boards @param {number} budget @param {boolean} [counted] */
function row(technique, boards, budget, counted = false) {
  const { tried, found, changed } = counts(technique, boards);
  const each = timeEach(boards, finder(technique, "count"), { budget });
  const smallest = timeEach(boards, finder(technique, "smallest"), { budget });
  const mean = (/** @type {number} */ sum) =>
    sum === 0 ? "0" : sum < boards.length ? (sum / boards.length).toFixed(3) : one(sum / boards.length);
  return [
    technique.id,
    ...(counted ? [whole(boards.length)] : []),
    micro(each.median),
    micro(each.min),
    mean(tried),
    mean(found),
    mean(changed),
    micro(smallest.median),
  ];
}

/** @param {Technique} technique @param {"count" | "smallest"} policy */
function finder(technique, policy) {
  /** @type {WeakMap<Board, Sink>} */
  const sinks = new WeakMap();
  return (/** @type {Board} */ board) => {
    let sink = sinks.get(board);
    if (sink === undefined) sinks.set(board, (sink = new Sink(board, policy)));
    board.stamp++;
    runTechnique(technique, board, sink);
  };
}

/** @param {Technique} technique @param {readonly Board[]} boards */
export function counts(technique, boards) {
  let tried = 0;
  let found = 0;
  let changed = 0;
  for (const board of boards) {
    const sink = new Sink(board, "all");
    runTechnique(technique, board, sink);
    tried += sink.tried;
    found += sink.count;
    const gone = new Set();
    for (const { eliminations, placements } of sink.hits) {
      for (let i = 0; i < placements.length; i += 2) gone.add(placements[i] * 10 + placements[i + 1]);
      for (let i = 0; i < eliminations.length; i += 4) {
        for (const cell of cellsOf(eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]))
          gone.add(cell * 10 + eliminations[i]);
      }
    }
    changed += gone.size;
  }
  return { tried, found, changed };
}
