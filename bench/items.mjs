// What is measured and compared: for each technique of the ladder "ID" (find all) and "ID/smallest", and the parts of the core.

import { outcomeOf } from "./digest.mjs";
import { HODOKU, idsTimedWith } from "./families.mjs";

/**
 * @typedef {object} Item
 * @property {number} size how many boards or puzzles a pass works through
 * @property {() => void} pass the work that is timed
 * @property {() => Iterable<unknown[]>} answers a list for each board of a pass, then for boards that are not timed
 */

/** @param {import("./library.mjs").Library} library @param {import("./inputs.mjs").Inputs} inputs @returns {Record<string, Item>} by name */
export function itemsOf(library, { stuck, varied, puzzles, hard }) {
  const boards = stuck.map((text) => library.parse(text));
  const all = [...boards, ...[...varied, ...puzzles.slice(0, 20)].map((text) => library.parse(text))];
  /** @typedef {import("./library.mjs").Board} Board */

  /** @param {(board: Board) => unknown} run @param {(board: Board) => unknown[]} answer @returns {Item} */
  const onBoards = (run, answer) => ({
    size: boards.length,
    pass() {
      for (const board of boards) {
        library.forget(board);
        run(board);
      }
    },
    answers: () => mapLazily(all, answer),
  });
  /** @param {(puzzle: string) => unknown} run @param {(puzzle: string) => unknown[]} answer @param {readonly string[]} [list] @param {readonly string[]} [more] @returns {Item} */
  const onPuzzles = (run, answer, list = puzzles, more = []) => ({
    size: list.length,
    pass() {
      for (const puzzle of list) run(puzzle);
    },
    answers: () => mapLazily([...list, ...more], answer),
  });
  /** @param {boolean} check */
  const loop = (check) =>
    onPuzzles(
      (puzzle) => library.loop(puzzle, check),
      (puzzle) => {
        /** @type {unknown[]} */
        const steps = [];
        const { status, board } = library.loop(puzzle, check, (id) => steps.push(id));
        // The last step carries the end, so that the count is the number of steps.
        return [...steps.slice(0, -1), [steps.at(-1), status, library.format(board, "url")]];
      },
    );
  // Without its first clue a puzzle has many solutions, or one; with another digit there it mostly has none.
  const spoiled = puzzles
    .slice(0, 50)
    .flatMap((puzzle) => [
      puzzle.replace(/[1-9]/, "."),
      puzzle.replace(/[1-9]/, (digit) => String((Number(digit) % 9) + 1)),
    ]);

  const policies = /** @type {const} */ (["all", "smallest"]);
  const techniques = library.techniques.flatMap((technique) =>
    policies.map((policy) => [
      policy === "all" ? technique.id : `${technique.id}/smallest`,
      onBoards(library.finder(technique, policy), (board) => library.findings(board, technique, policy).map(outcomeOf)),
    ]),
  );
  // What they find is compared technique by technique.
  const families = HODOKU.families.map(({ name }) => [
    name,
    onBoards(library.familyFinder(idsTimedWith(name)), () => []),
  ]);
  return {
    ...Object.fromEntries([...techniques, ...families]),
    sets: onBoards(library.almostLockedSets, () => []),
    commons: onBoards(library.restrictedCommons, () => []),
    parse: onPuzzles(library.parse, (puzzle) => [library.format(library.parse(puzzle), "url")]),
    search: onPuzzles(library.search, (puzzle) => [solutionOf(library.search(puzzle))], puzzles, spoiled),
    "search-hard": onPuzzles(library.search, (puzzle) => [solutionOf(library.search(puzzle))], hard),
    // Two, since each takes about a second: Easter Monster needs all levels, Platinum Blonde all but the last.
    explainer: onPuzzles(library.explainerRating, (puzzle) => [library.explainerRating(puzzle)], [
      hard[0],
      hard[hard.length - 1],
    ]),
    loop: loop(false),
    "loop-proofs": loop(true),
    rating: onPuzzles(library.rate, (puzzle) => [library.rate(puzzle)]),
    path: onPuzzles(library.path, (puzzle) => library.path(puzzle).map(({ finding }) => outcomeOf(finding))),
  };
}

/** @param {import("./library.mjs").SearchResult} result */
const solutionOf = ({ status, solution }) => [status, solution];

/** Maps one value after the other: the findings of all boards together don't fit into memory. @template T @param {readonly T[]} values @param {(value: T) => unknown[]} map */
function* mapLazily(values, map) {
  for (const value of values) yield map(value);
}
