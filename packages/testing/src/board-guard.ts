import type { Board, Technique } from "@wings/core";
import { type Named, failureOf, fault } from "./faults.js";

/** Checks that a technique doesn't change the board. The core checks only the version of the board, and only during a search. */

const PARTS = ["values", "masks", "places", "lone", "bivalue", "givens"] as const;

/** Calls a part of a technique. If the board has changed afterwards, restores it and throws. */
export function guardBoard<T>(technique: Named, board: Board, part: string, action: () => T, before = board.copy()): T {
  let answer: { readonly result: T } | { readonly error: unknown };
  try {
    answer = { result: action() };
  } catch (error) {
    answer = { error };
  }
  // Before its own error, which may follow from the change.
  const written =
    board.version === before.version ? PARTS.find((each) => !isSame(board[each], before[each])) : "version";
  if (written !== undefined) {
    for (const each of PARTS) board[each].set(before[each]);
    board.version++;
    throw failureOf([
      fault("CHANGED_BOARD", technique, before, {
        expected: "a technique that only reports; to try something, use board.copy()",
        seen: written === "version" ? `${part} changed the board` : `board.${written} was written to by ${part}`,
      }),
    ]);
  }
  if ("error" in answer) throw answer.error;
  return answer.result;
}

function isSame(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The technique with a check after each call of reason, marks and data. */
export function withBoardGuard(technique: Technique): Technique {
  let last: { readonly board: Board; readonly before: Board } | undefined;
  // One copy serves all findings of a board.
  const guard = <T>(part: string, board: Board, action: () => T): T => {
    if (last?.board !== board || last.before.version !== board.version) last = { board, before: board.copy() };
    return guardBoard(technique, board, part, action, last.before);
  };
  return {
    ...technique,
    reason: (pattern, board) => guard("reason", board, () => technique.reason(pattern, board)),
    marks: (pattern, board) => guard("marks", board, () => technique.marks(pattern, board)),
    data: (pattern, board) => guard("data", board, () => technique.data(pattern, board)),
  };
}
