import { type Board, type SearchResult, explain } from "@wings/core";
import { picture } from "../drawing.js";
import { paint, plain, wrap } from "../look.js";
import { titleOf } from "../techniques.js";
import type { Answerer } from "./answer.js";
import { namedContradictions, noSolution } from "./contradictory.js";
import { truthOf, walk } from "./path.js";

/** The next step, and how much of it to give away. */
export const hint: Answerer = ({ board }, { flags, techniques, look, json }) => {
  const truth = truthOf(board);
  const isBroken = truth().status === "none";
  // One step is walked and the next one not: the first is the hint. Where nothing can be right there is none.
  const { steps } = isBroken ? { steps: [] } : walk(board, techniques, { findings: true, most: 1 });
  const finding = steps[0]?.finding ?? null;
  const tallied = { good: finding !== null, status: isBroken ? "none" : finding === null ? "nothing" : "found" };
  if (json) {
    const contradictions = isBroken ? namedContradictions(board) : [];
    return { ...tallied, fields: { status: tallied.status, finding, contradictions }, text: "" };
  }
  if (finding === null) {
    const why = isBroken ? noSolution(board) : whyNone(board, truth().status);
    return { ...tallied, fields: {}, text: `${paint(look, isBroken ? "red" : "yellow", wrap(why, look))}\n` };
  }
  const level = flags.level ?? "full";
  const name = titleOf(techniques, finding.technique);
  const concrete = wrap(`${name}: ${explain(finding, "short")}`, look).replace(name, () => paint(look, "bold", name));
  const told = level === "vague" ? wrap(explain(finding, "vague"), look) : concrete;
  const full =
    level === "full"
      ? `${wrap(finding.text, look)}\n${picture(board, look, { form: "big", finding, techniques })}`
      : "";
  return { ...tallied, fields: {}, text: plain(look, `${told}\n${full}`) };
};

/** Why there is no next step. */
function whyNone(board: Board, status: SearchResult["status"]): string {
  if (board.isFull) return "This board is solved.";
  return status === "many"
    ? "No step leads on: this board has many solutions."
    : "The next step is beyond these techniques.";
}
