// Adapts the packages of a built tree, of this revision or another one. Entry points and names differ between revisions: this
// file looks for what a tree exports, and nothing else in the benchmarks imports a package.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @typedef {object} Board
 * @property {number} [stamp] counts changes, in older trees
 * @property {number} [version] counts changes
 *
 * @typedef {{ id: string }} Technique
 * @typedef {{ technique: Technique, package: string }} Rung
 * @typedef {{ technique: string, pattern: unknown, eliminations: unknown, placements: unknown }} Finding
 * @typedef {{ technique: Technique, finding: Finding }} Step
 * @typedef {{ status: string, board: Board }} Outcome
 * @typedef {{ count: number, digits: ArrayLike<number> }} Sets
 * @typedef {{ sets: Sets, of: ArrayLike<number> }} DigitCells
 * @typedef {object} Commons
 * @property {DigitCells} [spots] in older trees
 * @property {DigitCells} [digitCells]
 * @property {ArrayLike<number>} start
 * @property {ArrayLike<number>} others
 * @typedef {{ hits: unknown[] }} Sink
 * @typedef {Outcome & { technique: Technique, next: () => boolean, apply: () => void }} Loop
 * @typedef {{ status: string, count: number, solution: string | null }} SearchResult
 *
 * @typedef {object} Core the functions in use; a revision may lack the optional ones
 * @property {(text: string) => Board} parse
 * @property {(board: Board, format?: string) => string} format
 * @property {(puzzle: string) => SearchResult} search
 * @property {(board: Board, techniques: readonly Technique[]) => Finding[]} findAll
 * @property {(board: Board, techniques: readonly Technique[]) => Finding | null} findSmallest
 * @property {(board: Board, techniques: readonly Technique[], options?: object) => Generator<Step, Outcome>} [solve] in older trees
 * @property {new (board: Board, techniques: readonly Technique[], options?: object) => Loop} [SolveLoop]
 * @property {(board: Board, techniques: readonly Technique[]) => Outcome & { steps: Step[] }} [solvePath]
 * @property {(board: Board) => Sets} almostLockedSets
 * @property {(sets: Sets, index: number) => readonly number[]} cellsOfAls
 * @property {(board: Board) => Commons} restrictedCommons
 * @property {new (board: Board, policy: string) => Sink} [Sink]
 * @property {(technique: Technique, board: Board, sink: Sink) => void} [runTechnique]
 *
 * @typedef {ReturnType<typeof adapt>} Library
 */

/** The benchmarks of the solve loop keep this list while the ladder grows. Bent wings are left out. */
const LOOP_PACKAGES = ["singles", "locked-candidates", "subsets", "xy-wing", "w-wing", "uvwxyz-wing"];

/** @param {string} tree the root of a built working tree */
export async function loadLibrary(tree) {
  const entries = await Promise.all(["./host", "./author", "."].map((entry) => importPackage(tree, "core", entry)));
  /** @type {Record<string, unknown>} */
  const core = Object.assign({}, ...entries);
  const { LADDER } = await importPackage(tree, "ladder");
  return adapt(/** @type {Core} */ (/** @type {unknown} */ (core)), /** @type {readonly Rung[]} */ (LADDER));
}

/**
 * Imports one entry point of a package, or nothing if the package lacks it.
 * @param {string} tree @param {string} name @param {string} [entry]
 * @returns {Promise<Record<string, unknown>>}
 */
