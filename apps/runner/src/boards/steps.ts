import { type Board, type Finding, type SearchResult, Sink, explain, findingOf, runTechnique } from "@wings/core";
import { picture } from "../drawing.js";
import { paint, plain, wrap } from "../look.js";
import { titleOf } from "../techniques.js";
import type { Answerer, Context } from "./answer.js";
import { namedContradictions, noSolution } from "./contradictory.js";
import { truthOf } from "./path.js";

/** Everything that can be found on a board now. */
export const steps: Answerer = ({ board }, context) => {
  const { techniques, look, json, flags } = context;
  const truth = truthOf(board);
  const isBroken = truth().status === "none";
  const findings = findAll(board, truth, context);
  if (flags.sort === "progress") findings.sort((a, b) => progress(b) - progress(a));
  const counts: Record<string, number> = {};
  for (const { technique } of findings) counts[technique] = (counts[technique] ?? 0) + 1;
  const status = isBroken ? "none" : findings.length > 0 ? "found" : "nothing";
  const tallied = { good: status === "found", status, counts };
  if (json) {
    const contradictions = isBroken ? namedContradictions(board) : [];
    return { ...tallied, fields: { status, findings, contradictions }, text: "" };
  }

  const lines = [picture(board, look)];
  // What follows from a board without a solution is right as far as it goes, and leads nowhere.
  if (isBroken) lines.push(`${paint(look, "red", wrap(noSolution(board), look))}\n`);
  let last = "";
  for (const finding of findings) {
    const name = titleOf(techniques, finding.technique);
    if (flags.sort !== "progress" && name !== last)
      lines.push(`${paint(look, "bold", name)} (${counts[finding.technique]})`);
    last = name;
    const told = wrap(
      `${flags.sort === "progress" ? `${name}  ` : ""}${explain(finding, "short")}`,
      look,
      "    ",
      "  ",
    );
    lines.push(flags.sort === "progress" ? told.replace(name, () => paint(look, "bold", name)) : told);
  }
  if (findings.length === 0) lines.push(paint(look, "yellow", "Nothing is found on this board."));
  return { ...tallied, fields: {}, text: plain(look, `${lines.join("\n")}\n`) };
};

/** What changes: a digit that is placed is worth more than all that could be eliminated in its place. */
const progress = ({ placements, eliminations }: Finding): number => placements.length * 729 + eliminations.length;

function findAll(board: Board, truth: () => SearchResult, { techniques, flags }: Context): Finding[] {
  const sink = new Sink(board, flags.all === true ? "all" : "distinct");
  const before = board.copy();
  const findings: Finding[] = [];
  for (const technique of techniques.list) {
    if (technique.meta.assumes !== undefined && truth().status !== "one") continue;
    runTechnique(technique, board, sink, before);
    for (const hit of sink.hits) {
      if (techniques.rungs.get(technique.id)!.isPlugin) techniques.plugins!.check(technique, board, hit, truth);
      findings.push(findingOf(technique, board, hit));
    }
  }
  return findings;
}
