import { type Board, type SearchResult, explain } from "@wings/core";
import { Sink, describeHit, runTechnique } from "@wings/core/host";
import type { AnswerBoard, Context } from "../boards/answer.js";
import { lazySearch, leftOutTechnique, namedContradictions, noSolution, whyNoStep } from "../boards/path.js";
import { titleOf } from "../plugins/load-techniques.js";
import { drawBoard } from "../terminal/drawing.js";
import { jsonFields, toJson } from "../terminal/sanitize.js";
import { paint, toTerminal, wrap } from "../terminal/terminal-style.js";

/** A finding as text. The findings themselves would need too much memory: a board may have very many. */
interface Listed {
  readonly technique: string;
  /** How much the step changes: a placed digit is worth more than any number of eliminations. */
  readonly progress: number;
  /** JSON, or a short text. */
  readonly text: string;
}

/** All steps that are possible on a board now. */
export const answerSteps: AnswerBoard = ({ board }, context) => {
  const { techniques, style, json, flags } = context;
  const truth = lazySearch(board);
  const isBroken = truth().status === "none";
  const list = listSteps(board, truth, context);
  if (flags.sort === "progress") list.sort((a, b) => b.progress - a.progress);
  const counts: Record<string, number> = {};
  for (const { technique } of list) counts[technique] = (counts[technique] ?? 0) + 1;
  const status = isBroken ? "none" : list.length > 0 ? "found" : "nothing";
  const answer = { good: status === "found", status, counts };
  if (json) {
    const contradictions = isBroken ? namedContradictions(board) : [];
    const findings = list.map(({ text }) => text).join();
    return { ...answer, text: `${jsonFields({ status, contradictions })},"findings":[${findings}]` };
  }

  const lines = [drawBoard(board, style)];
  if (isBroken) lines.push(`${paint(style, "red", wrap(noSolution(board), style))}\n`);
  let last = "";
  for (const { technique, text } of list) {
    const name = titleOf(techniques, technique);
    if (flags.sort !== "progress" && name !== last) lines.push(`${paint(style, "bold", name)} (${counts[technique]})`);
    last = name;
    const line = wrap(`${flags.sort === "progress" ? `${name}  ` : ""}${text}`, style, "    ", "  ");
    lines.push(flags.sort === "progress" ? line.replace(name, () => paint(style, "bold", name)) : line);
  }
  if (status === "nothing") {
    const leftOut = board.isFull ? undefined : leftOutTechnique(board, techniques);
    lines.push(paint(style, "yellow", wrap(whyNoStep(board, truth().status, leftOut), style)));
  }
  return { ...answer, text: toTerminal(style, `${lines.join("\n")}\n`) };
};

function listSteps(board: Board, truth: () => SearchResult, { techniques, flags, json }: Context): Listed[] {
  const sink = new Sink(board, flags.all === true ? "all" : "distinct");
  const before = board.copy();
  const list: Listed[] = [];
  for (const technique of techniques.list) {
    runTechnique(technique, board, sink, before);
    for (const hit of sink.hits) {
      if (techniques.rungs.get(technique.id)!.isPlugin) techniques.plugins!.check(technique, board, hit, truth);
      const finding = describeHit(technique, board, hit);
      const { placements, eliminations } = finding;
      list.push({
        technique: technique.id,
        progress: placements.length * 729 + eliminations.length,
        text: json ? toJson(finding) : explain(finding, "short"),
      });
    }
  }
  return list;
}
