import { DIGIT_COUNT, HOUSES_OF, HOUSE_CELLS, lowestBit } from "@wings/core/author";
import { Branch } from "./branch.js";
import { type Grid, PEER_CELLS, POSITION_BIT, eachCandidate } from "./grid.js";
import type { Hints } from "./hints.js";
import { lengthRating } from "./length.js";
import { whenFalse, whenTrue } from "./reach.js";

const BRANCH = /* @__PURE__ */ new Branch();

/** A candidate from which a contradiction follows by its digit alone. */
export function nishio(grid: Grid, hints: Hints): void {
  eachCandidate(grid, (start) => {
    if (!isContradictory(grid, start)) return;
    const branch = BRANCH.start(grid, whenTrue(start), true).run();
    for (const conflict of branch.conflicts) {
      hints.conclude("Nishio Forcing Chains", 75 + lengthRating(branch.sizeOfConflict(conflict)), whenFalse(start));
    }
  });
}

/** The places of the digit in each house, while it is followed. */
const LEFT: Uint16Array = /* @__PURE__ */ new Uint16Array(27);
/** By cell: whether the digit is gone, or in it. */
const STATE: Uint8Array = /* @__PURE__ */ new Uint8Array(81);
const GONE = 1;
const HELD = 2;
/** The cells that have the digit, in their order. */
const QUEUE: Uint8Array = /* @__PURE__ */ new Uint8Array(81);

/** Whether there is a contradiction at all: most candidates have none, and this takes less than a branch. */
function isContradictory({ masks, places }: Grid, start: number): boolean {
  const index = start % 9;
  for (let house = 0; house < 27; house++) LEFT[house] = places[house * 10 + index + 1];
  STATE.fill(0);
  let count = 0;
  const hold = (cell: number): void => {
    STATE[cell] = HELD;
    QUEUE[count++] = cell;
  };
  hold((start / 9) | 0);
  for (let i = 0; i < count; i++) {
    const cell = QUEUE[i];
    for (let k = cell * 20; k < cell * 20 + 20; k++) {
      const peer = PEER_CELLS[k];
      if (((masks[peer] >> index) & 1) === 0 || STATE[peer] === GONE) continue;
      if (STATE[peer] === HELD) return true;
      STATE[peer] = GONE;
      for (let at = peer * 3; at < peer * 3 + 3; at++) {
        const house = HOUSES_OF[at];
        LEFT[house] &= ~POSITION_BIT[at];
        if (DIGIT_COUNT[LEFT[house]] !== 1) continue;
        const last = HOUSE_CELLS[house * 9 + lowestBit(LEFT[house])];
        if (STATE[last] === 0) hold(last);
      }
    }
  }
  return false;
}
