import { type Board, type SearchResult, Sink, explain, findingOf, runTechnique } from "@wings/core";
import { fieldsOf, toJson } from "../terminal/sanitize.js";
import { picture } from "../terminal/drawing.js";
import { paint, plain, wrap } from "../terminal/terminal-style.js";
import { titleOf } from "../techniques/load-techniques.js";
import type { Answerer, Context } from "../boards/answer.js";
import { namedContradictions, noSolution } from "../boards/contradictions.js";
import { truthOf } from "../boards/path.js";

/** A finding as far as it is needed to list it: it is said at once, for of the findings themselves there may be very many. */
interface Listed {
  readonly technique: string;
  /** How far it brings one: a digit that is placed is worth more than all that could be eliminated in its place. */
  readonly progress: number;
  /** As JSON, or in a few words. */
  readonly said: string;
}

/** Everything that can be found on a board now. */
export const steps: Answerer = ({ board }, context) => {
  const { techniques, look, json, flags } = context;
  const truth = truthOf(board);
  const isBroken = truth().status === "none";
  const list = listAll(board, truth, context);
  if (flags.sort === "progress") list.sort((a, b) => b.progress - a.progress);
  const counts: Record<string, number> = {};
  for (const { technique } of list) counts[technique] = (counts[technique] ?? 0) + 1;
  const status = isBroken ? "none" : list.length > 0 ? "found" : "nothing";
  const tallied = { good: status === "found", status, counts };
  if (json) {
    const contradictions = isBroken ? namedContradictions(board) : [];
    const findings = list.map(({ said }) => said).join();
    return { ...tallied, said: `${fieldsOf({ status, contradictions })},"findings":[${findings}]` };
  }

  const lines = [picture(board, look)];
  // What follows from a board without a solution is right as far as it goes, and leads nowhere.
  if (isBroken) lines.push(`${paint(look, "red", wrap(noSolution(board), look))}\n`);
  let last = "";
  for (const { technique, said } of list) {
    const name = titleOf(techniques, technique);
    if (flags.sort !== "progress" && name !== last) lines.push(`${paint(look, "bold", name)} (${counts[technique]})`);
    last = name;
    const told = wrap(`${flags.sort === "progress" ? `${name}  ` : ""}${said}`, look, "    ", "  ");
    lines.push(flags.sort === "progress" ? told.replace(name, () => paint(look, "bold", name)) : told);
  }
  if (list.length === 0) lines.push(paint(look, "yellow", "Nothing is found on this board."));
  return { ...tallied, said: plain(look, `${lines.join("\n")}\n`) };
};

function listAll(board: Board, truth: () => SearchResult, { techniques, flags, json }: Context): Listed[] {
  const sink = new Sink(board, flags.all === true ? "all" : "distinct");
  const before = board.copy();
  const list: Listed[] = [];
  for (const technique of techniques.list) {
    if (technique.meta.assumes !== undefined && truth().status !== "one") continue;
    runTechnique(technique, board, sink, before);
    for (const hit of sink.hits) {
      if (techniques.rungs.get(technique.id)!.isPlugin) techniques.plugins!.check(technique, board, hit, truth);
      const finding = findingOf(technique, board, hit);
      const { placements, eliminations } = finding;
      list.push({
        technique: technique.id,
        progress: placements.length * 729 + eliminations.length,
        said: json ? toJson(finding) : explain(finding, "short"),
      });
    }
  }
  return list;
}
