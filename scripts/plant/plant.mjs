// Puzzles with a pattern that random ones rarely have. A full grid comes first, then the cells of the pattern, and then clues with
// which the pattern has the candidates that it needs.

import { Board } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { SolveLoop } from "@wings/core/host";
import { LADDER, levelOf } from "@wings/ladder";
import { fullGrid } from "../../packages/generate/src/full-grid.js";
import { random as randomOf } from "../../packages/generate/src/random-numbers.js";
import { placeSingles } from "../../packages/generate/src/singles.js";
import { skillOf, textOf } from "../../apps/playground/src/generator/fit.js";
import { rectangle5 } from "./rectangles.mjs";
import { strictWing } from "./strict-wing.mjs";
import { distance, seenBy } from "./wishes.mjs";

/** @typedef {import("@wings/core").Technique} Technique */
/** @typedef {import("../../apps/playground/src/generator/need.js").Need} Need */
/** @typedef {import("./wishes.mjs").Plan} Plan */
/** @typedef {import("./wishes.mjs").Random} Random */
/** @typedef {import("./wishes.mjs").Wish} Wish */

/** @type {Readonly<Record<string, import("./wishes.mjs").Planner>>} */
const PLANNERS = {
  "vwxyz-wing": strictWing(5),
  "uvwxyz-wing": strictWing(6),
  "unique-rectangle-5": rectangle5,
};

/** The hardest technique that makes a pattern ready. */
const HARDEST = "xy-wing";
/** How often to choose cells for a pattern, and how many choices to compare. */
const TRIES = 2000;
const CHOICES = 5;
/** How many changes of the clues to try before the pattern is there, and how many from then on. */
const STEPS = 3000;
const STEPS_WITH_PATTERN = 6000;
/** What an open cell costs. A wrong candidate of the pattern where singles end costs 1, a later one less. */
const OPEN = 0.04;
const LATER = 0.5;
/** A path without the pattern costs as much as this many open cells. */
const UNUSED = 8;
/** The most puzzles of one grid, and in how many clues they differ. */
const PER_GRID = 3;
const DIFFERENT = 10;

/** @param {string} id */
export const canPlant = (id) => Object.hasOwn(PLANNERS, id);

/**
 * Puzzles that fit.
 *
 * @param {Need & { readonly fresh: string }} need
 * @param {number} seed
 * @param {() => boolean} isOver
 */
export function* planted(need, seed, isOver) {
  for (let number = 0; !isOver(); number++) {
    const random = randomOf(seed, number);
    const grid = fullGrid(random);
    const plan = choosePlan(PLANNERS[need.fresh], grid, random);
    if (plan === undefined) continue;
    for (const puzzle of puzzlesOf(grid, plan, need, random, isOver)) yield { puzzle, solution: grid.join("") };
  }
}

/**
 * Of some plans the one that leaves most cells open: for that one, clues are easiest to find.
 *
 * @param {import("./wishes.mjs").Planner} planner
 * @param {Uint8Array} grid
 * @param {Random} random
 */
function choosePlan(planner, grid, random) {
  /** @type {Plan[]} */
  const plans = [];
  for (let i = 0; i < TRIES && plans.length < CHOICES; i++) {
    const plan = planner(grid, random);
    if (plan !== undefined) plans.push(plan);
  }
  const [best] = plans.sort((a, b) => openCells(grid, b.first).size - openCells(grid, a.first).size);
  return best;
}

/**
 * The cells of the pattern, and those with a digit that one of these needs as a candidate.
 *
 * @param {Uint8Array} grid
 * @param {readonly Wish[]} wishes
 */
const openCells = (grid, wishes) =>
  new Set(
    wishes.flatMap(({ cell, must }) => [cell, ...seenBy(cell).filter((peer) => digitsOf(must).includes(grid[peer]))]),
  );

/**
 * Changes clues by simulated annealing: first until the pattern is there, then until the puzzle fits.
 *
 * @param {Uint8Array} grid
 * @param {Plan} plan
 * @param {Need} need
 * @param {Random} random
 * @param {() => boolean} isOver
 */
function* puzzlesOf(grid, { first, later }, need, random, isOver) {
  const skill = skillOf(need);
  const easier = easierOf(need);
  const open = openCells(grid, first);
  const cells = Array.from(grid, (_, cell) => cell).filter((cell) => !open.has(cell));
  const clues = new Set(cells);
  /** @type {Set<number>[]} */
  const found = [];
  let now = Infinity;
  let last = STEPS;
  for (let step = 0; step < last && !isOver(); step++) {
    const changed = Array.from({ length: 1 + random.below(2) }, () => cells[random.below(cells.length)]);
    changed.forEach(toggle);
    const start = boardOf(grid, clues);
    const board = start.copy();
    while (placeSingles(board));
    let cost = distance(board, first) + openCount(board) * OPEN;
    if (distance(board, first) === 0) {
      const { isSolved, usesFresh, board: end } = skill.follow(start);
      if (isSolved && usesFresh && found.every((each) => differ(each, clues)) && skill.fits(start)) {
        yield textOf(start);
        found.push(new Set(clues));
        if (found.length === PER_GRID) return;
        last = 0;
      }
      if (last <= STEPS) last = step + STEPS_WITH_PATTERN;
      cost = (openCount(end) + (usesFresh && !isSolved ? 0 : UNUSED)) * OPEN;
      if (!usesFresh) cost += leastDistance(board, easier, later) * LATER;
    }
    const heat = 0.1 + 0.4 * Math.max(0, 1 - step / STEPS);
    if (cost <= now || random.below(1e6) < 1e6 * Math.exp((now - cost) / heat)) now = cost;
    else changed.forEach(toggle);
  }

  /** @param {number} cell */
  function toggle(cell) {
    if (!clues.delete(cell)) clues.add(cell);
  }
}

/** The known techniques that can make a pattern ready. @param {Need} need */
function easierOf({ known }) {
  const techniques = LADDER.map(({ technique }) => technique);
  const count = 1 + techniques.findIndex(({ id }) => id === HARDEST);
  return techniques.slice(0, count).filter(({ id }) => known.includes(id));
}

/** @param {Uint8Array} grid @param {ReadonlySet<number>} clues */
function boardOf(grid, clues) {
  const board = new Board();
  for (const cell of clues) board.placeGiven(cell, grid[cell]);
  return board;
}

/** @param {Board} board */
const openCount = ({ values }) => values.reduce((count, digit) => (digit === 0 ? count + 1 : count), 0);

/** @param {ReadonlySet<number>} some @param {ReadonlySet<number>} others */
const differ = (some, others) =>
  [...some].filter((cell) => !others.has(cell)).length + [...others].filter((cell) => !some.has(cell)).length >=
  DIFFERENT;

/**
 * How near a path comes to the wishes, where singles end: before them, the pattern isn't looked for.
 *
 * @param {Board} start
 * @param {readonly Technique[]} techniques
 * @param {readonly Wish[]} wishes
 */
function leastDistance(start, techniques, wishes) {
  const loop = new SolveLoop(start, techniques, { batch: ({ id }) => id });
  for (let least = Infinity; ; loop.apply()) {
    const isLast = !loop.next();
    if (isLast || levelOf(loop.technique.id) !== "easy") least = Math.min(least, distance(loop.board, wishes));
    if (isLast || least === 0) return least;
  }
}
