// The solve loop off its usual way, as items: all findings of a level at once, and puzzles that can't be solved.

import { attempt, digest, once, plain } from "./digest.mjs";

/** @typedef {import("@wings/core").Technique} Technique */
/** @typedef {import("@wings/core").SolveOptions} SolveOptions */

/**
 * @param {typeof import("@wings/core")} core of the tree that is measured
 * @param {typeof import("@wings/ladder").LADDER} ladder
 * @param {{ puzzles: readonly string[], none: readonly string[] }} on puzzles with one solution, and some without any
 * @returns {Record<string, import("./items.mjs").Item>}
 */
export function endingItems(core, ladder, { puzzles, none }) {
  const techniques = ladder.map(({ technique }) => technique);
  const level = new Map(ladder.map((rung) => [rung.technique, rung.level]));
  const wrong = () => [...none, ...puzzles.slice(0, none.length).flatMap((puzzle) => swapped(core, puzzle))];
  return {
    "loop-levels": item(core, techniques, () => puzzles, { batch: (technique) => level.get(technique) }),
    "loop-no-solution": item(core, techniques, once(wrong), {}),
  };
}

/**
 * @param {typeof import("@wings/core")} core @param {readonly Technique[]} techniques @param {() => readonly string[]} puzzles
 * @param {SolveOptions} options
 * @returns {import("./items.mjs").Item}
 */
function item({ parse, solve, contradictions }, techniques, puzzles, options) {
  /** @param {string} puzzle */
  const path = (puzzle) =>
    attempt(() => {
      const steps = [];
      const solving = solve(parse(puzzle), techniques, { ...options, findings: false, check: false });
      for (;;) {
        const { done, value } = solving.next();
        if (done) return { steps, status: value.status, count: value.steps, seen: contradictions?.(value.board) };
        steps.push([value.technique.id, plain(value.hit)]);
      }
    });
  return {
    get size() {
      return puzzles().length;
    },
    pass: () => puzzles().forEach(path),
    counts: () => {
      const paths = puzzles().map(path);
      /** @type {Record<string, number>} */
      const ended = { solved: 0, stuck: 0, contradictory: 0, failed: 0, steps: 0 };
      for (const each of paths) {
        ended["status" in each ? each.status : "failed"]++;
        if ("status" in each) ended.steps += each.count;
      }
      return { ...ended, digest: digest(paths) };
    },
  };
}

/** A full grid that is wrong: the solution with two of its digits changed for each other. @param {typeof import("@wings/core")} core @param {string} puzzle */
function swapped({ search }, puzzle) {
  const { solution } = search(puzzle);
  return solution === null ? [] : [solution.slice(0, 9) + solution[10] + solution[9] + solution.slice(11)];
}
