import { type Board, type FindingJson, type Technique, explain, format } from "@wings/core";
import { Sink, describeGuarded, runTechnique } from "@wings/core/host";
import { randomBoards, stuckBoards } from "@wings/testing";
import { layoutOf } from "@wings/layouts";
import type { Call } from "../../command/define-command.js";
import { lazySearch } from "../../techniques/path.js";
import { type Techniques, loadTechniques, selectionOf } from "../../techniques/load-techniques.js";
import { write } from "../../terminal/output.js";
import { flagsClash } from "../../run/errors.js";
import { flagNeeds } from "../errors.js";
import type { StepsFlags } from "./command.js";
import { casesTakeNoInput, noCase } from "./errors.js";

/** How many lines a technique gets, and on how many boards of each kind it is searched. */
const LINES = 10;
const BOARDS = 200;

/** Prints lines for `finds` of a tester: generated boards, and what a technique does there. */
export async function printCases({ flags, given, inputs, pluginFolder }: Call<StepsFlags>): Promise<number> {
  if (inputs.length > 0) throw casesTakeNoInput(inputs[0]);
  if (flags.json === true) throw flagsClash("--cases", "--json", "it prints code");
  if (flags.layout !== undefined && layoutOf(flags.layout) !== undefined)
    throw flagsClash("--cases", "--layout", "its boards are classic");
  for (const name of ["range", "resume", "shard"])
    if (given[name] !== undefined) throw flagsClash("--cases", `--${name}`, "it reads no boards");
  if (given.plugin === undefined && given.only === undefined)
    throw flagNeeds("--cases", "--plugin or --only", "it wants one technique, or a few");
  const techniques = await loadTechniques(selectionOf(flags, pluginFolder));
  try {
    const chosen = techniques.list.filter(({ id }) => given.only !== undefined || techniques.rungs.get(id)!.isPlugin);
    for (const technique of chosen) {
      const lines = casesOf(technique, techniques);
      if (lines.length === 0) throw noCase(technique.id, 2 * BOARDS);
      const head = chosen.length > 1 ? `// ${technique.id}\n` : "";
      await write(`${head}${lines.map((line) => `${JSON.stringify(line)},\n`).join("")}`);
    }
  } finally {
    techniques.plugins?.close();
  }
  return 0;
}

function casesOf(technique: Technique, { rungs, plugins }: Techniques): string[] {
  const lines = new Set<string>();
  for (const board of boards()) {
    const sink = new Sink(board, "distinct");
    runTechnique(technique, board, sink);
    for (const hit of sink.hits) {
      if (rungs.get(technique.id)!.isPlugin) plugins!.check(technique, board, hit, lazySearch(board));
      lines.add(`${format(board, "url")} => ${outcomeOf(describeGuarded(technique, board, hit))}`);
      if (lines.size === LINES) return [...lines];
    }
  }
  return [...lines];
}

/** What a step changes, in the notation of cases. */
const outcomeOf = (finding: FindingJson): string =>
  explain({ ...finding, message: { ...finding.message, short: "{outcome}" } }, "short");

/** First those on which nothing easy is left; then any position of a solve, for easy techniques. */
function* boards(): Generator<Board> {
  yield* stuckBoards(1, BOARDS);
  for (const { board } of randomBoards(1, BOARDS)) yield board;
}
