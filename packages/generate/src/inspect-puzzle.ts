import { type Board, type CellName, cellName, search } from "@wings/core";
import { checkOptionNames } from "@wings/core/host";
import { type ClueSymmetry, symmetriesOf } from "./clue-symmetry.js";
import { badOption } from "./errors.js";
import { readPuzzle } from "./read-puzzle.js";
import { unneededClues } from "./remove-clues.js";
import { isSolvedBySingles } from "./singles.js";
import { countSolutions } from "./solutions.js";

/** What setters ask of a puzzle. */
export interface PuzzleReport {
  readonly clues: number;
  /** The number of solutions, at most the limit. */
  readonly solutions: number;
  /** The only solution; null where there is none, or more than one. */
  readonly solution: string | null;
  /** Whether the puzzle has one solution, and needs each clue for it. */
  readonly minimal: boolean;
  /** The clues that the puzzle doesn't need: without one of them, it has the same only solution. */
  readonly unneeded: readonly CellName[];
  /** The symmetries of the clue pattern. */
  readonly symmetries: readonly ClueSymmetry[];
  /** Where the puzzle hasn't one solution: the clues that may be wrong, and the digits that give it one. */
  readonly corrections: readonly Correction[];
  /** Whether naked and hidden singles solve the puzzle. */
  readonly singles: boolean;
  /** The cells whose digit leaves a puzzle for singles alone. Empty where singles solve it anyway. */
  readonly backdoors: readonly CellName[];
}

/** A clue that may be wrong. */
export interface Correction {
  readonly cell: CellName;
  /** What the clue is. */
  readonly digit: number;
  /** With one of these digits in its place the puzzle has one solution. */
  readonly instead: readonly number[];
}

/** Returns what setters ask about a puzzle. `limit` is the number of solutions to stop at. */
export function inspectPuzzle(
  puzzle: Board | string,
  options: { readonly limit?: number | undefined } = {},
): PuzzleReport {
  checkOptionNames(options, "limit");
  const { limit = 1000 } = options;
  if (!(Number.isSafeInteger(limit) && limit >= 2)) throw badOption("limit", limit, "a whole number of 2 or more");
  const clues = readPuzzle(puzzle);
  const { count, solution } = search(clues, limit, typeof puzzle === "string" ? undefined : puzzle.mostGuesses);
  const isOne = count === 1;
  const unneeded = isOne ? unneededClues(clues) : [];
  const singles = isOne && isSolvedBySingles(clues);
  return {
    clues: clues.filter((digit) => digit > 0).length,
    solutions: count,
    solution: isOne ? solution : null,
    minimal: isOne && unneeded.length === 0,
    unneeded: unneeded.map(cellName),
    symmetries: symmetriesOf(clues),
    corrections: isOne ? [] : correctionsOf(clues),
    singles,
    backdoors: isOne && !singles ? backdoorsOf(clues, solution!) : [],
  };
}

function correctionsOf(clues: Uint8Array): Correction[] {
  const corrections: Correction[] = [];
  const trial = clues.slice();
  clues.forEach((digit, cell) => {
    if (digit === 0) return;
    const instead = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => {
      trial[cell] = other;
      return other !== digit && countSolutions(trial, 2) === 1;
    });
    trial[cell] = digit;
    if (instead.length > 0) corrections.push({ cell: cellName(cell), digit, instead });
  });
  return corrections;
}

function backdoorsOf(clues: Uint8Array, solution: string): CellName[] {
  const backdoors: CellName[] = [];
  const trial = clues.slice();
  clues.forEach((digit, cell) => {
    if (digit !== 0) return;
    trial[cell] = Number(solution[cell]);
    if (isSolvedBySingles(trial)) backdoors.push(cellName(cell));
    trial[cell] = 0;
  });
  return backdoors;
}
