import { type FormatName, format } from "@wings/core";
import type { AnswerBoard } from "../boards/answer.js";
import { keptStatus, lossOf } from "../boards/kept.js";
import { jsonFields } from "../terminal/sanitize.js";

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
