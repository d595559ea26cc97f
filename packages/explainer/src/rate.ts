import { type Board, parse, search } from "@wings/core";
import { checkOptionNames, notForLayout } from "@wings/core/host";
import { badHighest, notOneSolution } from "./errors.js";
import { Grid } from "./grid.js";
import { Hints } from "./hints.js";
import { LADDER } from "./ladder.js";
import { type Orientation, canonicalOrientation, imageOfGrid, originalCandidate } from "./orientation.js";
import type { Candidate, ExplainerOptions, ExplainerRating, ExplainerStep } from "./rating.js";

/** What no level of the ladder can solve rates higher than this: it needs dynamic chains inside that use pairs and the like. */
const BEYOND = 110;

/**
 * Rates a puzzle on the scale of Sudoku Explainer 1.2.1. All hints of the lowest rating are applied at once, so the ratings never
 * depend on how a puzzle is turned.
 *
 * @example
 * ```ts
 * import { explainerRating } from "@wings/explainer";
 *
 * const { er, ep, ed } = explainerRating("4.32.....16.3..82...5.....93..81..5.6..4............9......6945...1.5..2....3...8");
 * console.log(er, ep, ed); // 7.2 1.2 1.2
 * ```
 */
export function explainerRating(puzzle: Board | string, options: ExplainerOptions = {}): ExplainerRating {
  checkOptionNames(options, "highest");
  const { highest = Infinity } = options;
  if ((!Number.isFinite(highest) && highest !== Infinity) || highest < 1) throw badHighest(highest);
  const board = typeof puzzle === "string" ? parse(puzzle) : puzzle;
  if (board.layout) throw notForLayout("a rating of Sudoku Explainer", board.layout.name);
  const { count, solution } = search(board);
  if (count !== 1) throw notOneSolution(count);
  return new Solve(board, solution!, Math.round(highest * 10)).run();
}

class Solve {
  readonly #steps: ExplainerStep[] = [];
  #grid: Grid;
  #er = 0;
  /** How the grid is turned, once chains are needed whose length could depend on it. */
  #orientation: Orientation | undefined;
  readonly #board: Board;
  readonly #solution: string;
  readonly #highest: number;

  constructor(board: Board, solution: string, highest: number) {
    this.#board = board;
    this.#solution = solution;
    this.#highest = highest;
    this.#grid = Grid.of(board);
  }

  run(): ExplainerRating {
    let ep: number | undefined;
    let ed: number | undefined;
    while (this.#grid.open > 0) {
      const er = this.#er;
      const hints = this.#find();
      if (!hints.found || hints.rating > this.#highest) {
        const beyond = hints.found ? this.#highest : Math.max(er, Math.min(this.#highest, BEYOND));
        const text = `>${beyond / 10}` as const;
        return {
          er: text,
          ep: ep === undefined ? text : ep / 10,
          ed: ed === undefined ? text : ed / 10,
          scale: "se-1.2.1-symmetric",
          steps: this.#steps,
        };
      }
      this.#er = Math.max(er, hints.rating);
      ed ??= this.#er;
      if (hints.placements.size > 0) ep ??= this.#er;
      this.#apply(hints);
    }
    const er = this.#er;
    return { er: er / 10, ep: (ep ?? er) / 10, ed: (ed ?? er) / 10, scale: "se-1.2.1-symmetric", steps: this.#steps };
  }

  #find(): Hints {
    let hints = new Hints(this.#grid, this.#er);
    for (const { rating, finders, depends } of LADDER) {
      if (rating > this.#highest) break;
      if (depends && this.#orientation === undefined) {
        this.#orientation = canonicalOrientation(this.#board, this.#solution);
        this.#grid = imageOfGrid(this.#grid, this.#orientation);
        hints = new Hints(this.#grid, this.#er);
      }
      for (const find of finders) find(this.#grid, hints);
      if (hints.found) break;
    }
    return hints;
  }

  #apply({ rating, techniques, placements, eliminations }: Hints): void {
    const candidates = (from: ReadonlySet<number>): Candidate[] =>
      [...from].map((one) => originalCandidate(one, this.#orientation));
    this.#steps.push({
      rating: rating / 10,
      techniques: [...techniques],
      placements: candidates(placements),
      eliminations: candidates(eliminations),
    });
    for (const one of eliminations) this.#grid.remove((one / 9) | 0, (one % 9) + 1);
    for (const one of placements) {
      const cell = (one / 9) | 0;
      if (this.#grid.masks[cell] !== 0) this.#grid.place(cell, (one % 9) + 1);
    }
  }
}
