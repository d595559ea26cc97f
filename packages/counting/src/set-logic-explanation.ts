import { type Board, type Data, type Mark, type Pattern, type Reason, candidateOf } from "@wings/core/author";
import { certificateAt } from "./certificate.js";
import { COUNT_PARTS, COUNT_ROLES, type CountRole, countMarks, listed, sumOf } from "./count-words.js";

export const pattern = { cell: "cell", digit: "digit" } as const;
type SetLogic = Pattern<typeof pattern>;

/** Nobody reads a longer list of facts and sets in a sentence. */
const MOST_LISTED = 60;

/** How a finding is explained, drawn and proved. */
export const explanation = {
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
};
