import { canonical } from "@wings/generate";
import { type AnswerBoard, onBoards } from "../../run/answer.js";
import { jsonFields } from "../../terminal/sanitize.js";

/** The canonical form of a puzzle. A puzzle without exactly one solution has none, which is an error at its line. */
const answerCanonical: AnswerBoard = ({ board }, { json }) => {
  const { puzzle, solution, transformation } = canonical(board);
  const text = json ? jsonFields({ canonical: puzzle, solution, transformation }) : `${puzzle}\n`;
  return { text, good: true, status: "canonical" };
};

export const makeAnswer = onBoards(answerCanonical, "wings canonical");
