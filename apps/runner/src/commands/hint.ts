import { explain } from "@wings/core";
import { fieldsOf } from "../terminal/sanitize.js";
import { picture } from "../terminal/drawing.js";
import { paint, plain, wrap } from "../terminal/terminal-style.js";
import { titleOf } from "../techniques/load-techniques.js";
import type { Answerer } from "../boards/answer.js";
import { namedContradictions } from "../boards/contradictions.js";
import { whyNoStep } from "../boards/no-step.js";
import { truthOf, walk } from "../boards/path.js";

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
    return { ...tallied, said: fieldsOf({ status: tallied.status, finding, contradictions }) };
  }
  if (finding === null) {
    const why = whyNoStep(board, truth().status);
    return { ...tallied, said: `${paint(look, isBroken ? "red" : "yellow", wrap(why, look))}\n` };
  }
  const level = flags.level ?? "full";
  const name = titleOf(techniques, finding.technique);
  const concrete = wrap(`${name}: ${explain(finding, "short")}`, look).replace(name, () => paint(look, "bold", name));
  const told = level === "vague" ? wrap(explain(finding, "vague"), look) : concrete;
  const full =
    level === "full"
      ? `${wrap(finding.text, look)}\n${picture(board, look, { form: "big", finding, techniques })}`
      : "";
  return { ...tallied, said: plain(look, `${told}\n${full}`) };
};
