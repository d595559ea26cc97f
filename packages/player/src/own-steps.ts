import { type Board, cellName } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { checkBoard } from "@wings/core/host";
import { checkCall } from "./check-call.js";
import type { Move, Named, StepId } from "./move.js";

/** A move of the player, and what is known of the moment before it. */
export interface OwnMove extends Move {
  /** How long the player looked at the board before. */
  readonly seconds: number;
  /** The easiest step that was there, if it is known. */
  readonly there?: StepId | undefined;
  /** Whether a hint showed this step. */
  readonly isHinted: boolean;
  /** Whether the player looked long enough to have found it. */
  readonly isFound: boolean;
}

/**
 * The shortest look at the board from which a step can come, in seconds. Digits that are typed faster one after another may be copied
 * from a solution.
 */
const LOOK = 2;

/**
 * Whether a move may come from a look at the board. The first digit of a visit says nothing: nobody knows what was before. Neither does
 * a digit in the next open cell after the one before: that is how solutions are copied.
 */
export function isFoundIn(seconds: number, placed: Placed, earlier: Earlier): boolean {
  checkCall({ seconds, placed, earlier }, { seconds: 0, placed: { before: {} }, earlier: { isFirst: true } });
  const { before, cell } = placed;
  const { isFirst, last } = earlier;
  checkBoard(before);
  if (seconds < LOOK) return false;
  return cell === undefined || !(isFirst || (last !== undefined && isNextOpen(before, last, cell)));
}

/** The cell of the digit that a move places, if it places one, and the board before. */
export interface Placed {
  readonly before: Board;
  readonly cell: number | undefined;
}

/** What a player did before on this visit: nothing yet, and the cell of the last digit. */
export interface Earlier {
  readonly isFirst: boolean;
  readonly last: number | undefined;
}

/** Whether no open cell lies between two cells, in the order of rows or of columns. */
function isNextOpen({ values }: Board, last: number, cell: number): boolean {
  const turned = (at: number): number => (at % 9) * 9 + Math.floor(at / 9);
  return [(at: number) => at, turned].some((order) => {
    let at = order(last) + 1;
    while (at < order(cell) && values[order(at)] !== 0) at++;
    return at === order(cell);
  });
}

/** The last moves of a player, and the names that are found. The names may be fewer than the moves: they come later. */
export interface Run {
  readonly moves: readonly OwnMove[];
  readonly names: readonly Named[];
}

/** The run of somebody who did nothing yet. */
export const NO_MOVES: Run = { moves: [], names: [] };

const checkRun = (run: Run): void =>
  checkCall({ run }, { run: { moves: [{ board: "", changes: [""], seconds: 0 }], names: [{ from: 0, cost: 0 }] } });

/** A step of the player: one move or several. */
export interface OwnStep {
  /** Without it, no technique shows this step. */
  readonly technique?: string | undefined;
  readonly then?: string | undefined;
  /** What finds it again. */
  readonly id?: StepId | undefined;
  readonly changes: readonly string[];
  /** How many moves it took. */
  readonly moves: number;
  readonly seconds: number;
  readonly there?: StepId | undefined;
  readonly isHinted: boolean;
  readonly isFound: boolean;
}

/**
 * What a move changed: the digit that was placed, or the candidates that were taken away. Candidates that follow a digit are no
 * part of it. Undefined for other changes, such as a candidate that comes back.
 */
export function changesOf(before: Board, after: Board): readonly string[] | undefined {
  for (const board of [before, after]) checkBoard(board);
  const placed = [...after.values.keys()].filter((cell) => after.values[cell] !== before.values[cell]);
  if (placed.length > 1 || placed.some((cell) => before.values[cell] !== 0 || after.isGiven(cell))) return undefined;
  if (placed.length === 1) return [`${cellName(placed[0])}=${after.values[placed[0]]}`];
  const changes: string[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if ((after.masks[cell] & ~before.masks[cell]) !== 0) return undefined;
    for (const digit of digitsOf(before.masks[cell] & ~after.masks[cell])) changes.push(`${cellName(cell)}-${digit}`);
  }
  return changes.length === 0 ? undefined : changes;
}

/** The steps that the named moves are. */
export function stepsOf(run: Run): OwnStep[] {
  checkRun(run);
  const { moves, names } = run;
  const steps: OwnStep[] = [];
  for (let to = names.length; to > 0; to = names[to - 1].from) {
    const { from, technique, then, outcome } = names[to - 1];
    const group = moves.slice(from, to);
    steps.unshift({
      ...{ technique, then },
      id: technique && outcome ? { board: group[0].board, technique, outcome } : undefined,
      moves: group.length,
      changes: group.flatMap(({ changes }) => changes),
      seconds: Math.max(...group.map(({ seconds }) => seconds)),
      there: group[0].there,
      isHinted: group.some(({ isHinted }) => isHinted),
      isFound: group.some(({ isFound }) => isFound),
    });
  }
  return steps;
}

/** More moves are not looked at together. */
const MOST_MOVES = 16;

/** Takes the steps off a run that no later move can change: those up to the last digit, and the first of too many. */
export function settled(run: Run): { readonly done: readonly OwnStep[]; readonly run: Run } {
  checkRun(run);
  const { moves, names } = run;
  let end = names.length;
  while (end > 0 && moves[end - 1].changes[0][4] !== "=") end--;
  // Where the explanation of all moves has a first step, it stays the first.
  if (end === 0 && names.length >= MOST_MOVES) end = firstEnd(names);
  if (end === 0) return { done: [], run };
  const left = names.slice(end);
  const cost = names[end - 1].cost;
  return {
    done: stepsOf({ moves, names: names.slice(0, end) }),
    run: {
      moves: moves.slice(end),
      names: left.map((each) => ({ ...each, from: Math.max(0, each.from - end), cost: each.cost - cost })),
    },
  };
}

function firstEnd(names: readonly Named[]): number {
  let to = names.length;
  while (names[to - 1].from > 0) to = names[to - 1].from;
  return to;
}
