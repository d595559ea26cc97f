import { type Board, type Finding, Sink, explain, findingOf, runTechnique } from "@wings/core";
import { picture } from "../drawing.js";
import { paint, plain } from "../look.js";
import type { Answerer, Context } from "./answer.js";
import { truthOf } from "./path.js";

/** Everything that can be found on a board now. */
export const steps: Answerer = ({ board }, context) => {
  const { techniques, look, json, flags } = context;
  const findings = findAll(board, context);
  if (flags.sort === "progress") findings.sort((a, b) => progress(b) - progress(a));
  const counts: Record<string, number> = {};
  for (const { technique } of findings) counts[technique] = (counts[technique] ?? 0) + 1;
  const tallied = { good: findings.length > 0, status: findings.length > 0 ? "found" : "nothing", counts };
  if (json) return { ...tallied, fields: { findings }, text: "" };

  const lines = [picture(board, look)];
  let last = "";
  for (const finding of findings) {
    const { name } = techniques.rungs.get(finding.technique)!.technique.meta;
    if (flags.sort !== "progress" && name !== last)
      lines.push(`${paint(look, "bold", name)} (${counts[finding.technique]})`);
    last = name;
    lines.push(`  ${flags.sort === "progress" ? `${paint(look, "bold", name)}  ` : ""}${explain(finding, "short")}`);
  }
  if (findings.length === 0) lines.push(paint(look, "yellow", "Nothing is found on this board."));
  return { ...tallied, fields: {}, text: plain(look, `${lines.join("\n")}\n`) };
};

/** What changes: a digit that is placed is worth more than all that could be eliminated in its place. */
const progress = ({ placements, eliminations }: Finding): number => placements.length * 729 + eliminations.length;

function findAll(board: Board, { techniques, flags }: Context): Finding[] {
  const truth = truthOf(board);
  const sink = new Sink(board, flags.all === true ? "all" : "distinct");
  const findings: Finding[] = [];
  for (const technique of techniques.list) {
    if (technique.meta.assumes !== undefined && truth().status !== "one") continue;
    runTechnique(technique, board, sink);
    for (const hit of sink.hits) {
      if (techniques.rungs.get(technique.id)!.isPlugin) techniques.plugins!.check(technique, board, hit, truth);
      findings.push(findingOf(technique, board, hit));
    }
  }
  return findings;
}
