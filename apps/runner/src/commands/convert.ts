import { type Board, type FormatName, format, parse } from "@wings/core";
import type { AnswerBoard } from "../boards/answer.js";
import type { Tally } from "../bulk/contract.js";
import { jsonFields } from "../terminal/sanitize.js";
import { plural } from "../terminal/terminal-style.js";

/** Writes a board in another format, and says what that format doesn't keep of it. */
export const answerConvert: AnswerBoard = ({ board, index }, { flags, json }) => {
  const name = (flags.to as FormatName | undefined) ?? "digits";
  const text = format(board, name);
  const lost = lossOf(board, text);
  const answer = { good: true, status: keptStatus(lost) };
  if (json) return { ...answer, text: jsonFields({ format: name, text, lost }) };
  // A blank line separates boards of several lines.
  const isTall = text.trimEnd().includes("\n");
  return { ...answer, text: `${isTall && index > 0 ? "\n" : ""}${text.trimEnd()}\n` };
};

/** What a board loses where its text is read again: what `docs/formats.md` says of each format, for this board. */
export function lossOf(board: Board, text: string): string[] {
  const again = parse(text);
  const cells = Array.from({ length: 81 }, (_, cell) => cell);
  const isLost = (differs: (cell: number) => boolean): boolean => cells.some(differs);
  return [
    ...(isLost((cell) => board.isGiven(cell) !== again.isGiven(cell)) ? ["which digits are given"] : []),
    ...(isLost((cell) => board.digit(cell) !== again.digit(cell)) ? ["which digits are placed"] : []),
    ...(isLost((cell) => board.digit(cell) === 0 && again.digit(cell) === 0 && board.masks[cell] !== again.masks[cell])
      ? ["eliminated candidates"]
      : []),
  ];
}

const LOSES = "loses: ";

/** The status of a board in the tally: whether its text keeps everything. */
export const keptStatus = (loss: readonly string[]): string =>
  loss.length === 0 ? "kept" : `${LOSES}${loss.join(" and ")}`;

/** Says at the end of a run what the boards lost. */
export const lossesIn = ({ statuses }: Tally): string =>
  Object.entries(statuses)
    .filter(([status]) => status.startsWith(LOSES))
    .map(([status, count]) => `wings: the output of ${plural(count, "board")} ${status}.\n`)
    .join("");
