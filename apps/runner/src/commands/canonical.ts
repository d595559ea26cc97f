import { canonical } from "@wings/generate";
import type { AnswerBoard } from "../boards/answer.js";
import { jsonFields } from "../terminal/sanitize.js";

/** The canonical form of a puzzle. A puzzle without exactly one solution has none, which is an error at its line. */
export const answerCanonical: AnswerBoard = ({ board }, { json }) => {
  const { puzzle, solution, transformation } = canonical(board);
  const text = json ? jsonFields({ canonical: puzzle, solution, transformation }) : `${puzzle}\n`;
  return { text, good: true, status: "canonical" };
};
