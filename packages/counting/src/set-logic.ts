import { type Board, type Data, type Mark, type Pattern, type Reason, candidateOf } from "@wings/core/author";
import { defineBuiltIn } from "@wings/core/built-in";
import { certificateAt } from "./certificate.js";
import { COUNT_PARTS, COUNT_ROLES, type CountRole, countMarks, listed, sumOf } from "./count-words.js";
import { Fills, WHOLE } from "./fills.js";
import { logicBoard } from "./logic-board.js";

const pattern = { cell: "cell", digit: "digit" } as const;

/** Nobody reads a longer list of facts and sets in a sentence. */
const MOST_LISTED = 60;
/** The pattern: the candidate that leaves. */
export type SetLogic = Pattern<typeof pattern>;

/**
 * Set logic: all that follows by counting. A candidate leaves if, were it true, some facts needed more true candidates than
 * some sets can hold. That is so for just the candidates that no fractional fill has wholly: a share from 0 to 1 for each
 * candidate, so that the shares of each cell, and of each digit in a house, add up to 1.
 *
 * The size says how little of the candidate a fill can have: 1 if none, 2 if half, 3 if two thirds.
 */
export const setLogic = /* @__PURE__ */ defineBuiltIn({
  id: "set-logic",
  name: "Set Logic",
  ties: true,
  options: {
    maxFacts: { type: "number", default: 324, min: 1, max: 324, description: "maximum number of facts of a proof" },
  },
  pattern,
  roles: COUNT_ROLES,
  message: {
    long: "With {candidate}, {why}: {outcome}.",
    short: "{n} needed, room for {room}: {outcome}",
    vague: "Some cells and digits need more places than there are.",
    parts: {
      ...COUNT_PARTS,
      noSet: "no place is left for {facts}",
      oneSet:
        "{n} places are still needed, one each: {facts}. Their candidates are all in {sets}, which holds one only",
      sets:
        "{n} places are still needed, one each: {facts}. Their candidates are all in sets that hold one each, {room} together: " +
        "{sets}. That is too few",
      weighted:
        "{n} places are needed, some counted several times: {facts}. The sets with their candidates have room for {room}: {sets}. Each candidate counts at " +
        "least as often in the sets as in what needs it, so the room is too small",
      tooMany:
        "{n} places are needed for {facts} cells and digits. The {sets} sets with their candidates have room for {room}. Each candidate counts at least as " +
        "often in the sets as in what needs it, so the room is too small. The proof has the whole list",
    },
  },

  reason: ({ cell, digit }: SetLogic, board: Board): Reason => {
    const { facts, sets } = certificateAt(board, cell, digit);
    return { counts: [{ facts, sets }] };
  },

  marks: ({ cell, digit }: SetLogic, board: Board): Mark<CountRole>[] =>
    countMarks(board, certificateAt(board, cell, digit), candidateOf(cell, digit)),

  data: ({ cell, digit }: SetLogic, board: Board): Data => {
    const { facts, sets } = certificateAt(board, cell, digit);
    const [n, room] = [sumOf(facts), sumOf(sets)];
    const isWeighted = [...facts, ...sets].some(([, weight]) => weight > 1);
    const isLong = facts.length + sets.length > MOST_LISTED;
    const part = isLong ? "tooMany" : isWeighted ? "weighted" : room === 0 ? "noSet" : room === 1 ? "oneSet" : "sets";
    const data = isLong
      ? { n, room, facts: facts.length, sets: sets.length }
      : { n, room, facts: listed(board, facts), sets: listed(board, sets) };
    return { candidate: { candidate: candidateOf(cell, digit) }, why: { part, data }, n, room };
  },

  find(board, report, { maxFacts }) {
    const { candidates } = logicBoard(board);
    const fills = new Fills(board);
    const isOpen = new Uint8Array(candidates.length).fill(1);
    for (let i = fills.nextOf(isOpen); i >= 0; i = fills.nextOf(isOpen)) {
      isOpen[i] = 0;
      const most = fills.mostOf(i);
      if (most > WHOLE) continue;
      const size = Math.ceil(1 / (1 - most) - 1e-6);
      if (size > report.maxSize) continue;
      const cell = (candidates[i] / 9) | 0;
      const digit = (candidates[i] % 9) + 1;
      if (maxFacts < 324 && certificateAt(board, cell, digit).facts.length > maxFacts) continue;
      report.eliminateCells(digit, [cell]);
      if (report.commit({ cell, digit }, size)) return;
    }
  },
});
