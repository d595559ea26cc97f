import { peerTable } from "../board/layout.js";
import type { Board } from "../board/board.js";
import type { Cell, Digit } from "../board/numbers.js";
import type { AlsDigitCells } from "../sets/als-digit-cells.js";
import type { Reporter } from "./reporter.js";

/** Whether any cell that sees both cells has the digit. It is cheap, and rules out most pairs early. */
export const hasTargets = (board: Board, digit: Digit, a: Cell, b: Cell): boolean => {
  const peers = peerTable(board);
  const { places } = board;
  return (
    ((peers[a * 3] & peers[b * 3] & places[digit * 3]) |
      (peers[a * 3 + 1] & peers[b * 3 + 1] & places[digit * 3 + 1]) |
      (peers[a * 3 + 2] & peers[b * 3 + 2] & places[digit * 3 + 2])) !==
    0
  );
};

/** Removes the digit from every cell that sees both cells. Returns whether any of them has it. */
export function eliminateSeenByBoth(report: Reporter<never>, digit: Digit, a: Cell, b: Cell): boolean {
  const peers = peerTable(report.board);
  return report.eliminateWords(
    digit,
    peers[a * 3] & peers[b * 3],
    peers[a * 3 + 1] & peers[b * 3 + 1],
    peers[a * 3 + 2] & peers[b * 3 + 2],
  );
}

/** Removes the digit from the cells that see all places of it in two almost locked sets. Returns whether any of them has it. */
export function eliminateSeenByBothSets(
  report: Reporter<never>,
  { of, seen }: AlsDigitCells,
  digit: Digit,
  a: number,
  b: number,
): boolean {
  const p = of[a * 10 + digit] * 3;
  const q = of[b * 10 + digit] * 3;
  const w0 = seen[p] & seen[q];
  const w1 = seen[p + 1] & seen[q + 1];
  const w2 = seen[p + 2] & seen[q + 2];
  return (w0 | w1 | w2) !== 0 && report.eliminateWords(digit, w0, w1, w2);
}
