import { type Board, type Finding, cellName } from "@wings/core";
import { hintLevels } from "@wings/draw/hint";
import { type AnswerBoard, onBoards } from "../../run/answer.js";
import {
  findPath,
  lazySearch,
  leftOutTechnique,
  mistakesOn,
  namedContradictions,
  whyNoStep,
} from "../../techniques/path.js";
import { type Techniques, titleOf } from "../../techniques/load-techniques.js";
import { drawBoard } from "../../techniques/drawing.js";
import { explained, shortly } from "../../techniques/explained.js";
import { jsonFields } from "../../terminal/sanitize.js";
import { type TerminalStyle, paint, toTerminal, wrap } from "../../terminal/terminal-style.js";
import type { HintFlags } from "./command.js";

/** The next step, in as much detail as requested. */
const answerHint: AnswerBoard<HintFlags> = ({ board }, { flags, techniques, style, json }) => {
  const truth = lazySearch(board);
  const isBroken = truth().status === "none";
  const { steps } = isBroken ? { steps: [] } : findPath(board, techniques, { maxSteps: 1 });
  const finding = steps[0]?.finding ?? null;
  const { status: solutions, solution } = truth();
  const isStuck = finding === null && solutions === "one" && !board.isFull;
  const revealed = isStuck && flags.reveal === true ? easiestCell(board, solution!) : null;
  const good = finding !== null || revealed !== null;
  const answer = { good, status: isBroken ? "none" : finding !== null ? "found" : "nothing" };
  if (json) {
    const mistakes = isBroken ? mistakesOn(board) : [];
    const contradictions = isBroken ? namedContradictions(board) : [];
    const named = revealed && { cell: cellName(revealed.cell), digit: revealed.digit };
    const reveal = flags.reveal === true ? { revealed: named } : {};
    return { ...answer, text: jsonFields({ status: answer.status, finding, ...reveal, mistakes, contradictions }) };
  }
  if (finding !== null) return { ...answer, text: describe(finding, flags.level, board) };
  const leftOut = isBroken || board.isFull ? undefined : leftOutTechnique(board, techniques);
  const why = whyNoStep(board, solutions, leftOut);
  const more = !isStuck
    ? ""
    : revealed !== null
      ? ` One cell from the solution: ${cellName(revealed.cell)} is ${revealed.digit}.`
      : " Use --reveal to see one cell of the solution.";
  return { ...answer, text: `${paint(style, isBroken ? "red" : "yellow", wrap(why + more, style))}\n` };

  function describe(step: Finding, level: string, at: Board): string {
    if (level === "why") {
      const why = `${explained(step, techniques, style)}\n${drawBoard(at, style, { form: "big", finding: step, techniques })}`;
      return toTerminal(style, `${shortText(step, techniques, style)}\n${why}`);
    }
    const names = techniques.rungs.get(step.technique)!.technique.meta;
    const { where, what } = hintLevels(step, { names, language: techniques.language });
    const pattern = what.map(({ text }) => `${wrap(text, style, "    ", "  ")}\n`).join("");
    const title = `${paint(style, "bold", titleOf(techniques, step.technique))}\n`;
    return toTerminal(style, level === "where" ? `${wrap(where, style)}\n` : `${title}${pattern}`);
  }
};

function shortText(finding: Finding, techniques: Techniques, style: TerminalStyle): string {
  const name = titleOf(techniques, finding.technique);
  return wrap(`${name}: ${shortly(finding, techniques)}`, style).replace(name, () => paint(style, "bold", name));
}

/** The open cell with the fewest candidates: a player needs it least. */
function easiestCell({ values, masks }: Board, solution: string): { cell: number; digit: number } {
  const bits = (mask: number): number => mask.toString(2).replaceAll("0", "").length;
  let best = -1;
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] === 0 && (best < 0 || bits(masks[cell]) < bits(masks[best]))) best = cell;
  }
  return { cell: best, digit: Number(solution[best]) };
}

export const makeAnswer = onBoards(answerHint);
