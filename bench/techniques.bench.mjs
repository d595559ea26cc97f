// Find-all of every technique of the ladder, on every dataset: on boards on which the basics are stuck, most of which have
// nothing for most of the wings; on puzzles as they are given; on boards at which the loop first comes to the technique; and on
// those that have no use for it.

import { Sink, findAll, parse, runTechnique } from "@wings/core";
import { LADDER } from "@wings/ladder";
import { yWing } from "@wings/xy-wing";
import { counts, setsOn } from "./counts.mjs";
import { firstSets, puzzleSets, stuckSet } from "./datasets.mjs";
import { MIDDLE_OF_BESTS, timeEach } from "./measure.mjs";
import { micro, one, table, whole } from "./report.mjs";

/** @typedef {import("@wings/core").Technique} Technique */
/** @typedef {import("@wings/core").Board} Board */

/** The ladder, with the second search of the XY-Wing beside the first. @type {readonly Technique[]} */
const ALL = LADDER.flatMap(({ technique }) => (technique.id === "xy-wing" ? [technique, yWing] : [technique]));

/** Boards a dataset, but for the stuck ones; a technique that has fewer than the least of them is not timed there. */
const MOST = 200;
/** Random puzzles whose paths are walked for the boards at which a technique is first reached. */
const WALKED = 10_000;
const LEAST = 20;

/** @param {{ say: (line: string) => void, seed: number, file: string | undefined }} run */
export function measure({ say, seed, file }) {
  say("## Techniques\n");
  say(
    "Find-all: every pattern is found and kept, with what it eliminates, as numbers; nothing is told in words yet. Links and almost\n" +
      `locked sets are made anew for each search. Microseconds for one board: ${MIDDLE_OF_BESTS}\n` +
      "(*median*), and the fastest board. Then, a board: how many patterns were tried, how many findings there were, how many\n" +
      "candidates they eliminate and cells they place together, each candidate once a board, and, for the technique that uses them,\n" +
      "the almost locked sets and their restricted commons. *smallest µs*: find-first of the smallest, as a number too. *told µs*: the\n" +
      "public `findAll(board, [technique])`, each finding told in words, with its marks and reasons. Both are medians of the same kind.",
  );
  const sayTable = (/** @type {string} */ title, /** @type {string} */ about, /** @type {string[][]} */ rows) =>
    say(`\n### ${title}\n\n${about}.\n\n${table(HEAD.slice(0, rows[0].length), rows)}`);

  const stuck = stuckSet(seed, 500);
  sayTable(
    "Stuck boards",
    stuck.about,
    ALL.map((technique) => [...row(technique, stuck.boards, 2500), told(technique, stuck.boards, 1000)]),
  );
  for (const { name, about, puzzles } of puzzleSets(seed, file)) {
    const boards = puzzles.slice(0, MOST).map((puzzle) => parse(puzzle));
    sayTable(
      `Puzzles as they are given: ${name}`,
      `${about}; nothing is placed or eliminated yet but what the givens see`,
      // Not told in words: there is far more on these than anyone wants to read, and it takes minutes.
      ALL.map((technique) => row(technique, boards, 600)),
    );
  }
  const sets = firstSets(seed, ALL, MOST, WALKED);
  for (const [which, title] of /** @type {const} */ ([
    ["reached", "Boards where it is first reached"],
    ["never", "Boards where it never fires"],
  ])) {
    const own = ALL.map((technique) => ({ technique, boards: sets.get(technique.id)?.[which].boards ?? [] }));
    sayTable(
      title,
      `${sets.get(ALL[0].id)?.[which].about}; techniques for which ${whole(WALKED)} puzzles have fewer than ${LEAST} such boards are left out`,
      own
        .filter(({ boards }) => boards.length >= LEAST)
        .map(({ technique, boards }) => [...row(technique, boards, 600), told(technique, boards, 300)]),
    );
  }
  say("");
}

const HEAD = [
  "technique",
  "boards",
  "median µs",
  "min µs",
  "tried",
  "found",
  "eliminations",
  "placements",
  "ALSs",
  "RCCs",
  "smallest µs",
  "told µs",
];

/** @param {Technique} technique @param {readonly Board[]} boards @param {number} budget */
function row(technique, boards, budget) {
  const mean = (/** @type {number} */ sum) =>
    sum === 0 ? "0" : sum < boards.length ? (sum / boards.length).toFixed(3) : one(sum / boards.length);
  const { tried, found, eliminations, placements } = counts(technique, boards);
  const { sets, commons } = setsOn(technique.id === "als-xy-wing" ? boards : []);
  const each = timeEach(boards, finder(technique, "all"), budget);
  const smallest = timeEach(boards, finder(technique, "smallest"), budget);
  return [
    technique.id,
    whole(boards.length),
    micro(each.median),
    micro(each.min),
    ...[tried, found, eliminations, placements].map(mean),
    ...[sets, commons].map((sum) => (sum === 0 ? "" : mean(sum))),
    micro(smallest.median),
  ];
}

/** What an app gets: each finding in words. @param {Technique} technique @param {readonly Board[]} boards @param {number} budget */
function told(technique, boards, budget) {
  const find = (/** @type {Board} */ board) => {
    board.version++;
    return findAll(board, [technique]);
  };
  return micro(timeEach(boards, find, budget).median);
}

/** @param {Technique} technique @param {"all" | "smallest"} policy */
function finder(technique, policy) {
  /** @type {WeakMap<Board, Sink>} */
  const sinks = new WeakMap();
  return (/** @type {Board} */ board) => {
    let sink = sinks.get(board);
    if (sink === undefined) sinks.set(board, (sink = new Sink(board, policy)));
    board.version++;
    runTechnique(technique, board, sink);
    // They were kept. Those of all boards at once would be hundreds of megabytes for the collector to go through.
    if (sink.count !== 0) sink.hits = [];
  };
}