export async function importPackage(tree, name, entry = ".") {
  const folder = join(tree, "packages", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return exports[entry] === undefined ? {} : import(pathToFileURL(join(folder, importTarget(exports[entry]))).href);
}

/** @typedef {string | { [condition: string]: Target }} Target */

/** The file that `import` resolves to in Node.js. @param {Target} target @returns {string} */
function importTarget(target) {
  if (typeof target === "string") return target;
  return importTarget(target.node ?? target.import ?? target.default);
}

/** @template T @param {T | undefined} value @param {string} what @returns {T} */
function required(value, what) {
  if (value === undefined) throw new Error(`unknown name for the ${what}: add it to bench/library.mjs`);
  return value;
}

/** @param {Core} core @param {readonly Rung[]} ladder */
export function adapt(core, ladder) {
  const { parse, search, solve, SolveLoop, findAll, findSmallest, Sink, runTechnique } = core;
  const { almostLockedSets, restrictedCommons } = core;
  const loopTechniques = ladder
    .filter((rung) => LOOP_PACKAGES.includes(rung.package.replace("@wings/", "")))
    .map(({ technique }) => technique)
    .filter(({ id }) => !id.startsWith("bent-"));

  /**
   * Searches for patterns without explanations. Sinks are reused, as in a solve.
   * @param {Technique} technique @param {"all" | "smallest"} policy
   */
  function finder(technique, policy) {
    if (Sink === undefined || runTechnique === undefined) {
      const find = policy === "all" ? findAll : findSmallest;
      return (/** @type {Board} */ board) => void find(board, [technique]);
    }
    /** @type {WeakMap<Board, Sink>} */
    const sinks = new WeakMap();
    return (/** @type {Board} */ board) => {
      let sink = sinks.get(board);
      if (sink === undefined) sinks.set(board, (sink = new Sink(board, policy)));
      runTechnique(technique, board, sink);
      // The findings of all boards together would slow the garbage collector.
      if (sink.hits.length > 0) sink.hits = [];
    };
  }

  /** Runs the solve loop without findings. @param {string} puzzle @param {boolean} check @param {(id: string) => void} [onStep] */
  function loop(puzzle, check, onStep) {
    if (SolveLoop !== undefined) {
      const solver = new SolveLoop(parse(puzzle), loopTechniques, { policy: "first", check });
      for (; solver.next(); solver.apply()) onStep?.(solver.technique.id);
      return solver;
    }
    const options = { policy: "first", findings: false, check };
    const steps = required(solve, "solve loop")(parse(puzzle), loopTechniques, options);
    for (;;) {
      const next = steps.next();
      if (next.done) return next.value;
      onStep?.(next.value.technique.id);
    }
  }

  return {
    parse,
    format: core.format,
    search,
    finder,
    loop,
    techniques: ladder.map(({ technique }) => technique),
    almostLockedSets,
    restrictedCommons,
    /** The steps of a path, as an app collects them. @param {string} puzzle @returns {Step[]} */
    path: (puzzle) =>
      core.solvePath?.(parse(puzzle), loopTechniques).steps ??
      Array.from(required(solve, "solve loop")(parse(puzzle), loopTechniques)),
    /** @param {Board} board @param {Technique} technique @param {"all" | "smallest"} policy */
    findings: (board, technique, policy) =>
      policy === "all" ? findAll(board, [technique]) : [findSmallest(board, [technique])].flatMap((each) => each ?? []),
    /** Drops the data that techniques share on a board, so that the next search computes it again. @param {Board} board */
    forget(board) {
      if (board.version !== undefined) board.version++;
      else board.stamp = required(board.stamp, "change counter of a board") + 1;
    },
    /** The cells and digits of each almost locked set. @param {Board} board */
    setsOf(board) {
      const sets = almostLockedSets(board);
      return Array.from({ length: sets.count }, (_, als) => [core.cellsOfAls(sets, als), sets.digits[als]]);
    },
    /** Each restricted common: two sets and the digit. @param {Board} board */
    commonsOf(board) {
      const { digitCells, spots, start, others } = restrictedCommons(board);
      const { sets, of } = required(digitCells ?? spots, "cells of digits in restrictedCommons()");
      const commons = [];
      for (let als = 0; als < sets.count; als++) {
        for (let digit = 1; digit <= 9; digit++) {
          if (((sets.digits[als] >> (digit - 1)) & 1) === 0) continue;
          const group = of[als * 10 + digit];
          for (let i = start[group]; i < start[group + 1]; i++) {
            // The lists have each pair twice.
            if (als < others[i]) commons.push([als, others[i], digit]);
          }
        }
      }
      return commons;
    },
  };
}
