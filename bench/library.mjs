// The packages of a built tree, of this revision or another one. Nothing else in the benchmarks imports a package.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @typedef {import("@wings/core").Board} Board
 * @typedef {import("@wings/core").Technique} Technique
 * @typedef {{ technique: Technique, package: string }} Rung
 * @typedef {{ technique: string, pattern: unknown, eliminations: unknown, placements: unknown }} Finding
 * @typedef {{ status: string, count: number, solution: string | null }} SearchResult
 * @typedef {Awaited<ReturnType<typeof loadLibrary>>} Library
 */

/** The benchmarks of the solve loop keep this list while the ladder grows. Bent wings are left out. */
const LOOP_PACKAGES = ["singles", "locked-candidates", "subsets", "xy-wing", "w-wing", "uvwxyz-wing"];

/**
 * Imports one entry point of a package.
 * @param {string} tree @param {string} name @param {string} [entry]
 * @returns {Promise<Record<string, unknown>>}
 */
export async function importPackage(tree, name, entry = ".") {
  const folder = join(tree, "packages", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return import(pathToFileURL(join(folder, exports[entry].default)).href);
}

/** @param {string} tree the root of a built working tree */
export async function loadLibrary(tree) {
  const [host, author, core] = await Promise.all(
    ["./host", "./author", "."].map((it) => importPackage(tree, "core", it)),
  );
  const { SolveLoop, Sink, runTechnique } = /** @type {typeof import("@wings/core/host")} */ (
    /** @type {unknown} */ (host)
  );
  const { almostLockedSets, restrictedCommons } = /** @type {typeof import("@wings/core/author")} */ (
    /** @type {unknown} */ (author)
  );
  const { parse, format, search, solvePath, findAll, findSmallest } = /** @type {typeof import("@wings/core")} */ (
    /** @type {unknown} */ (core)
  );
  const { LADDER, rate } = await importPackage(tree, "ladder");
  const { explainerRating } = await importPackage(tree, "explainer");
  // Earlier revisions take `true` for it.
  const check = /** @type {import("@wings/core").StepCheck} */ ("checkStep" in core ? core.checkStep : true);
  const ladder = /** @type {typeof import("@wings/ladder").LADDER} */ (LADDER);
  const loopTechniques = ladder
    .filter((rung) => LOOP_PACKAGES.includes(rung.package.replace("@wings/", "")))
    .map(({ technique }) => technique)
    .filter(({ id }) => !id.startsWith("bent-"));

  /**
   * Searches for the patterns of several techniques.
   * @param {readonly string[]} ids
   */
  function familyFinder(ids) {
    const finders = ladder
      .filter(({ technique }) => ids.includes(technique.id))
      .map((it) => finder(it.technique, "all"));
    return (/** @type {Board} */ board) => {
      for (const find of finders) find(board);
    };
  }

  /**
   * Searches for patterns without explanations. Sinks are reused, as in a solve.
   * @param {Technique} technique @param {"all" | "smallest"} policy
   */
  function finder(technique, policy) {
    /** @type {WeakMap<Board, InstanceType<typeof Sink>>} */
    const sinks = new WeakMap();
    return (/** @type {Board} */ board) => {
      let sink = sinks.get(board);
      if (sink === undefined) sinks.set(board, (sink = new Sink(board, policy)));
      runTechnique(technique, board, sink);
      // The findings of all boards together would slow the garbage collector.
      if (sink.hits.length > 0) sink.hits = [];
    };
  }

  /** Runs the solve loop without findings. @param {string} puzzle @param {boolean} proves @param {(id: string) => void} [onStep] */
  function loop(puzzle, proves, onStep) {
    const solver = new SolveLoop(parse(puzzle), loopTechniques, { policy: "first", check: proves && check });
    for (; solver.next(); solver.apply()) onStep?.(solver.technique.id);
    return solver;
  }

  return {
    parse,
    format,
    search,
    rate: /** @type {typeof import("@wings/ladder").rate} */ (rate),
    explainerRating: /** @type {typeof import("@wings/explainer").explainerRating} */ (explainerRating),
    finder,
    familyFinder,
    loop,
    techniques: ladder.map(({ technique }) => technique),
    almostLockedSets,
    restrictedCommons,
    /** The steps of a path, as an app collects them. @param {string} puzzle */
    path: (puzzle) => solvePath(parse(puzzle), loopTechniques).steps,
    /** @param {Board} board @param {Technique} technique @param {"all" | "smallest"} policy */
    findings: (board, technique, policy) =>
      policy === "all" ? findAll(board, [technique]) : [findSmallest(board, [technique])].flatMap((each) => each ?? []),
    /** Drops the data that techniques share on a board, so that the next search computes it again. @param {Board} board */
    forget(board) {
      board.version++;
    },
  };
}
