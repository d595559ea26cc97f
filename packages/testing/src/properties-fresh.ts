import type { Board } from "@wings/core";
import { digitsOf } from "@wings/core/author";
import { type Hit, applyHit } from "@wings/core/host";
import { type Fault, again, fault } from "./faults.js";
import { type Subject, firstDifference, run, summaryOf } from "./subject.js";

/** A property of techniques that keep data of a board: they must notice that the board has changed. */

/** On a board that has changed since a search, the technique finds the same as on a new board. */
export function isFresh({ technique, board, hits }: Subject): Fault | undefined {
  const targets = positions(board, hits);
  const walked = board.copy();
  // What a new board gives is found first: a search of another board can hide what the technique keeps.
  const expected = targets.map((target) => {
    change(walked, target);
    // A board can have a candidate that its digits forbid. It doesn't come back.
    const position = walked.copy();
    return { position, hits: run(technique, position.copy()).hits };
  });
  const used = board.copy();
  for (const [i, { position, hits: right }] of expected.entries()) {
    change(used, targets[i]);
    const seen = run(technique, used).hits;
    const at = firstDifference(right, seen);
    if (at < 0) continue;
    const subject = { technique, board: position };
    return fault("STALE_DATA", technique, position, {
      expected: `finding ${at + 1}, as on a new board: ${summaryOf(subject, right[at])}`,
      seen: `finding ${at + 1} on the board that was searched before: ${summaryOf(subject, seen[at])}`,
      again: again(technique, board),
    });
  }
  return undefined;
}

/** The positions that one board goes through. Several times it has no finding, and then those of the original board. */
function positions(board: Board, hits: readonly Hit[]): Board[] {
  const bare = board.copy();
  const start = board.copy();
  const open = board.copy();
  for (let cell = 0; cell < 81; cell++) {
    if (board.values[cell] > 0 && board.isFree(cell)) start.clear(cell);
    for (const digit of digitsOf(board.masks[cell])) bare.eliminate(cell, digit);
  }
  for (const each of [start, open])
    for (let cell = 0; cell < 81; cell++) for (let digit = 1; digit <= 9; digit++) each.allow(cell, digit);
  const next = board.copy();
  if (hits.length > 0) applyHit(next, hits[0]);
  // As in a solve: from many candidates to few, with the same digits.
  return [board, next, bare, board, start, bare, start, open, board, bare, open, board];
}

/** Changes a board in place, as the steps of a solve and a player do. */
function change(used: Board, target: Board): void {
  for (let cell = 0; cell < 81; cell++) {
    if (used.values[cell] !== 0 && used.values[cell] !== target.values[cell]) used.clear(cell);
  }
  for (let cell = 0; cell < 81; cell++) {
    const digit = target.values[cell];
    if (digit === 0 || used.values[cell] !== 0) continue;
    if (target.isGiven(cell)) used.placeGiven(cell, digit);
    else used.place(cell, digit);
  }
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 1; digit <= 9; digit++) {
      if (target.has(cell, digit)) used.allow(cell, digit);
      else used.eliminate(cell, digit);
    }
  }
}
