import { contradictions, search } from "@wings/core";
import type { AnswerBoard } from "../boards/answer.js";
import { mistakeText, mistakesOn, namedContradictions } from "../boards/outcome-messages.js";
import { jsonFields } from "../terminal/sanitize.js";
import { paint } from "../terminal/terminal-style.js";

/** Tells whether a board has no solution, one or many, and what is wrong with it. */
export const answerCheck: AnswerBoard = ({ board, text: input }, { style, json }) => {
  const { status, solution } = search(board);
  const answer = { good: status === "one", status };
  const mistakes = status === "none" ? mistakesOn(board) : [];
  if (json) {
    const found = status === "none" ? namedContradictions(board) : [];
    const only = status === "one" ? solution : null;
    return { ...answer, text: jsonFields({ status, solution: only, mistakes, contradictions: found }) };
  }
  const words = { one: "one solution", none: "no solution", many: "many solutions" }[status];
  const contradiction = status === "none" ? contradictions(board).map(({ text }) => text) : [];
  const reasons = mistakes.length > 0 ? mistakes.map(mistakeText) : contradiction;
  const [firstLine] = input.trim().split("\n", 1);
  const detail = status === "one" ? solution! : reasons.length > 0 ? reasons.join("; ") : firstLine;
  return { ...answer, text: `${paint(style, status === "one" ? "green" : "red", words.padEnd(14))}  ${detail}\n` };
};
