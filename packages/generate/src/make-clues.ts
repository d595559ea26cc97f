import { type ClueSymmetry, orbitsOf } from "./clue-symmetry.js";
import { badOption, noGrid } from "./errors.js";
import type { Layout } from "@wings/core/host";
import { fullGrid, gridOn } from "./full-grid.js";
import type { CheckedOptions } from "./options.js";
import { type Random, random } from "./random-numbers.js";
import { readPuzzle } from "./read-puzzle.js";
import { minimize, removeUnneeded, unneededClues } from "./remove-clues.js";
import { countSolutions } from "./solutions.js";
import { GRID_SYMMETRIES, isGridSymmetry, symmetricalGrid, wantsSymmetricalGrid } from "./symmetrical-grid.js";

/** A puzzle in numbers: the digit of each clue, 0 for an open cell, and all digits of the solution. */
export interface Clues {
  readonly clues: Uint8Array;
  readonly solution: Uint8Array;
}

/** Makes puzzles with the wanted clues. Their difficulty is not considered. */
export interface ClueMaker {
  /** A random attempt; undefined where its clues don't fit the options. */
  start(this: void, attempt: number): Clues | undefined;
  /** A puzzle that differs from the one of an attempt in a few clues; undefined where its clues don't fit. */
  neighbor(this: void, near: Clues, attempt: number, number: number): Clues | undefined;
}

/** How many groups of clues a neighbor adds before it removes unneeded ones. More find fewer hits, fewer find the same puzzles. */
const ADDED = 3;

/** The first attempts of a search may find no full grid of a layout. Where all of these don't, there may be none. */
const MOST_WITHOUT_GRID = 30;

export function makeClueMaker(options: CheckedOptions): ClueMaker {
  const { seed, symmetry, clues: range, minimal, layout } = options;
  const grid = options.grid === undefined ? undefined : readGrid(options.grid, layout);
  const mayHaveClue = (cell: number): boolean => options.pattern === undefined || !".0".includes(options.pattern[cell]);
  const orbitsBy = new Map<ClueSymmetry, (readonly number[])[]>();
  const fittingOrbits = (kind: ClueSymmetry): (readonly number[])[] => {
    const orbits = orbitsBy.get(kind) ?? orbitsOf(kind).filter((orbit) => orbit.every(mayHaveClue));
    orbitsBy.set(kind, orbits);
    return orbits;
  };
  // No random puzzle has digits that obey a symmetry, so these are made with one.
  const isSymmetrical = grid === undefined && layout === undefined && wantsSymmetricalGrid(options);
  const kindOf = (attempt: number): ClueSymmetry =>
    isSymmetrical && symmetry === "none" ? GRID_SYMMETRIES[attempt % GRID_SYMMETRIES.length] : symmetry;
  const randomGrid = (kind: ClueSymmetry, source: Random): Uint8Array | undefined =>
    isSymmetrical && isGridSymmetry(kind)
      ? symmetricalGrid(kind, source)
      : layout
        ? gridOn(layout, source)
        : fullGrid(source);

  const keepOrbit = (clues: Uint8Array, solution: Uint8Array, orbit: readonly number[]): void => {
    for (const cell of orbit) clues[cell] = solution[cell];
  };

  /** Removes clues in random order until they fit; returns whether they do. */
  function fit(clues: Uint8Array, orbits: readonly (readonly number[])[], kind: ClueSymmetry, source: Random): boolean {
    const [fewest, most] = range;
    if (minimal === false) {
      const order = source.shuffle(orbits.filter(([cell]) => clues[cell] !== 0));
      const wanted = fewest + source.below(most - fewest + 1);
      let left = order.flat().length;
      for (const orbit of order) {
        if (left - orbit.length >= wanted && removeUnneeded(clues, [orbit], 81, layout) === 0) left -= orbit.length;
      }
      return left >= fewest && left <= most;
    }
    const needed = minimize(clues, source, most, orbits, layout);
    if (needed < fewest || needed > most) return false;
    return minimal === "orbits" || kind === "none" || unneededClues(clues, layout).length === 0;
  }

  let withoutGrid = 0;
  let hasGrid = false;
  const noteGrid = (isFound: boolean): void => {
    hasGrid ||= isFound;
    if (layout && !hasGrid && ++withoutGrid === MOST_WITHOUT_GRID) throw noGrid(layout.name, withoutGrid);
  };

  return {
    start(attempt) {
      const source = random(seed, attempt);
      const kind = kindOf(attempt);
      const orbits = fittingOrbits(kind);
      const solution = grid ?? randomGrid(kind, source);
      noteGrid(solution !== undefined);
      if (solution === undefined) return undefined;
      const clues = new Uint8Array(81);
      for (const orbit of orbits) keepOrbit(clues, solution, orbit);
      if (orbits.flat().length < 81 && countSolutions(clues, 2, layout) !== 1) return undefined;
      return fit(clues, orbits, kind, source) ? { clues, solution } : undefined;
    },
    neighbor({ clues: near, solution }, attempt, number) {
      const source = random(seed, attempt, number);
      const kind = kindOf(attempt);
      const orbits = fittingOrbits(kind);
      const clues = near.slice();
      for (let i = 0; i < ADDED; i++) keepOrbit(clues, solution, orbits[source.below(orbits.length)]);
      return fit(clues, orbits, kind, source) ? { clues, solution } : undefined;
    },
  };
}

function readGrid(grid: NonNullable<CheckedOptions["grid"]>, layout: Layout | undefined): Uint8Array {
  const digits = readPuzzle(grid, layout);
  if (digits.includes(0) || countSolutions(digits, 1, layout) !== 1)
    throw badOption("grid", grid, "a solution: 81 digits, each once in every row, column and box");
  return digits;
}
