// What there is on a board, counted: it must not change where a change claims to be only faster.

import { Sink, almostLockedSets, restrictedCommons, runTechnique } from "@wings/core";
import { changesOf } from "./changes.mjs";

/** @typedef {import("@wings/core").Board} Board */

/** The restricted commons of all almost locked sets of a board: pairs of sets and the digit. @param {Board} board */
export function restrictedCommonsOf(board) {
  const { digitCells, start } = restrictedCommons(board);
  let total = 0;
  for (let als = 0; als < digitCells.sets.count; als++) {
    for (let digit = 1; digit <= 9; digit++) {
      if ((digitCells.sets.digits[als] >> (digit - 1)) & 1)
        total += start[digitCells.of[als * 10 + digit] + 1] - start[digitCells.of[als * 10 + digit]];
    }
  }
  return total / 2; // each is met from both sides
}

/** The almost locked sets and the restricted commons of several boards together. @param {readonly Board[]} boards */
export function setsOn(boards) {
  let sets = 0;
  let commons = 0;
  for (const board of boards) {
    sets += almostLockedSets(board).count;
    commons += restrictedCommonsOf(board);
  }
  return { sets, commons };
}

/**
 * What a technique tries and finds on several boards together. A candidate that many findings eliminate is counted once a
 * board, and so is a placement.
 * @param {import("@wings/core").Technique} technique @param {readonly Board[]} boards
 */
export function counts(technique, boards) {
  const total = { tried: 0, found: 0, eliminations: 0, placements: 0 };
  for (const board of boards) {
    const sink = new Sink(board, "all");
    runTechnique(technique, board, sink);
    total.tried += sink.tried;
    total.found += sink.count;
    const { eliminations, placements } = changesOf(sink.hits);
    total.eliminations += eliminations;
    total.placements += placements;
  }
  return total;
}
