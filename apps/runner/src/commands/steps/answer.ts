import { type Board, type SearchResult, type Technique, explain } from "@wings/core";
import { type Hit, Sink, describeGuarded, eliminationsOf, runTechnique } from "@wings/core/host";
import { type Answer, type AnswerBoard, type Context as AnyContext, onBoards } from "../../run/answer.js";
import { lazySearch, leftOutTechnique, namedContradictions, noSolution, whyNoStep } from "../../techniques/path.js";
import { titleOf } from "../../techniques/load-techniques.js";
import { drawBoard } from "../../techniques/drawing.js";
import { jsonFields, toJson } from "../../terminal/sanitize.js";
import { paint, wrap } from "../../terminal/terminal-style.js";
import { Screenful } from "./screenful.js";
import type { StepsFlags } from "./command.js";

type Truth = () => SearchResult;
type Context = AnyContext<StepsFlags>;

/** All steps that are possible on a board now. On a terminal: a screenful of them, as they are found. */
export const answerSteps: AnswerBoard<StepsFlags> = ({ board }, context) => {
  const truth = lazySearch(board);
  if (context.json) return asJson(board, truth, context);
  if (context.flags.sort === "progress") return byProgress(board, truth, context);
  return byTechnique(board, truth, context);
};

/** What a technique finds. The findings themselves would need too much memory: a board may have very many. */
interface Found {
  readonly technique: Technique;
  readonly hits: readonly Hit[];
}

function* findings(board: Board, truth: Truth, { techniques, flags, live }: Context): Generator<Found> {
  const sink = new Sink(board, flags.all === true ? "all" : "distinct");
  const before = board.copy();
  for (const [i, technique] of techniques.list.entries()) {
    live?.progress(() => `${i + 1} of ${techniques.list.length} techniques: ${titleOf(techniques, technique.id)}`);
    runTechnique(technique, board, sink, before);
    if (techniques.rungs.get(technique.id)!.isPlugin) {
      for (const hit of sink.hits) techniques.plugins!.check(technique, board, hit, truth);
    }
    if (sink.hits.length > 0) yield { technique, hits: sink.hits };
  }
}

function asJson(board: Board, truth: Truth, context: Context): Answer {
  const counts: Counts = {};
  const list: { readonly progress: number; readonly text: string }[] = [];
  for (const { technique, hits } of findings(board, truth, context)) {
    counts[technique.id] = hits.length;
    for (const hit of hits)
      list.push({ progress: progressOf(hit), text: toJson(describeGuarded(technique, board, hit)) });
  }
  if (context.flags.sort === "progress") list.sort((a, b) => b.progress - a.progress);
  const answer = answerOf(counts, truth);
  const contradictions = answer.status === "none" ? namedContradictions(board) : [];
  const texts = list.map(({ text }) => text).join();
  return { ...answer, text: `${jsonFields({ status: answer.status, contradictions })},"findings":[${texts}]` };
}

function byProgress(board: Board, truth: Truth, context: Context): Answer {
  const { techniques, style } = context;
  const counts: Counts = {};
  const list: { readonly progress: number; readonly line: () => string }[] = [];
  for (const { technique, hits } of findings(board, truth, context)) {
    counts[technique.id] = hits.length;
    const name = titleOf(techniques, technique.id);
    for (const hit of hits) {
      const text = explain(describeGuarded(technique, board, hit), { form: "short", language: techniques.language });
      const line = (): string => wrap(`${name}  ${text}`, style, "    ", "  ");
      list.push({ progress: progressOf(hit), line: () => line().replace(name, () => paint(style, "bold", name)) });
    }
  }
  list.sort((a, b) => b.progress - a.progress);
  const screen = new Screenful(context);
  for (const line of head(board, truth, context)) screen.show(line);
  screen.list(undefined, list, ({ line }) => line());
  const answer = answerOf(counts, truth);
  if (answer.status === "nothing") screen.show(nothing(board, truth, context));
  return { ...answer, text: screen.end() };
}

function byTechnique(board: Board, truth: Truth, context: Context): Answer {
  const { techniques, style } = context;
  const counts: Counts = {};
  const screen = new Screenful(context);
  for (const line of head(board, truth, context)) screen.show(line);
  for (const { technique, hits } of findings(board, truth, context)) {
    counts[technique.id] = hits.length;
    const title = `${paint(style, "bold", titleOf(techniques, technique.id))} (${hits.length})`;
    screen.list(title, hits, (hit) =>
      wrap(
        explain(describeGuarded(technique, board, hit), { form: "short", language: techniques.language }),
        style,
        "    ",
        "  ",
      ),
    );
  }
  const answer = answerOf(counts, truth);
  if (answer.status === "nothing") screen.show(nothing(board, truth, context));
  return { ...answer, text: screen.end() };
}

type Counts = Record<string, number>;

/** A placed digit is worth more than any number of eliminations. */
const progressOf = (hit: Hit): number => hit.placements.length * 729 + eliminationsOf(hit).length;

function answerOf(counts: Counts, truth: Truth): Omit<Answer, "text"> & { readonly status: string } {
  const isBroken = truth().status === "none";
  const status = isBroken ? "none" : Object.keys(counts).length > 0 ? "found" : "nothing";
  return { good: status === "found", status, counts };
}

/** What comes before the steps. */
function head(board: Board, truth: Truth, { style }: Context): string[] {
  const isBroken = truth().status === "none";
  return [drawBoard(board, style), ...(isBroken ? [`${paint(style, "red", wrap(noSolution(board), style))}\n`] : [])];
}

function nothing(board: Board, truth: Truth, { techniques, style }: Context): string {
  const leftOut = board.isFull ? undefined : leftOutTechnique(board, techniques);
  return paint(style, "yellow", wrap(whyNoStep(board, truth().status, leftOut), style));
}

export const makeAnswer = onBoards(answerSteps);

export const endsWithScreen = ({ all }: StepsFlags): boolean => all !== true;
