import { Board, type Technique, parse } from "@wings/core";
import { SolveLoop } from "@wings/core/host";
import { generate } from "@wings/generate";
import { random } from "@wings/generate/random";
import { LADDER, levelOf } from "@wings/ladder";
import type { Made } from "./messages.js";
import type { Need } from "./need.js";

/** How far techniques come, and whether the new one was used. */
interface Path {
  readonly isSolved: boolean;
  readonly usesFresh: boolean;
  readonly board: Board;
}

const isEasy = ({ id }: Technique): boolean => levelOf(id) === "easy";

/** What somebody with these techniques makes of a puzzle. */
export interface Skill {
  /** Whether a puzzle is what is wanted. */
  fits(this: void, board: Board): boolean;
  /** Whether it may become so with more clues. */
  isPromising(this: void, board: Board): boolean;
  /** The path with all techniques. */
  follow(this: void, board: Board): Path;
}

export function skillOf({ known, fresh, as = "needed" }: Need): Skill {
  const isKnown = new Set(known);
  const techniques = LADDER.map(({ technique }) => technique);
  const old = techniques.filter(({ id }) => isKnown.has(id) && id !== fresh);
  const isUsed = as === "used";
  // A technique that is needed is the last resort: it is used only where nothing else helps.
  const all = isUsed
    ? [...old.filter(isEasy), ...techniques.filter(({ id }) => id === fresh), ...old.filter((each) => !isEasy(each))]
    : [...old, ...techniques.filter(({ id }) => id === fresh)];
  const follow = (board: Board): Path => pathOf(board, all, fresh);
  const isPromising = (board: Board): boolean =>
    fresh === undefined || (isUsed ? follow(board).usesFresh : !pathOf(board, old, fresh).isSolved);
  return {
    follow,
    isPromising,
    fits: (board) => {
      const { isSolved, usesFresh } = follow(board);
      return isSolved && (fresh === undefined || (isUsed ? usesFresh : isPromising(board)));
    },
  };
}

function pathOf(board: Board, techniques: readonly Technique[], fresh: string | undefined): Path {
  if (techniques.length === 0) return { isSolved: false, usesFresh: false, board };
  // All that a technique finds is done at once: a puzzle and its images have the same path.
  const loop = new SolveLoop(board, techniques, { batch: ({ id }) => id });
  let usesFresh = false;
  while (loop.next()) {
    usesFresh ||= loop.technique.id === fresh;
    loop.apply();
  }
  return { isSolved: loop.status === "solved", usesFresh, board: loop.board };
}

/** Whether a puzzle is solved with what is known and the new technique, and has it. */
export const fits = (puzzle: string, need: Need): boolean => skillOf(need).fits(parse(puzzle));

/** Makes a puzzle that fits; undefined where the time is over. */
export function makeFit(need: Need, seed: number, isOver: () => boolean): Made | undefined {
  for (const { puzzle, solution } of generate({ seed, count: Infinity, symmetry: "rotational" })) {
    const made = fitted({ puzzle, solution }, need, seed, isOver);
    if (made !== undefined || isOver()) return made;
  }
  return undefined;
}

/**
 * A puzzle that fits, made from one that needs more as a rule: clues of the solution are added, as long as the new technique
 * stays on the path. Undefined where the puzzle can't have it.
 */
export function fitted({ puzzle, solution }: Made, need: Need, seed: number, isOver: () => boolean): Made | undefined {
  const skill = skillOf(need);
  const start = parse(puzzle);
  if (skill.fits(start)) return { puzzle, solution };
  const { isSolved, usesFresh, board: end } = skill.follow(start);
  // Where the new technique does nothing, more clues rarely bring it.
  if (isSolved || (need.fresh !== undefined && need.known.length > 0 && !usesFresh)) return undefined;
  const open = Array.from({ length: 41 }, (_, cell) => cell).filter((cell) =>
    pairOf(cell).some((each) => end.values[each] === 0),
  );
  let board = start;
  for (const cell of random(seed).shuffle(open)) {
    if (isOver()) return undefined;
    const next = withClues(board, pairOf(cell), solution);
    if (!skill.isPromising(next)) continue;
    board = next;
    if (skill.fits(board)) return { puzzle: textOf(thinned(board, start, skill)), solution };
  }
  return undefined;
}

/** A cell of the first half of the board, and the one opposite. The clues look the same after half a turn. */
const pairOf = (cell: number): readonly number[] => (cell === 40 ? [cell] : [cell, 80 - cell]);

function withClues(board: Board, cells: readonly number[], solution: string): Board {
  const next = board.copy();
  for (const cell of cells) if (next.values[cell] === 0) next.placeGiven(cell, Number(solution[cell]));
  return next;
}

/** The board without those added clues that it doesn't need. */
function thinned(board: Board, start: Board, { fits: isFit }: Skill): Board {
  let thin = board;
  for (let cell = 0; cell <= 40; cell++) {
    if (!board.isGiven(cell) || start.isGiven(cell)) continue;
    const next = new Board();
    thin.toState().givens.forEach((digit, each) => {
      if (digit !== 0 && !pairOf(cell).includes(each)) next.placeGiven(each, digit);
    });
    if (isFit(next)) thin = next;
  }
  return thin;
}

/** The givens of a board: 81 digits and dots. */
export const textOf = (board: Board): string =>
  board
    .toState()
    .givens.map((digit) => digit || ".")
    .join("");
