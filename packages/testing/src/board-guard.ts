import type { Board, Technique } from "@wings/core";
import { type Named, failureOf, fault } from "./faults.js";

/** Sees to it that a technique leaves the board as it is: the core looks at the version alone, and only while it searches. */

const PARTS = ["values", "masks", "places", "lone", "bivalue", "givens"] as const;

/** Does something of a technique with a board, and throws where the board is another one then; it is put right again. */
export function guardBoard<T>(technique: Named, board: Board, part: string, action: () => T, before = board.copy()): T {
  let answer: { readonly result: T } | { readonly error: unknown };
  try {
    answer = { result: action() };
  } catch (error) {
    answer = { error };
  }
  // First of all: what it threw may come from what it did to the board.
  const written =
    board.version === before.version ? PARTS.find((each) => !isSame(board[each], before[each])) : "version";
  if (written !== undefined) {
    for (const each of PARTS) board[each].set(before[each]);
    board.version++;
    throw failureOf([
      fault("CHANGED_BOARD", technique, before, {
        expected: "a technique that only reports; to try something it takes board.copy()",
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

/** The technique, but that what tells of its findings is watched, whoever asks. */
export function withBoardGuard(technique: Technique): Technique {
  let last: { readonly board: Board; readonly before: Board } | undefined;
  // Many findings are told of one board: it is copied once.
  const watch = <T>(part: string, board: Board, action: () => T): T => {
    if (last?.board !== board || last.before.version !== board.version) last = { board, before: board.copy() };
    return guardBoard(technique, board, part, action, last.before);
  };
  return {
    ...technique,
    reason: (pattern, board) => watch("reason", board, () => technique.reason(pattern, board)),
    marks: (pattern, board) => watch("marks", board, () => technique.marks(pattern, board)),
    data: (pattern, board) => watch("data", board, () => technique.data(pattern, board)),
  };
}
